import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSyncLabels, type SyncLabels } from './sync-label.ts';

let labels: SyncLabels;
const label = () => labels.shown.get();
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  labels = createSyncLabels();
});
describe('syncing', () => {
  it('is no word for what takes a blink: a press that arrives at once shows nothing', () => {
    const done = labels.begin();
    labels.pending(1);
    pass(100);
    labels.pending(0);
    done();
    expect(label()).toBeNull();
    pass(10_000);
    expect(label()).toBeNull();
  });

  it('never hangs: work that does not end counts as ended', () => {
    labels.pending(1);
    labels.begin();
    pass(74_999);
    expect(label()).toBe('syncing');
    pass(1);
    expect(label()).toBe('pending');
  });
});

it('“All synced” is not said where nothing was sent: at a sign-out, or when the last entry was taken out', () => {
  labels.pending(1);
  labels.pending(0, { quietly: true });
  expect(label()).toBeNull();
});
