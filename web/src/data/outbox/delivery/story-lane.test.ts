// @vitest-environment node
import { coverScene, type FamilyPage, inferScenes, type KeptWishes, newStorySchema, storyContent } from '@tuckaway/domain';
import { describe, expect, test, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../../../tests/outbox-simulation/entries.ts';
import { ANNA, type OneTab, oneTab } from '../../../../../tests/outbox-simulation/one-tab.ts';
import { storyFrom } from '../../../features/reader/api/stories/story-documents.ts';
import { systemClock } from '../../device/with-timeout.ts';
import type { FirestorePorts } from '../../firestore/client.ts';
import { decodeFields, encodeFields, type FieldMap } from '../../firestore/values.ts';
import { createOutbox } from '../create-outbox.ts';
import type { StoryOptions, StoryOutcome } from '../outbox.ts';
import { waitFor } from '../retry-policy.ts';
import { orderOf, storyIdOf } from '../story-entry.ts';
import { requestGeneration, sendStory } from './story-lane.ts';

const opened: StoryOptions = { open: () => true };
const left: StoryOptions = { open: () => false, hasLeft: () => true };

describe('a story in the form', () => {
  test('is written, stored and opened, and does not become a favorite', async () => {
    const tab = oneTab();
    const steps: string[] = [];
    const entry = storyEntry(tab.press());
    const delivery = await deliver(tab, entry, { ...opened, onStep: (step) => steps.push(step) });
    expect(delivery).toMatchObject({ kind: 'ready', storyId: storyIdOf(entry), title: `Story ${storyIdOf(entry).slice(0, 8)}` });
    expect(steps).toEqual(['writing', 'saving']);
    expect(tab.device.requests).toBe(1);
    expect(await tab.waiting()).toEqual([]);
    expect(tab.document(`stories/${storyIdOf(entry)}`)?.uid?.stringValue).toBe(ANNA);
    expect(tab.document(favoriteOf(entry))).toBeUndefined();
  });

  test.each([
    ['is removed if it is refused while the user waits', opened, []],
    ['stays as needing attention if it is refused after the user has left', left, [{ attention: { because: 'refused' } }]],
  ])('%s', async (_what, options, waiting) => {
    const tab = oneTab();
    tab.faults.push('status-422');
    expect(await deliver(tab, storyEntry(tab.press()), options)).toMatchObject({ kind: 'refused' });
    expect(await tab.waiting()).toMatchObject(waiting);
  });

  test('waits at once while offline, without a request', async () => {
    const tab = oneTab();
    tab.device.online = false;
    const before = tab.time.now();
    const delivery = await deliver(tab, storyEntry(tab.press()), opened);
    expect(delivery).toMatchObject({ kind: 'waiting', wait: { because: 'offline' }, stored: true });
    expect(tab.time.now()).toBe(before);
    expect(await tab.waiting()).toHaveLength(1);
  });

  test('is removed at once when canceled, and does not become a favorite', async () => {
    const tab = oneTab();
    const canceling = new AbortController();
    const entry = storyEntry(tab.press());
    await tab.keep(entry);
    const delivery = tab.outbox.deliverStory(entry, { ...opened, signal: canceling.signal });
    await tab.time.pass(500);
    canceling.abort();
    await tab.time.settle();
    expect(await delivery).toEqual({ kind: 'canceled' });
    await tab.time.pass(60_000);
    // The request had reached the server, which finishes the story.
    expect(tab.document(`stories/${storyIdOf(entry)}`)).toBeDefined();
    expect(tab.document(favoriteOf(entry))).toBeUndefined();
    expect(await tab.waiting()).toEqual([]);
  });

  test('is removed and never sent if it was canceled before it began [fault 6]', async () => {
    const tab = oneTab();
    expect(await deliver(tab, storyEntry(tab.press()), { ...opened, signal: AbortSignal.abort() })).toEqual({ kind: 'canceled' });
    expect(await tab.waiting()).toEqual([]);
    expect(tab.device.requests).toBe(0);
  });

  test.each(['silence', 'silence-after-effect'] as const)(
    'waits once the network is silent (%s), and is written once when it answers again [fault 6]',
    async (fault) => {
      const tab = oneTab();
      const silence = new AbortController();
      const entry = storyEntry(tab.press());
      await tab.keep(entry);
      tab.faults.push(fault);
      const delivery = tab.outbox.deliverStory(entry, { ...opened, silence: silence.signal });
      await tab.time.pass(15_000);
      silence.abort();
      expect(await tab.until(delivery)).toMatchObject({ kind: 'waiting', wait: { because: 'no-answer' }, stored: true });
      expect(await tab.waiting()).toMatchObject([{ id: entry.id, retryCount: 1 }]);
      await tab.until(tab.outbox.drain('story', { retryNow: true }));
      expect(tab.server.paid.get(storyIdOf(entry))).toBe(1);
      expect(tab.document(favoriteOf(entry))).toBeDefined();
      expect(await tab.waiting()).toEqual([]);
    },
  );

  test('goes on without an answer if it could not be stored [fault 6]', async () => {
    const tab = oneTab();
    tab.faults.push('slow');
    const silence = new AbortController();
    const delivery = tab.outbox.deliverStory(storyEntry(tab.press()), { ...opened, silence: silence.signal, unstored: true });
    await tab.time.pass(15_000);
    silence.abort();
    expect(await tab.until(delivery)).toMatchObject({ kind: 'ready' });
  });

  test('is opened where another tab’s drain was faster', async () => {
    const tab = oneTab();
    const other = createOutbox(tab.device.start().ports);
    const entry = storyEntry(tab.press());
    await tab.keep(entry);
    const drained = other.drain('story');
    await tab.time.pass(1000);
    expect(await tab.until(tab.outbox.deliverStory(entry, opened))).toMatchObject({ kind: 'ready' });
    await tab.until(drained);
    expect(tab.server.paid.get(storyIdOf(entry))).toBe(1);
    expect(await tab.waiting()).toEqual([]);
  });

  test('is sent directly where nothing can be stored, and becomes a favorite where the user has left', async () => {
    const tab = oneTab();
    tab.device.storageFull = true;
    const entry = storyEntry(tab.press());
    await expect(tab.until(tab.outbox.add(entry))).rejects.toThrow('Nothing can be stored on this device.');
    await tab.until(tab.outbox.deliverStory(entry, { ...left, unstored: true }));
    expect(tab.document(favoriteOf(entry))).toBeDefined();
  });

  test.each([403, 409, 422] as const)(
    'counts as delivered where it exists already, although a repeated request is refused (%i)',
    async (status) => {
      const tab = oneTab();
      const entry = storyEntry(tab.press());
      const order = orderOf(entry);
      await tab.keep(entry);
      await tab.until(sendStory(tab.tab.ports, order));
      tab.faults.push(`status-${status}`);
      expect(await tab.until(sendStory(tab.tab.ports, order))).toMatchObject({ kind: 'ready' });
      expect(await tab.until(sendStory(tab.tab.ports, order))).toMatchObject({ kind: 'ready' });
      expect(tab.server.paid.get(storyIdOf(entry))).toBe(1);
    },
  );
});

describe('a favorite where nothing can be stored', () => {
  test('is sent once and removes entries stored before', async () => {
    const tab = oneTab();
    tab.faults.push('status-503');
    await tab.keep(favoriteEntry(tab.press(), '1', 'add'));
    await tab.until(tab.outbox.drain('favorite'));
    tab.device.storageFull = true;
    const outcome = await tab.until(tab.outbox.sendUnstored(favoriteEntry(tab.press(), '1', 'remove')));
    expect(outcome.kind).toBe('delivered');
    expect(await tab.waiting()).toEqual([]);
    await tab.until(tab.outbox.drain('favorite', { retryNow: true }));
    expect(tab.document(`users/${ANNA}/favorites/1`)).toBeUndefined();
  });

  test('waits for a drain that is sending an older action', async () => {
    const tab = oneTab();
    await tab.keep(favoriteEntry(tab.press(), '1', 'add'));
    tab.faults.push('slow');
    const drained = tab.outbox.drain('favorite');
    await tab.time.pass(1);
    tab.device.storageFull = true;
    const unkept = tab.outbox.sendUnstored(favoriteEntry(tab.press(), '1', 'remove'));
    await tab.until(Promise.all([drained, unkept]));
    expect((await unkept).kind).toBe('delivered');
    expect(tab.document(`users/${ANNA}/favorites/1`)).toBeUndefined();
  });

  test('is reported as refused where the server refuses it', async () => {
    const tab = oneTab();
    tab.faults.push('status-403', 'status-403');
    const outcome = await tab.until(tab.outbox.sendUnstored(favoriteEntry(tab.press(), '1', 'add')));
    expect(outcome).toMatchObject({ kind: 'attention', entry: { attention: { because: 'refused' } } });
    expect(await tab.waiting()).toEqual([]);
  });
});

function deliver({ outbox, keep, until }: OneTab, entry: ReturnType<typeof storyEntry>, options: StoryOptions): Promise<StoryOutcome> {
  return keep(entry).then(() => until(outbox.deliverStory(entry, options)));
}

function favoriteOf(entry: ReturnType<typeof storyEntry>): string {
  return `users/${ANNA}/favorites/${storyIdOf(entry)}`;
}

const fetch = vi.fn<FirestorePorts['fetch']>();
const ports: FirestorePorts = {
  identity: { userId: async () => ANNA, token: async () => 'token' },
  ...{ fetch, clock: systemClock, endpoints: { api: '', documents: '' } },
};

const entry = storyEntry(oneTab().press());
const { storySetting, favoriteAnimal, childName } = entry.data;
const TEXTS = ['Mia found a lamp.\n\n“Late?” asked the otter.', 'They slept.'];
const scenes = inferScenes(TEXTS, { storySetting, favoriteAnimal, childName });
const RESPONSE = {
  title: 'The Lamp',
  content: TEXTS.join('\n\n'),
  template: TEXTS.join('\n\n').replace('Mia', '{child}'),
  recap: 'They found a lamp.',
  cast: ['the owl'],
  pages: TEXTS.map((text, index) => ({ text, scene: scenes[index] })) as FamilyPage[],
  cover: coverScene(entry.data),
};

async function written(body: object, data = entry.data) {
  fetch.mockResolvedValue(Response.json(body));
  const answer = await requestGeneration(ports, { ...orderOf(entry), request: data });
  if (answer.kind !== 'ready') throw new Error(answer.kind);
  return answer.written;
}
const sent = () => JSON.parse(String(fetch.mock.lastCall?.[1].body));

test('the request has the queued friend, and none for an entry of an earlier version', async () => {
  const friend = { name: 'Pickle', pronoun: 'it', temper: 'shy', habit: 'hums', fear: 'echoes', belonging: 'button' } as const;
  await written(RESPONSE, { ...entry.data, friend });
  expect(sent().friend).toEqual(friend);
  await written(RESPONSE);
  expect(sent()).not.toHaveProperty('friend');
});

test('the request has the token, and the story’s id as its idempotency key [spec 7.1]', async () => {
  await written(RESPONSE);
  expect(fetch.mock.lastCall).toMatchObject([
    '/api/generate-story',
    { headers: { authorization: 'Bearer token', 'idempotency-key': storyIdOf(entry) } },
  ]);
});

test('a response may have `story` for `content`, no title and an empty template, and its text becomes escaped paragraphs [spec 3.3, 5.9, 7.1]', async () => {
  const title = `${childName}'s ${favoriteAnimal} Adventure`;
  expect(await written({ story: 'One.\n\nTwo & three.', template: '' })).toEqual({ title, content: '<p>One.</p><p>Two &amp; three.</p>' });
});

test.each([
  ['a story', 200, { ...RESPONSE, left: { stories: 2, returnsInSeconds: 60 } }, { stories: 2, returnsInSeconds: 60 }],
  ['a used-up day', 429, { message: 'Ten a day.', code: 'quota' }, { stories: 0, returnsInSeconds: 7200 }],
])('what %s says of the stories left today is noted', async (_what, status, body, left) => {
  const noteLeft = vi.fn();
  fetch.mockResolvedValue(Response.json(body, { status, headers: { 'retry-after': '7200' } }));
  const answer = await requestGeneration({ ...ports, noteLeft }, orderOf(entry));
  expect(noteLeft).toHaveBeenCalledExactlyOnceWith(ANNA, left);
  if (answer.kind === 'later') expect(waitFor(answer, 0, 0, 0)).toMatchObject({ usedUp: true, until: 7_200_000 });
});

test.each([
  ['a story that was written before', 200, RESPONSE],
  ['an unreadable count', 200, { ...RESPONSE, left: { stories: 'two' } }],
  ['a storyteller that is busy', 429, { message: 'In a minute.', code: 'busy' }],
])('%s says nothing of the stories left today', async (_what, status, body) => {
  const noteLeft = vi.fn();
  fetch.mockResolvedValue(Response.json(body, { status, headers: { 'retry-after': '60' } }));
  await requestGeneration({ ...ports, noteLeft }, orderOf(entry));
  expect(noteLeft).not.toHaveBeenCalled();
});

const REFUSAL = { message: 'Another name, please.', field: 'childName' };
test.each([
  ['is empty', { title: 'Nothing' }, 200, { message: 'No story content received from API' }],
  ['refuses a wish', REFUSAL, 422, REFUSAL],
])('a response that %s is a refusal with its message [spec 7.1, 8.13, 8.20]', async (_what, body, status, refusal) => {
  fetch.mockResolvedValue(Response.json(body, { status }));
  expect(await requestGeneration(ports, orderOf(entry))).toEqual({ kind: 'refused', ...refusal });
});

test('the first copy of a story has the pages and the cover of the stored document', async () => {
  const { storyLength, storyTone, coverImage } = entry.data;
  const document = {
    ...{ uid: ANNA, childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage },
    ...storyContent(RESPONSE),
  };
  expect(newStorySchema.safeParse({ ...document, createdAt: 0 }).error).toBeUndefined();
  // As the function stores it, and as this app reads it back.
  const read = storyFrom(storyIdOf(entry), decodeFields(encodeFields(JSON.parse(JSON.stringify(document)) as FieldMap)));
  expect(read).toMatchObject(await written(RESPONSE));
  expect(read).toMatchObject({ pages: RESPONSE.pages, cover: RESPONSE.cover });
});

test('the request has what the family chose for its child, and nothing of the entry but its wishes', async () => {
  const { uid: _uid, createdAt: _at, ...wishes } = entry.data;
  const kept: KeptWishes = { age: '6-8', pronouns: 'he', notTonight: ['fire'], childId: '1' };
  const chosen = { ...kept, moment: 'dentist' as const };
  await written(RESPONSE, { ...entry.data, ...chosen });
  expect(sent()).toEqual({ ...wishes, ...chosen });
  await written(RESPONSE);
  expect(sent()).toEqual(wishes);
});

test('a response of a function without pages makes a story without pages', async () => {
  const { pages: _pages, cover: _cover, ...earlier } = RESPONSE;
  expect(Object.keys(await written(earlier)).sort()).toEqual(['cast', 'content', 'recap', 'template', 'title']);
});

test('unknown words in a response become defaults, and pages that cannot be read are left out', async () => {
  const scene = { place: 'volcano', time: 'night', figures: [{ who: 'unicorn' }] };
  const [page] = (await written({ ...RESPONSE, pages: [{ text: 'One.', scene }] })).pages ?? [];
  expect(page?.scene).toMatchObject({ place: storySetting, time: 'night', figures: [{ who: 'friend' }] });
  expect(await written({ ...RESPONSE, pages: [{ scene }] })).not.toHaveProperty('pages');
  expect(await written({ ...RESPONSE, pages: 'none' })).not.toHaveProperty('pages');
});
