/** Plays parts of recorded sound with Web Audio, which needs no address for the bytes and seeks exactly in recordings without an index. */

let context: AudioContext | undefined;

/** One for the page. Browsers let it sound after a press. */
function audio(): AudioContext {
  context ??= new AudioContext();
  return context;
}

/** Rejects with `EncodingError` where the browser cannot decode it. */
export function decodeSound(bytes: Uint8Array<ArrayBuffer>): Promise<AudioBuffer> {
  // Decoding takes the buffer away from its owner.
  return audio().decodeAudioData(bytes.slice().buffer);
}

export interface PlayedPart {
  /** Milliseconds. */
  from: number;
  to: number;
  /** 0 to 1. */
  volume: number;
}

/** @param onEnd called once it was heard to its end, not where it was stopped. @returns a function that stops it. */
export function playPart(sound: AudioBuffer, { from, to, volume }: PlayedPart, onEnd: () => void): () => void {
  const output = audio();
  void output.resume();
  const source = new AudioBufferSourceNode(output, { buffer: sound });
  const gain = new GainNode(output, { gain: volume });
  source.connect(gain).connect(output.destination);
  source.onended = onEnd;
  source.start(0, from / 1000, Math.max(0, to - from) / 1000);
  return () => {
    source.onended = null;
    source.stop();
    source.disconnect();
  };
}
