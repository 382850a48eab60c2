import { recorderEvent } from '../../../../data/device/sound/recorder-event.ts';
import { BITS_PER_SECOND, canRecord, type RecordedType, recorderFormat } from '../../../../data/device/sound/recorder-format.ts';
import { withTimeout } from '../../../../data/device/with-timeout.ts';
import { type Level, loudnessOf } from './pauses.ts';

/** Milliseconds between two looks at how loud it is. */
const LEVEL_INTERVAL_MS = 20;
/** Milliseconds of sound in each piece that is stored while recording. */
const CHUNK_MS = 1000;
/** Milliseconds to wait for the page's audio, which is needed only to measure loudness. */
const RESUME_MS = 1000;
/** Milliseconds for which the device may mute the microphone, as some do for a moment when another one is connected. */
const MUTED_MS = 1000;

/** Whether this browser has a microphone, which pages without HTTPS and pages inside some apps lack, and can record. */
export function canUseMicrophone(): boolean {
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  return devices?.getUserMedia !== undefined && canRecord();
}

export interface Microphone {
  /** The format that it records. */
  readonly type: RecordedType;
  /** Records until it is stopped. @param onChunk gets each second of sound, in order. */
  record(onChunk: (bytes: Blob) => void, onLevel: (level: Level) => void): Promise<RunningRecording>;
  /** Whether the device took it away or muted it, as for a call, or its recorder failed. */
  ended(): boolean;
  close(): void;
}

export interface RunningRecording {
  /** Milliseconds since it began, until it ended. */
  now(): number;
  /** Resolves after the last chunk. */
  stop(): Promise<void>;
}

/**
 * Asks for the microphone, so only after a press. Rejects with the browser's `NotAllowedError` or `NotFoundError`; a recording that does not begin
 * rejects with `OperationError`.
 */
export async function openMicrophone(): Promise<Microphone> {
  const format = canUseMicrophone() ? await recorderFormat() : null;
  if (format === null) throw new DOMException('This browser cannot record.', 'NotSupportedError');
  const stream = await navigator.mediaDevices
    .getUserMedia({ audio: { channelCount: 1, noiseSuppression: true, autoGainControl: true, echoCancellation: false } })
    .catch((error: unknown) => {
      // The device cannot open it. Renamed, because databases throw an AbortError if there is no room.
      if (error instanceof DOMException && error.name === 'AbortError') throw new DOMException(error.message, 'NotReadableError');
      throw error;
    });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  let level: ReturnType<typeof openLevel>;
  try {
    level = openLevel(stream);
  } catch (error) {
    // Otherwise the device would go on showing that it listens.
    close();
    throw error;
  }
  const { context, analyser } = level;
  let failed = false;
  /** When the device muted it, after which its recorder goes on with silence; null if it is not muted. */
  let mutedAt: number | null = null;
  for (const track of stream.getTracks()) {
    track.addEventListener('mute', () => {
      mutedAt ??= performance.now();
    });
    track.addEventListener('unmute', () => {
      mutedAt = null;
    });
  }

  return {
    type: format.type,
    async record(onChunk, onLevel) {
      // During a call it never settles.
      await withTimeout(RESUME_MS, () => context.resume()).catch(() => undefined);
      const recorder = new MediaRecorder(stream, { mimeType: format.mimeType, audioBitsPerSecond: BITS_PER_SECOND });
      recorder.ondataavailable = ({ data }) => data.size > 0 && onChunk(data);
      let endedAt: number | null = null;
      let stopping = false;
      const onEnd = () => {
        endedAt ??= performance.now();
        failed ||= !stopping;
      };
      for (const event of ['error', 'stop']) recorder.addEventListener(event, onEnd);
      try {
        recorder.start(CHUNK_MS);
        await recorderEvent(recorder, 'start');
      } catch (error) {
        failed = true;
        recorder.ondataavailable = null;
        if (recorder.state !== 'inactive') recorder.stop();
        throw error;
      }
      const startedAt = performance.now();
      const now = () => (endedAt ?? performance.now()) - startedAt;
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
          stopping = true;
          recorder.stop();
          // What was recorded is stored in any case.
          await recorderEvent(recorder, 'stop').catch(() => undefined);
        },
      };
    },
    ended() {
      const isMuted = mutedAt !== null && performance.now() - mutedAt >= MUTED_MS;
      return failed || isMuted || stream.getTracks().some(({ readyState }) => readyState === 'ended');
    },
    close() {
      close();
      void context.close();
    },
  };
}

/** Opens the analyser that measures loudness. Throws if the browser has no audio. */
function openLevel(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  context.createMediaStreamSource(stream).connect(analyser);
  return { context, analyser };
}
