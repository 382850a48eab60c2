/** Plays parts of recorded sound with Web Audio, which needs no address for the bytes and seeks exactly in recordings without an index. */

let context: AudioContext | undefined;

/** One for the page. Browsers let it sound after a press. */
function audio(): AudioContext {
  if (context === undefined || context.state === 'closed') context = new AudioContext();
  return context;
}

/** Rejects with `EncodingError` where the browser cannot decode it. */
export function decodeSound(bytes: Uint8Array<ArrayBuffer>): Promise<AudioBuffer> {
  // Decoding takes the buffer away from its owner.
  return audio().decodeAudioData(bytes.slice().buffer);
}

/** Of a recording, above which its beginning is not decoded on its own. */
const MOST_OF_IT = 0.5;
/** Recordings have more bytes where more is said, and headers: so much more than the share of its time is read of a beginning. */
const BEGINNING_MARGIN = 1.25;
const BEGINNING_MARGIN_MS = 1000;

/**
 * Decodes what is needed first, then all of it: two minutes take a phone seconds.
 * @returns a function that gives the sound from its beginning at least to a moment, in milliseconds. It rejects like {@link decodeSound}.
 */
export function decodeAsNeeded(
  { audio, durationMs }: { audio: Uint8Array<ArrayBuffer>; durationMs: number },
  decode: (bytes: Uint8Array<ArrayBuffer>) => Promise<AudioBuffer> = decodeSound,
): (to: number) => Promise<AudioBuffer> {
  let whole: Promise<AudioBuffer> | undefined;
  const all = () => {
    whole ??= decode(audio);
    return whole;
  };
  return async (to) => {
    const share = ((to + BEGINNING_MARGIN_MS) / durationMs) * BEGINNING_MARGIN;
    if (whole !== undefined || share > MOST_OF_IT) return all();
    // Not every container can be cut off.
    const beginning = await decode(audio.subarray(0, Math.ceil(audio.length * share))).catch(() => null);
    const rest = all();
    if (beginning === null || beginning.duration * 1000 < to) return rest;
    rest.catch(() => undefined);
    return beginning;
  };
}

export interface PlayedPart {
  /** Milliseconds. */
  from: number;
  to: number;
  /** 0 to 1. */
  volume: number;
  /** 1 by default; less is deeper, too. */
  speed?: number;
}

/** Milliseconds by which a part may end later than its length says. */
const LATE_MS = 3000;

/**
 * @param onEnd called once it was heard to its end.
 * @param onInterrupted called instead if something else, such as a call, took the loudspeaker, even if the browser does not report it.
 * @returns a function that stops it; then neither is called.
 */
export function playPart(
  sound: AudioBuffer,
  { from, to, volume, speed = 1 }: PlayedPart,
  onEnd: () => void,
  onInterrupted: () => void,
): () => void {
  const output = audio();
  const source = new AudioBufferSourceNode(output, { buffer: sound, playbackRate: speed });
  const gain = new GainNode(output, { gain: volume });
  source.connect(gain).connect(output.destination);
  const length = Math.max(0, to - from);

  const over = new AbortController();
  const stop = (): void => {
    over.abort();
    source.onended = null;
    source.stop();
    source.disconnect();
  };
  const interrupt = (): void => {
    if (over.signal.aborted) return;
    stop();
    onInterrupted();
  };
  const onState = (): void => {
    if (output.state !== 'running') interrupt();
  };
  const late = setTimeout(
    () => {
      // Some contexts never sound again, so the next part gets a new one.
      void output.close().catch(() => undefined);
      interrupt();
    },
    length / speed + LATE_MS,
  );
  over.signal.addEventListener('abort', () => clearTimeout(late));
  output.addEventListener('statechange', onState, { signal: over.signal });
  // Browsers refuse it during a call.
  output.resume().catch(interrupt);
  source.onended = () => {
    stop();
    onEnd();
  };
  source.start(0, from / 1000, length / 1000);
  return stop;
}
