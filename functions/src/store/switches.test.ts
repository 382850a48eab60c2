import { beforeEach, expect, test, vi } from 'vitest';

const { readDocument } = vi.hoisted(() => ({ readDocument: vi.fn() }));
vi.mock('./firestore-rest.ts', () => ({ readDocument }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
  readDocument.mockReset().mockResolvedValue(null);
});
const load = () => import('./switches.ts');

test.each([
  [null, false],
  [{}, false],
  [{ storiesStopped: false }, false],
  [{ storiesStopped: null }, false],
  [{ storiesStopped: true }, true],
  [{ storiesStopped: 'true' }, true],
])('%j stops stories: %s', async (document, stopped) => {
  readDocument.mockResolvedValue(document);
  expect(await (await load()).storiesStopped()).toBe(stopped);
});

test('a change is honored within 30 seconds, even if a read takes as long as it may, and costs a read in 20', async () => {
  const { storiesStopped } = await load();
  for (let second = 0; second < 20; second += 1) {
    expect(await storiesStopped()).toBe(false);
    vi.advanceTimersByTime(1000);
  }
  expect(readDocument).toHaveBeenCalledExactlyOnceWith('system/switches');
  readDocument.mockResolvedValue({ storiesStopped: true });
  expect(await storiesStopped()).toBe(true);
});

test('a failed read is reported and repeated', async () => {
  const { storiesStopped } = await load();
  readDocument.mockRejectedValueOnce(new Error('away'));
  await expect(storiesStopped()).rejects.toThrow('away');
  expect(await storiesStopped()).toBe(false);
});
