/** Runs in a page of the benchmark of voices: the app's own recorder, encoder and player with a voice made of noise. */
import type { Recording } from '../../domain/src/index.ts';
import { copyOf, handCopiesTo } from '../../web/src/data/cache/cached-copies.ts';
import { decodeAsNeeded, playPart } from '../../web/src/data/lib/play-sound.ts';
import { encode } from '../../web/src/data/sound/encode.ts';
import { SAMPLE_RATE } from '../../web/src/data/sound/samples.ts';
import { recordedSpeech } from '../../web/src/features/read-aloud/speech/recorded-speech.ts';
import { openMicrophone } from '../../web/src/features/record-story/microphone.ts';

const RATE = 48_000;
/** Milliseconds at which the first sentence ends, as usual, and that of it which are played: its end tells when it began to sound. */
const SENTENCE_END_MS = 4000;
const PLAYED_MS = 200;
const UID = 'bench';
const NAME = 'recording/story/voice/0';

type Page = Pick<Recording, 'durationMs' | 'starts'> & { audio: Uint8Array<ArrayBuffer> };

/** Four syllables a second, each a buzz with overtones and hiss, with a pause after every twelfth: harder to compress than speech. */
function syllables(seconds: number, rate = RATE): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(seconds * rate);
  let phase = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / rate;
    const syllable = Math.floor(time * 4);
    const pitch = 120 + ((syllable * 37) % 60) + 20 * Math.sin(time * 9);
    phase += (2 * Math.PI * pitch) / rate;
    const buzz = [1, 2, 3, 5, 8].reduce((sum, overtone) => sum + Math.sin(phase * overtone) / overtone, 0);
    const loud = syllable % 12 === 11 ? 0.002 : 0.25 * Math.sin(Math.PI * ((time * 4) % 1));
    samples[index] = loud * (0.7 * buzz + 0.6 * (Math.random() * 2 - 1));
  }
  return samples;
}

/** @returns bytes that the recorder stores in so many seconds, which pass. */
export async function recordFor(seconds: number): Promise<number> {
  const context = new AudioContext({ sampleRate: RATE });
  await context.resume();
  const output = new MediaStreamAudioDestinationNode(context);
  const buffer = new AudioBuffer({ length: seconds * RATE, sampleRate: RATE });
  buffer.copyToChannel(syllables(seconds), 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(output);
  navigator.mediaDevices.getUserMedia = async () => output.stream;
  const microphone = await openMicrophone();
  let bytes = 0;
  const running = await microphone.record(
    (chunk) => {
      bytes += chunk.size;
    },
    () => undefined,
  );
  source.start();
  await new Promise((resolve) => {
    source.onended = resolve;
  });
  await running.stop();
  microphone.close();
  await context.close();
  return bytes;
}

/** Keeps a recorded page of so many seconds on this device. @returns its bytes. */
export async function keepPage(seconds: number): Promise<number> {
  const { bytes: audio } = await encode(syllables(seconds, SAMPLE_RATE));
  handCopiesTo(UID);
  await copyOf<Page>(UID, NAME).put({ audio, durationMs: seconds * 1000, starts: [SENTENCE_END_MS - PLAYED_MS, SENTENCE_END_MS] });
  return audio.byteLength;
}

/** @returns milliseconds from the wish to hear the kept page to its first sound. */
export async function startOfPage(): Promise<number> {
  handCopiesTo(UID);
  const speech = recordedSpeech<AudioBuffer>({
    otherwise: { speak: () => undefined, cancel: () => undefined },
    placeOf: () => ({ page: 0, sentence: 0 }),
    async load() {
      const page = await copyOf<Page>(UID, NAME).get();
      if (page === undefined) throw new Error('The page was not kept.');
      return { ...page, soundUntil: decodeAsNeeded(page) };
    },
    play: playPart,
  });
  const asked = performance.now();
  await new Promise<void>((resolve, reject) => {
    const heard = { started: () => undefined, word: () => undefined, ended: resolve, failed: reject };
    speech.speak({ line: 0, text: '', voice: null, rate: 1, pace: 1, volume: 1 }, heard);
  });
  return performance.now() - asked - PLAYED_MS;
}
