// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER } from '../../../../testing/story-form.ts';
import type { StoryEntry, Wait } from '../../../data/outbox/entry.ts';
import type { ReadyStory, StoryOutcome } from '../../../data/outbox/outbox.ts';
import { connectSyncEngine, type SyncEngine } from '../../../data/outbox/page/sync.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { friendsKey } from '../../parents/api/keys.ts';
import { storyKey } from '../../reader/api/stories/keys.ts';
import { submitStoryRequest } from './submit-story-request.ts';

const deliver = vi.fn<SyncEngine['deliver']>();
connectSyncEngine(async () => ({ deliver }) as unknown as SyncEngine);
const settleAgreement = vi.hoisted(() => vi.fn());
vi.mock('../../parents/api/agreements.ts', () => ({ settleAgreement }));

function ends(...outcomes: StoryOutcome[]) {
  deliver.mockImplementation(async (_entry, options) => {
    const outcome = outcomes.shift() ?? { kind: 'canceled' };
    options.onStored?.(outcome.kind !== 'waiting' || outcome.stored);
    return outcome;
  });
}
const READY: ReadyStory = { kind: 'ready', storyId: ORDER.storyId, title: 'The Fox' };
const waits = (wait: Wait, stored = true): StoryOutcome => ({ kind: 'waiting', wait, stored });
const NO_AGREEMENT: Wait = { because: 'quota', until: 0, message: 'Please agree.', code: 'terms' };

const onStored = vi.fn();
const submit = () => submitStoryRequest(ORDER, { open: () => true, onStored });

beforeEach(() => {
  deliver.mockReset();
  onStored.mockReset();
});

describe('a request that is delivered at once', () => {
  it('is written down first, as its owner’s, under the id that the story will have [spec 3.7, 3.10, 3.11, 3.12, 3.13, 3.14, 3.15, 3.16, 3.17, 4.12, 9.8]', async () => {
    ends(READY);
    const before = Date.now();
    await expect(submit()).resolves.toEqual(READY);
    const entry = deliver.mock.calls[0]?.[0] as StoryEntry;
    expect(entry).toEqual({
      id: `${entry.timestamp}-${ORDER.storyId}`,
      timestamp: expect.any(Number),
      retryCount: 0,
      userId: 'uid-anna',
      type: 'story',
      action: 'create',
      data: { ...ORDER.request, uid: 'uid-anna', createdAt: new Date(entry.timestamp).toISOString() },
    });
    expect(entry.timestamp).toBeGreaterThanOrEqual(before);
  });

  it('has the child’s animal friend, if that is known', async () => {
    const friend = { name: 'Pickle', pronoun: 'it', temper: 'shy', habit: 'hums', fear: 'echoes', belonging: 'button' } as const;
    queryClient.setQueryData([...friendsKey('uid-anna'), null, 'mia', 'fox', null], { friend });
    ends(READY);
    await submit();
    expect(deliver.mock.calls[0]?.[0].data.friend).toEqual(friend);
    queryClient.clear();
  });

  it('is cached before its reader opens', async () => {
    deliver.mockImplementation(async (_entry, options) => {
      options.open({ ...READY, written: { title: 'The Fox', content: '<p>One.</p>' } });
      return READY;
    });
    const cached = () => queryClient.getQueryData(storyKey('uid-anna', ORDER.storyId));
    const open = vi.fn(() => {
      expect(cached()).toMatchObject({ id: ORDER.storyId, uid: 'uid-anna', title: 'The Fox', content: '<p>One.</p>', childName: 'Mia' });
      return true;
    });
    await submitStoryRequest(ORDER, { open });
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('a request that cannot be delivered', () => {
  it.each([true, false])('says why, and whether it is stored and waits (%s) [spec 4.14, 8.18, 8.19]', async (stored) => {
    const wait: Wait = { because: 'no-answer', until: 7 };
    ends(waits(wait, stored));
    await expect(submit()).resolves.toEqual({ kind: 'waiting', wait, stored });
    expect(onStored).toHaveBeenCalledExactlyOnceWith(stored);
  });

  it('is lost if not even the code that sends it can be had', async () => {
    deliver.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    await expect(submit()).resolves.toMatchObject({ kind: 'waiting', stored: false });
  });

  it('is lost if that code does not arrive on a silent network, and canceled if it arrives after that [fault 6]', async () => {
    const code = Promise.withResolvers<void>();
    const wasCanceled = vi.fn();
    deliver.mockImplementation(async (_entry, options) => {
      await code.promise;
      options.onStored?.(true);
      wasCanceled(options.signal?.aborted);
      return { kind: 'canceled' };
    });
    const silence = new AbortController();
    const submitted = submitStoryRequest(ORDER, { open: () => true, onStored, silence: silence.signal });
    silence.abort();
    await expect(submitted).resolves.toMatchObject({ kind: 'waiting', stored: false });
    code.resolve();
    await deliver.mock.results[0]?.value;
    expect(wasCanceled).toHaveBeenCalledExactlyOnceWith(true);
    expect(onStored).not.toHaveBeenCalled();
  });
});

describe('a request that waits for an agreement to the terms', () => {
  it('is sent again at once if the user agreed here a moment ago, as with a sign-up [safety 6]', async () => {
    settleAgreement.mockReset().mockResolvedValue(true);
    ends(waits(NO_AGREEMENT), READY);
    await expect(submit()).resolves.toEqual(READY);
  });
});
