import { parseScene } from '@tuckaway/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ORDER } from '../../../testing/fake-order-ports.ts';
import { memoryFirestore } from '../../../testing/memory-firestore.ts';
import type { Counted } from '../../stories/order/account-quota.ts';
import { type Claim, type ClaimResult, identityOf } from '../../stories/order/request-identity.ts';
import { storyDocument } from '../../stories/order/story-document.ts';
import { finishStory } from '../../stories/story-template.ts';
import { departureId } from '../deleted-accounts.ts';
import { putDraft } from './story-drafts.ts';
import {
  claimRequest,
  dropStory,
  forgetStory,
  freeRequest,
  releaseRequest,
  saveStory,
  storeCounts,
  storeRefusal,
  storeShownPages,
  storeStory,
} from './story-requests.ts';

let memory: ReturnType<typeof memoryFirestore>;
vi.mock('../firestore.ts', () => ({ firestore: () => memory }));

const { request: REQUEST, ...KEY } = ORDER;
const OTTER = identityOf(REQUEST);
const GOAT = identityOf({ ...REQUEST, favoriteAnimal: 'goat' });
const TEMPLATE = { title: 'The Boot', paragraphs: ['{child} slept.'] };
const DOCUMENT = storyDocument(ORDER, finishStory(TEMPLATE, REQUEST));
const REQUEST_PATH = `storyRequests/family_${KEY.key}`;
const STORY_PATH = `stories/${KEY.key}`;
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  memory = memoryFirestore();
  vi.useFakeTimers({ toFake: ['Date'] });
});

async function claimed() {
  const result = await claimRequest(KEY, OTTER);
  if (result.kind !== 'claimed') throw new Error(`Expected to have it, got ${result.kind}`);
  return result.claim;
}
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe('a request', () => {
  test('whose account was deleted meanwhile stores nothing', async () => {
    for (const settle of [(claim: Claim) => storeStory(claim, TEMPLATE), storeRefusal, freeRequest]) {
      const claim = await claimed();
      await memory.doc(`storyRequests/family_${KEY.key}`).delete({});
      await settle(claim);
      expect(memory.data(`storyRequests/family_${KEY.key}`)).toBeUndefined();
    }
  });

  test('returns its story for thirty days', async () => {
    await storeStory(await claimed(), TEMPLATE);
    later(30 * DAY - 1000);
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'generated', template: TEMPLATE });
    later(2000);
    await claimed();
    expect(memory.data(`storyRequests/family_${KEY.key}`)).toMatchObject({ status: 'running' });
  });

  test('whose story failed moderation belongs to its call until the lease ends', async () => {
    const claim = await claimed();
    await storeStory(claim, TEMPLATE);
    const unfit = { ...TEMPLATE };
    expect(await claimRequest(KEY, OTTER, unfit)).toEqual({ kind: 'running' });
    const better = { ...TEMPLATE, title: 'The Slipper' };
    await storeStory(claim, better);
    expect(await claimRequest(KEY, OTTER, unfit)).toEqual({ kind: 'generated', template: better });
    await storeStory(claim, TEMPLATE);
    later(66_000);
    expect(await claimRequest(KEY, OTTER, unfit)).toMatchObject({ kind: 'claimed' });
    expect(memory.data(`storyRequests/family_${KEY.key}`)).not.toHaveProperty('template');
  });

  test('whose story was rejected belongs to its call, which writes another one', async () => {
    const claim = await claimed();
    await storeStory(claim, TEMPLATE);
    await dropStory(claim);
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'running' });
    expect(memory.data(`storyRequests/family_${KEY.key}`)).not.toHaveProperty('template');
  });

  test('belongs to its call even if every second response is lost, and returns its story', async () => {
    let written = 0;
    memory = memoryFirestore(undefined, () => {
      written += 1;
      return written % 2 === 1;
    });
    const claim = await claimed();
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'running' });
    await storeStory(claim, TEMPLATE);
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'generated', template: TEMPLATE });
    await freeRequest(claim);
    await storeRefusal(await claimed());
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'refused' });
  });

  test('whose story was deleted gives no story for another thirty days, whatever its choices and its call', async () => {
    const claim = await claimed();
    await storeStory(claim, TEMPLATE);
    later(29 * DAY);
    for (let time = 0; time < 2; time += 1) await forgetStory(KEY);
    for (const settle of [(own: Claim) => storeStory(own, TEMPLATE), storeRefusal, freeRequest]) await settle(claim);
    for (const identity of [OTTER, GOAT]) expect(await claimRequest(KEY, identity)).toEqual({ kind: 'deleted' });
    expect(memory.data(`storyRequests/family_${KEY.key}`)).not.toHaveProperty('template');
    later(29 * DAY);
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'deleted' });
  });

  test('that was never made leaves nothing when its story is deleted', async () => {
    await forgetStory(KEY);
    expect(memory.data(`storyRequests/family_${KEY.key}`)).toBeUndefined();
  });

  test('can be claimed when its call died, which can no longer settle it', async () => {
    const dead = await claimed();
    later(64_000);
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'running' });
    later(2000);
    const alive = await claimed();
    await storeRefusal(dead);
    await storeStory(alive, TEMPLATE);
    await freeRequest(dead);
    expect(await claimRequest(KEY, OTTER)).toMatchObject({ kind: 'generated' });
  });
});

