import { beforeEach, expect, it, vi } from 'vitest';
import { decodeAsNeeded } from './play-sound.ts';

/** A hundred bytes for each of sixty seconds. */
const RECORDING = { audio: new Uint8Array(6000), durationMs: 60_000 };
const decoded: number[] = [];
/** Decodes as many seconds as it gets bytes for. */
const decode = vi.fn(async (bytes: Uint8Array) => {
  decoded.push(bytes.length);
  return { duration: bytes.length / 100 } as AudioBuffer;
});

beforeEach(() => {
  decoded.length = 0;
  decode.mockClear();
});

it('decodes the beginning first and the whole behind it, once', async () => {
  const soundUntil = decodeAsNeeded(RECORDING, decode);
  expect((await soundUntil(4000)).duration).toBeCloseTo(6.25);
  expect(decoded).toEqual([625, 6000]);
  expect((await soundUntil(9000)).duration).toBe(60);
  expect((await soundUntil(4000)).duration).toBe(60);
  expect(decoded).toEqual([625, 6000]);
});

it('decodes the whole at once where most of it is needed', async () => {
  expect((await decodeAsNeeded(RECORDING, decode)(30_000)).duration).toBe(60);
  expect(decoded).toEqual([6000]);
});

it.each([
  ['cannot be decoded', () => Promise.reject(new Error('EncodingError'))],
  ['is too short', async () => ({ duration: 3.9 }) as AudioBuffer],
])('waits for the whole where the beginning %s', async (_what, instead) => {
  decode.mockImplementationOnce(instead);
  expect((await decodeAsNeeded(RECORDING, decode)(4000)).duration).toBe(60);
});
