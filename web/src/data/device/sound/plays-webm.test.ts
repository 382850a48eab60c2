// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const decodeAudioData = vi.fn<(bytes: ArrayBuffer) => Promise<AudioBuffer>>();
const soundOf = (length: number) => ({ numberOfChannels: 1, getChannelData: () => new Float32Array(length) }) as Partial<AudioBuffer>;

/** Tries it as a page does that was just opened. */
async function freshPage() {
  vi.resetModules();
  return (await import('./plays-webm.ts')).playsWebm;
}

beforeEach(() => {
  decodeAudioData.mockReset();
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each<[string, () => Promise<AudioBuffer>, boolean]>([
  ['decodes', async () => soundOf(2400) as AudioBuffer, true],
  ['rejects', () => Promise.reject(new DOMException('', 'EncodingError')), false],
  ['hears nothing in', async () => soundOf(0) as AudioBuffer, false],
])('a browser is asked once to decode a short WebM, which it %s [fault 5]', async (_what, decode, plays) => {
  decodeAudioData.mockImplementation(decode);
  const playsWebm = await freshPage();
  expect([await playsWebm(), await playsWebm()]).toEqual([plays, plays]);
  expect(decodeAudioData).toHaveBeenCalledOnce();
  const [bytes] = decodeAudioData.mock.calls[0] ?? [];
  expect(new TextDecoder('latin1').decode(bytes)).toMatch(/webm[\s\S]*A_OPUS[\s\S]*OpusHead/);
});

it('a browser that takes long is taken at its word [fault 5]', async () => {
  decodeAudioData.mockImplementation(() => new Promise(() => undefined));
  const playsWebm = await freshPage();
  vi.useFakeTimers();
  const answer = playsWebm();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe(true);
});