describe('a finished story', () => {
  test('is saved together with its request, and returned without another moderation', async () => {
    const claim = await claimed();
    await storeStory(claim, TEMPLATE);
    expect(await saveStory(claim, TEMPLATE, DOCUMENT)).toEqual({ kind: 'saved', template: TEMPLATE });
    expect(memory.data(STORY_PATH)).toEqual({ ...DOCUMENT, createdAt: FieldValue.serverTimestamp() });
    expect(memory.data(REQUEST_PATH)).toMatchObject({ status: 'told', saved: true });
    expect(await claimRequest(KEY, OTTER, TEMPLATE)).toEqual({ kind: 'saved', template: TEMPLATE });
    expect(await claimRequest(KEY, GOAT)).toEqual({ kind: 'other-request' });
  });

  test('is saved although it could not be stored before', async () => {
    expect(await saveStory(await claimed(), TEMPLATE, DOCUMENT)).toEqual({ kind: 'saved', template: TEMPLATE });
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'saved', template: TEMPLATE });
  });

  test('of a call that died is saved by another one, and is final', async () => {
    const dead = await claimed();
    await storeStory(dead, TEMPLATE);
    const forged = { ...TEMPLATE, title: 'Forged' };
    expect(await saveStory({ ...KEY, judged: forged }, forged, DOCUMENT)).toEqual({ kind: 'superseded' });
    expect(await saveStory({ ...KEY, judged: { ...TEMPLATE } }, TEMPLATE, DOCUMENT)).toEqual({ kind: 'saved', template: TEMPLATE });
    const other = { ...TEMPLATE, title: 'The Slipper' };
    await storeStory(dead, other);
    await storeRefusal(dead);
    await freeRequest(dead);
    expect(await saveStory(dead, other, { ...DOCUMENT, title: 'The Slipper' })).toEqual({ kind: 'saved', template: TEMPLATE });
    expect(memory.data(STORY_PATH)).toMatchObject({ title: 'The Boot' });
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'saved', template: TEMPLATE });
  });

  test('of a call that died is saved without the notes that frighten', async () => {
    const dead = await claimed();
    const stored = { ...TEMPLATE, recap: 'A ghost came.' };
    await storeStory(dead, stored);
    expect(await saveStory({ ...KEY, judged: stored }, TEMPLATE, DOCUMENT)).toEqual({ kind: 'saved', template: TEMPLATE });
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'saved', template: TEMPLATE });
  });

  test('that its owner deleted is not created again', async () => {
    const claim = await claimed();
    await saveStory(claim, TEMPLATE, DOCUMENT);
    await memory.doc(STORY_PATH).delete({});
    for (const by of [claim, { ...KEY, judged: TEMPLATE }])
      expect(await saveStory(by, TEMPLATE, DOCUMENT)).toEqual({ kind: 'saved', template: TEMPLATE });
    expect(memory.data(STORY_PATH)).toBeUndefined();
  });

  test('of a deleted account is not created', async () => {
    const claim = await claimed();
    await memory.doc(`departures/${departureId('family')}`).create({ requestedAt: Timestamp.now() });
    expect(await saveStory(claim, TEMPLATE, DOCUMENT)).toEqual({ kind: 'account-deleted' });
    await memory.doc(REQUEST_PATH).delete({});
    expect(await saveStory(claim, TEMPLATE, DOCUMENT)).toEqual({ kind: 'account-deleted' });
    expect(memory.data(STORY_PATH)).toBeUndefined();
  });

  test('whose request is gone, refused or another call’s is not created', async () => {
    const dead = await claimed();
    later(66_000);
    const alive = await claimed();
    expect(await saveStory(dead, TEMPLATE, DOCUMENT)).toEqual({ kind: 'superseded' });
    await storeRefusal(alive);
    expect(await saveStory(alive, TEMPLATE, DOCUMENT)).toEqual({ kind: 'superseded' });
    await memory.doc(REQUEST_PATH).delete({});
    expect(await saveStory(alive, TEMPLATE, DOCUMENT)).toEqual({ kind: 'superseded' });
    expect(memory.data(STORY_PATH)).toBeUndefined();
  });

  test('under the id of another family’s story is not saved', async () => {
    await memory.doc(STORY_PATH).create({ uid: 'stranger', title: 'Theirs' });
    expect(await saveStory(await claimed(), TEMPLATE, DOCUMENT)).toEqual({ kind: 'key-taken' });
    expect(memory.data(STORY_PATH)).toEqual({ uid: 'stranger', title: 'Theirs' });
  });

  test('that a browser of version 2e92dfd stored stays as it is, without the mark of moderation', async () => {
    const claim = await claimed();
    await memory.doc(STORY_PATH).create({ uid: 'family', title: 'Mine' });
    expect(await saveStory(claim, TEMPLATE, DOCUMENT)).toEqual({ kind: 'saved', template: TEMPLATE });
    expect(memory.data(STORY_PATH)).toEqual({ uid: 'family', title: 'Mine' });
  });

  test('is created once by twenty calls, even if every second response is lost', async () => {
    let written = 0;
    memory = memoryFirestore(undefined, () => {
      written += 1;
      return written % 2 === 0;
    });
    const claim = await claimed();
    const results = await Promise.all(Array.from({ length: 20 }, () => saveStory(claim, TEMPLATE, DOCUMENT)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['saved']));
    expect(memory.data(STORY_PATH)).toMatchObject({ title: 'The Boot' });
  });
});

