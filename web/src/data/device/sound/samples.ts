/** Sound as numbers, for cutting it and putting it together. */

/** Samples in a second. Opus has no more of a voice at 24 kbit/s, and a quarter of an hour takes 86 MB. */
export const SAMPLE_RATE = 24_000;

export type Samples = Float32Array<ArrayBuffer>;

/** One channel of {@link SAMPLE_RATE}, -1 to 1. Rejects with `EncodingError` where the browser cannot decode it. */
export async function samplesOf(bytes: Uint8Array<ArrayBuffer>): Promise<Samples> {
  // Decoding takes the buffer away from its owner.
  const sound = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(bytes.slice().buffer);
  const samples = sound.getChannelData(0);
  for (let channel = 1; channel < sound.numberOfChannels; channel += 1) {
    const other = sound.getChannelData(channel);
    for (let at = 0; at < samples.length; at += 1) {
      samples[at] = ((samples[at] as number) * channel + (other[at] as number)) / (channel + 1);
    }
  }
  return samples;
}

/** For {@link playPart}. */
export function playable(samples: Samples): AudioBuffer {
  const sound = new AudioBuffer({ length: Math.max(1, samples.length), sampleRate: SAMPLE_RATE });
  sound.copyToChannel(samples, 0);
  return sound;
}

export const msOf = (samples: number): number => Math.round((samples / SAMPLE_RATE) * 1000);
export const samplesIn = (milliseconds: number): number => Math.round((milliseconds / 1000) * SAMPLE_RATE);
