// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LaterReason } from '../http/call.ts';
import type { StoryEntry } from '../outbox/entry.ts';
import type { StoryDelivery } from '../outbox/outbox.ts';
import { storyKey } from '../queries/keys.ts';
import { queryClient } from '../queries/query-client.ts';
import type { DeliverOptions } from '../sync/sync.ts';
import { type SubmittedStory, submitStoryRequest } from './submit-story-request.ts';

const deliverStoryEntry = vi.hoisted(() => vi.fn());
vi.mock('../sync/sync.ts', () => ({ deliverStoryEntry }));
const settleAgreement = vi.hoisted(() => vi.fn());
vi.mock('../account/agreements.ts', () => ({ settleAgreement }));

const ORDER: SubmittedStory = {
  storyId: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
  uid: 'uid-anna',
  request: { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' },
  coverImage: 'moon',
};

function ends(delivery: StoryDelivery | ((entry: StoryEntry) => StoryDelivery), { stored = true } = {}) {
  deliverStoryEntry.mockImplementation(async (entry: StoryEntry, { onStored }: DeliverOptions) => {
    onStored(stored);
    return typeof delivery === 'function' ? delivery(entry) : delivery;
  });
}
const waitsFor = (because: LaterReason, message?: string, code?: 'verify-email' | 'terms') => (entry: StoryEntry) =>
  ({
    kind: 'waiting',
    entry: { ...entry, wait: { because, until: 0, ...(message ? { message } : {}), ...(code ? { code } : {}) } },
  }) as const;

const onStored = vi.fn();
const submit = () => submitStoryRequest(ORDER, { open: () => true, hasLeft: () => false, onStored });

beforeEach(() => {
  deliverStoryEntry.mockReset();
  onStored.mockReset();
});

describe('a request that is delivered at once', () => {
  it('is written down first, as its owner’s, under the id that the story will have [spec 3.7, 3.10, 3.11, 3.12, 3.13, 3.14, 3.15, 3.16, 3.17, 4.12, 9.8]', async () => {
    ends({ kind: 'ready', storyId: ORDER.storyId, title: 'The Fox' });
    const before = Date.now();
    await expect(submit()).resolves.toEqual({ kind: 'ready', storyId: ORDER.storyId, title: 'The Fox' });
    const [entry] = deliverStoryEntry.mock.calls[0] as [StoryEntry];
    expect(entry).toEqual({
      id: `${entry.timestamp}-${ORDER.storyId}`,
      timestamp: expect.any(Number),
      retryCount: 0,
      userId: 'uid-anna',
      type: 'story',
      action: 'create',
      data: { ...ORDER.request, coverImage: 'moon', uid: 'uid-anna', createdAt: new Date(entry.timestamp).toISOString() },
    });
    expect(entry.timestamp).toBeGreaterThanOrEqual(before);
  });

  it('that was just written is cached before its reader opens', async () => {
    const story = { storyId: ORDER.storyId, title: 'The Fox' };
    deliverStoryEntry.mockImplementation(async (_entry: StoryEntry, options: DeliverOptions) => {
      options.open({ ...story, written: { title: 'The Fox', content: '<p>One.</p>' } });
      return { kind: 'ready', ...story };
    });
    const cached = () => queryClient.getQueryData(storyKey('uid-anna', ORDER.storyId));
    const open = vi.fn(() => {
      expect(cached()).toMatchObject({ id: ORDER.storyId, uid: 'uid-anna', title: 'The Fox', content: '<p>One.</p>', childName: 'Mia' });
      return true;
    });
    await submitStoryRequest(ORDER, { open, hasLeft: () => false });
    expect(open).toHaveBeenCalledOnce();
  });

  it('is said to be safe as soon as it is written down, and never where it could not be', async () => {
    ends({ kind: 'canceled' });
    await submit();
    expect(onStored).toHaveBeenCalledTimes(1);
    ends({ kind: 'canceled' }, { stored: false });
    await submit();
    expect(onStored).toHaveBeenCalledTimes(1);
  });
});

describe('a request that cannot be delivered', () => {
  it.each<LaterReason>(['offline', 'no-answer', 'trouble', 'sign-in'])(
    'waits after a failure that may pass: %s [spec 4.14, 8.18]',
    async (because) => {
      ends(waitsFor(because));
      await expect(submit()).resolves.toEqual({ kind: 'queued', because: 'failure' });
    },
  );

  it('has failed where nothing can be written down either, in the words of a used-up quota where it is that [spec 4.14, 8.19]', async () => {
    ends(waitsFor('no-answer'), { stored: false });
    await expect(submit()).resolves.toEqual({ kind: 'failed', message: '' });
    ends(waitsFor('quota', 'Ten stories today.'), { stored: false });
    await expect(submit()).resolves.toEqual({ kind: 'failed', message: 'Ten stories today.' });
  });

  it('has failed where not even the code that sends it can be had', async () => {
    deliverStoryEntry.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await expect(submit()).resolves.toEqual({ kind: 'failed', message: '' });
  });
});

describe('a request that waits for an agreement to the terms', () => {
  it('stays in the outbox until the user agrees [safety 6]', async () => {
    settleAgreement.mockReset().mockResolvedValue(false);
    ends(waitsFor('quota', 'Please agree.', 'terms'));
    await expect(submit()).resolves.toEqual({ kind: 'queued', because: 'terms' });
    expect(settleAgreement).toHaveBeenCalledExactlyOnceWith('uid-anna');
    expect(deliverStoryEntry).toHaveBeenCalledTimes(1);
  });

  it('is sent again at once if the user agreed here a moment ago, as with a sign-up [safety 6]', async () => {
    settleAgreement.mockReset().mockResolvedValue(true);
    const answers: ((entry: StoryEntry) => StoryDelivery)[] = [
      waitsFor('quota', 'Please agree.', 'terms'),
      () => ({ kind: 'ready', storyId: ORDER.storyId, title: 'The Fox' }),
    ];
    ends((entry) => (answers.shift() as (entry: StoryEntry) => StoryDelivery)(entry));
    await expect(submit()).resolves.toMatchObject({ kind: 'ready', title: 'The Fox' });
  });
});