test('a call that died had counted a story if it left none, and not if it died before [safety 3]', async () => {
  const counted: Counted = {
    family: [{ path: 'storyUsage/family', day: '2026-11-28', most: { count: 10 } }],
    site: { path: 'system/storyUsage', day: '2026-11-28', most: { count: 1000 } },
  };
  await storeCounts(await claimed(), counted);
  later(66_000);
  expect(await claimRequest(KEY, OTTER)).toMatchObject({ kind: 'claimed', abandoned: counted });
  later(66_000);
  const { claim: withStory, ...rest } = (await claimRequest(KEY, OTTER)) as Extract<ClaimResult, { kind: 'claimed' }>;
  expect(rest).toEqual({ kind: 'claimed' });
  await storeCounts(withStory, counted);
  await storeStory(withStory, TEMPLATE);
  later(66_000);
  expect(await claimRequest(KEY, OTTER, { ...TEMPLATE })).not.toHaveProperty('abandoned');
});

test('a request is stored with the version of its identity and no text of the family, and one for other choices cannot use its key', async () => {
  await claimed();
  expect(await claimRequest(KEY, GOAT)).toEqual({ kind: 'other-request' });
  expect(memory.data(`storyRequests/family_${KEY.key}`)).toMatchObject({ v: 3, asked: expect.stringMatching(/^[\w-]{43}$/) });
});

test('an identity of a later version counts as the same request', async () => {
  await claimed();
  const document = memory.doc(`storyRequests/family_${KEY.key}`);
  await document.update({ v: 4, asked: 'unknown' }, { lastUpdateTime: (await document.get()).updateTime as number });
  expect(await claimRequest(KEY, GOAT)).toEqual({ kind: 'running' });
});

describe('the pages that a call showed', () => {
  const SHOWN = { title: 'The Boot', seed: 'slow-lamp', pages: [{ text: '{child} slept.', scene: parseScene(undefined) }] };
  const DRAFT_PATH = `storyDrafts/family_${KEY.key}`;
  const showing = async () => {
    const claim = await claimed();
    expect(await storeShownPages(claim, SHOWN)).toBe(true);
    await putDraft(KEY, { title: 'The Boot', pages: SHOWN.pages });
    return claim;
  };

  test.each([
    ['has failed', releaseRequest],
    ['has died', async () => void later(66_000)],
  ])('are handed to the next call once the first one %s, but to no other request with the same key', async (_what, end) => {
    const claim = await showing();
    expect(await claimRequest(KEY, OTTER)).toEqual({ kind: 'running' });
    await end(claim);
    expect(await claimRequest(KEY, GOAT)).toEqual({ kind: 'other-request' });
    expect(await claimRequest(KEY, OTTER)).toMatchObject({ kind: 'claimed', shown: SHOWN });
  });

  test('cannot be replaced by a call that has lost the request', async () => {
    const claim = await showing();
    later(66_000);
    await claimed();
    expect(await storeShownPages(claim, { ...SHOWN, title: 'Another' })).toBe(false);
    expect(memory.data(REQUEST_PATH)).toMatchObject({ shown: SHOWN });
  });

  test('can be read for an hour at most, and are gone when the story is saved', async () => {
    const claim = await showing();
    const { uid, expireAt } = memory.data(DRAFT_PATH) as { uid: string; expireAt: Timestamp };
    expect(uid).toBe('family');
    expect(expireAt.toMillis() - Date.now()).toBeLessThanOrEqual(60 * 60 * 1000);
    await storeStory(claim, TEMPLATE);
    await saveStory(claim, TEMPLATE, DOCUMENT);
    expect(memory.data(DRAFT_PATH)).toBeUndefined();
    expect(memory.data(REQUEST_PATH)).not.toHaveProperty('shown');
  });
});
