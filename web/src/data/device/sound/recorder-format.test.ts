import { afterEach, expect, it, vi } from 'vitest';
import { recorderFormat } from './recorder-format.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that claims to record these types. */
function claiming(...types: string[]) {
  const isTypeSupported = vi.fn((type: string) => types.some((claimed) => type.startsWith(claimed)));
  vi.stubGlobal('MediaRecorder', Object.assign(vi.fn(), { isTypeSupported }));
  return isTypeSupported;
}

const format = async (plays: boolean) => (await recorderFormat(async () => plays))?.type;

it('is WebM, or MP4 if the browser cannot play its own WebM, or the only one that it has [fault 5]', async () => {
  claiming('audio/webm', 'audio/mp4');
  expect([await format(true), await format(false)]).toEqual(['audio/webm', 'audio/mp4']);
  claiming('audio/webm');
  expect(await format(false)).toBe('audio/webm');
  claiming('audio/mp4');
  expect(await format(false)).toBe('audio/mp4');
  claiming();
  expect(await format(true)).toBeUndefined();
});

it('is asked for once [fault 5]', async () => {
  const isTypeSupported = claiming('audio/webm', 'audio/mp4');
  const plays = vi.fn(async () => true);
  for (let time = 0; time < 3; time += 1) await recorderFormat(plays);
  expect(isTypeSupported).toHaveBeenCalledTimes(3);
});
