import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSyncLabels, type SyncLabels } from './sync-label.ts';

let labels: SyncLabels;
const label = () => labels.shown.get();
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  labels = createSyncLabels();
});
afterEach(() => vi.useRealTimers());

it('says at once that the device is offline, and how many wait when it is back', () => {
  labels.online(false);
  expect(label()).toBe('offline');
  labels.pending(2);
  expect(label()).toBe('offline');
  labels.online(true);
  expect(label()).toBe('pending');
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

  it('is said of what takes longer, and stays long enough to be read [spec 2.58, 4.19]', () => {
    labels.pending(1);
    const done = labels.begin();
    pass(400);
    expect(label()).toBe('syncing');
    labels.pending(0);
    done();
    pass(699);
    expect(label()).toBe('syncing');
    pass(1);
    expect(label()).toBe('all-synced');
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

describe('all synced', () => {
  it('shows for three seconds after a sync that emptied the queue, then hides', () => {
    labels.pending(1);
    const done = labels.begin();
    labels.pending(0);
    done();
    expect(label()).toBe('all-synced');
    pass(2999);
    labels.pending(0);
    expect(label()).toBe('all-synced');
    pass(1);
    expect(label()).toBeNull();
  });

  it('is not said where nothing was sent: at a sign-out, or when the last entry was taken out', () => {
    labels.pending(1);
    labels.pending(0, { quietly: true });
    expect(label()).toBeNull();
  });
});
