import type { Level } from './pauses.ts';

/** Milliseconds between two looks at how loud it is. */
const LEVEL_INTERVAL_MS = 20;
/** Milliseconds of sound in each piece that is stored while recording. */
const CHUNK_MS = 1000;
/** Enough for a voice, and four minutes take less than a megabyte. */
const BITS_PER_SECOND = 24_000;

/** In the order of preference: Opus where there is a choice, AAC in MP4 where that is all. */
const FORMATS = [
  ['audio/webm', 'audio/webm;codecs=opus'],
  ['audio/ogg', 'audio/ogg;codecs=opus'],
  ['audio/mp4', 'audio/mp4'],
] as const;

export type RecordedType = (typeof FORMATS)[number][0];

/** Null where this browser cannot record. */
export function recordingFormat(): { type: RecordedType; mimeType: string } | null {
  if (typeof MediaRecorder !== 'function' || !navigator.mediaDevices?.getUserMedia) return null;
  const found = FORMATS.find(([, mimeType]) => MediaRecorder.isTypeSupported(mimeType));
  return found ? { type: found[0], mimeType: found[1] } : null;
}

export interface Microphone {
  /** Records until it is stopped. @param onChunk gets each second of sound, in order. */
  record(onChunk: (bytes: Blob) => void, onLevel: (level: Level) => void): Promise<RunningRecording>;
  close(): void;
}

export interface RunningRecording {
  /** Milliseconds since it began. */
  now(): number;
  /** Resolves after the last chunk. */
  stop(): Promise<void>;
}

/** Asks for the microphone, so only after a press. Rejects with the browser's `NotAllowedError` or `NotFoundError`. */
export async function openMicrophone(): Promise<Microphone> {
  const format = recordingFormat();
  if (format === null) throw new DOMException('This browser cannot record.', 'NotSupportedError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true, echoCancellation: false },
  });
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(analyser);

  return {
    async record(onChunk, onLevel) {
      await context.resume();
      const recorder = new MediaRecorder(stream, { mimeType: format.mimeType, audioBitsPerSecond: BITS_PER_SECOND });
      recorder.ondataavailable = ({ data }) => data.size > 0 && onChunk(data);
      const begun = new Promise((resolve) => recorder.addEventListener('start', resolve, { once: true }));
      recorder.start(CHUNK_MS);
      await begun;
      const startedAt = performance.now();
      const now = () => performance.now() - startedAt;
      const samples = new Float32Array(analyser.fftSize);
      const timer = window.setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        onLevel({ at: now(), ...loudnessOf(samples) });
      }, LEVEL_INTERVAL_MS);
      return {
        now,
        async stop() {
          window.clearInterval(timer);
          if (recorder.state === 'inactive') return;
          const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
          recorder.stop();
          await ended;
        },
      };
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}

function loudnessOf(samples: Float32Array): Omit<Level, 'at'> {
  let sum = 0;
  let peak = 0;
  let crossings = 0;
  let before = 0;
  for (const sample of samples) {
    sum += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
    if (sample < 0 !== before < 0) crossings += 1;
    before = sample;
  }
  return { loudness: Math.sqrt(sum / samples.length), peak, hiss: crossings / samples.length };
}
