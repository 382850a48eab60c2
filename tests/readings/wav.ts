/** Sound files of 16 bits and one channel, as espeak-ng writes them and as Chromium's fake microphone reads them. */

/** Samples in a second, in everything here. */
export const RATE = 22_050;
const HEAD_BYTES = 44;

/** The sizes in a streamed head are invented, so everything behind it counts. Throws for another rate. */
export function samplesOfWav(bytes: Buffer): Float32Array {
  if (bytes.readUInt32LE(24) !== RATE) throw new Error(`Not ${RATE} samples in a second.`);
  return Float32Array.from({ length: (bytes.length - HEAD_BYTES) >> 1 }, (_, index) => bytes.readInt16LE(HEAD_BYTES + 2 * index) / 32_768);
}

/** @param samples between -1 and 1; what is louder is cut off. */
export function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES + 2 * samples.length);
  bytes.write('RIFF');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [index, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEAD_BYTES + 2 * index);
  }
  return bytes;
}
