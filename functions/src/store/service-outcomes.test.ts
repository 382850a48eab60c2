import { beforeEach, expect, test, vi } from 'vitest';

const { set, doc } = vi.hoisted(() => {
  const set = vi.fn();
  return { set, doc: vi.fn(() => ({ set })) };
});
vi.mock('./firestore.ts', () => ({ firestore: () => ({ doc }) }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
  set.mockReset().mockResolvedValue(undefined);
});
test('a busy instance writes once a minute and service, a failure soon and a recovery at once', async () => {
  const { storeServiceOutcome } = await import('./service-outcomes.ts');
  for (let second = 0; second < 60; second += 1) {
    storeServiceOutcome('model', 'ok');
    storeServiceOutcome('moderation', 'ok');
    vi.advanceTimersByTime(1000);
  }
  expect(set).toHaveBeenCalledTimes(2);
  expect(set).toHaveBeenCalledWith({ model: { outcome: 'ok', at: expect.any(Date) } }, { merge: true });
  storeServiceOutcome('model', 'ok');
  expect(set).toHaveBeenCalledTimes(3);
  storeServiceOutcome('model', 'busy');
  expect(set).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(10_000);
  storeServiceOutcome('model', 'busy');
  expect(set).toHaveBeenLastCalledWith({ model: { outcome: 'busy', at: expect.any(Date) } }, { merge: true });
  storeServiceOutcome('model', 'ok');
  expect(set).toHaveBeenLastCalledWith({ model: { outcome: 'ok', at: expect.any(Date) } }, { merge: true });
  expect(set).toHaveBeenCalledTimes(5);
});

test('a family does not notice that it could not be written', async () => {
  set.mockRejectedValue(new Error('away'));
  const { storeServiceOutcome } = await import('./service-outcomes.ts');
  expect(() => storeServiceOutcome('model', 'unavailable')).not.toThrow();
  await Promise.resolve();
});
