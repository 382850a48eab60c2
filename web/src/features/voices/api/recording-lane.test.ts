import 'fake-indexeddb/auto';
import { CURRENT_TERMS, type VoiceTarget } from '@tuckaway/domain';
import { del, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, drainRecordings } from '../../../../testing/drain-recordings.ts';
import { device } from '../../../../testing/tab-locks.ts';
import type { Sender } from '../../../data/outbox/lane.ts';
import { forgetTakesOf, forgetVoicesOf } from './forget-voices.ts';
import { isEnded, renewRefused, storedTakes } from './recording-lane.ts';
import { putSentenceTake, undecidedSentence } from './sentence-takes.ts';
import {
  changeTake,
  putChunk,
  putTake,
  readTakes,
  removeExpiredTakes,
  removeRecorded,
  removeTake,
  soundOf,
  store,
  type Take,
} from './takes.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const FAMILY: VoiceTarget = { by: 'family', storyId: 'story', voiceId: 'voice', name: 'Mom' };
const GUEST: VoiceTarget = { by: 'guest', token: TOKEN, terms: CURRENT_TERMS };
const ANNA: Sender = { uid: 'anna' };
const NOW = Date.parse('2026-11-25T20:00:00Z');

interface Sent {
  page: number;
  recordedAt: number;
  sentenceRules?: number;
  audio: string;
  signedIn: boolean;
  token?: string;
}

/** As the function behaves: a newer recording takes the place of an older one, never the reverse. */
function server() {
  const stored = new Map<string, Sent>();
  let requests = 0;
  return {
    stored,
    requests: () => requests,
    sounds: () => [...stored.values()].map(({ audio }) => atob(audio)),
    async post(body: object, signedIn: boolean): Promise<Answer> {
      requests += 1;
      const sent = { ...(body as Sent), signedIn };
      const key = `${sent.token ?? 'family'}/${sent.page}`;
      const before = stored.get(key);
      if (before && before.recordedAt > sent.recordedAt) return { status: 409, body: { message: 'Newer.', code: 'older' } };
      stored.set(key, sent);
      return { status: 200, body: { page: sent.page } };
    },
  };
}

const { openTab } = device();
const { locks } = openTab();
const deliver = (post: (body: object, signedIn: boolean) => Promise<Answer>, sender: Sender = ANNA) =>
  drainRecordings({ post, locks }, sender);
const answers = (status: number, body: object | string) => async () => ({ status, body });

let numbers = 0;
async function record(text: string, changes: Partial<Take> = {}): Promise<Take> {
  numbers += 1;
  const take: Take = {
    ...{ id: `take-${numbers}`, uid: 'anna', target: FAMILY, page: 0, type: 'audio/webm' as const },
    ...{ recordedAt: NOW + numbers, durationMs: 1000, starts: [0], finished: true },
    ...changes,
  };
  await putTake(take);
  for (const [index, letter] of [...text].entries()) await putChunk(take.id, index, new TextEncoder().encode(letter).buffer as ArrayBuffer);
  return take;
}

beforeEach(() => removeRecorded(() => true));

it('is sent with defaults, and not held up by what another version stored in another shape [fault 8]', async () => {
  const whole = await record('early');
  const { type: _type, recordedAt: _at, durationMs: _duration, starts: _starts, finished: _finished, ...early } = whole;
  await putTake(early as Take);
  await record('today', { page: 1, sentenceRules: 2 });
  const unreadable = [null, 'a take', { ...early, target: undefined }, { ...early, page: 'one' }];
  for (const [index, value] of unreadable.entries()) await set(`take/unreadable-${index}`, value, store());
  await set('sentence/unreadable', { ...early, base: null }, store());
  const { post, sounds, stored } = server();
  await deliver(post);
  expect(sounds()).toEqual(['early', 'today']);
  expect([...stored.values()].map(({ sentenceRules }) => sentenceRules)).toEqual([undefined, 2]);
  expect(await undecidedSentence(FAMILY)).toBeNull();
  // Nothing that is known here belongs to them.
  await removeRecorded(({ target }) => target.by === 'guest');
  for (const index of unreadable.keys()) await del(`take/unreadable-${index}`, store());
});

it('of a guest leaves the device if another version stored no time [fault 8]', async () => {
  const { recordedAt: _at, ...take } = await record('abc', { uid: null, target: GUEST });
  await putTake(take as Take);
  await removeExpiredTakes(NOW);
  expect(await soundOf(take.id)).toHaveLength(0);
});

describe('a recording', () => {
  it.each([
    ['it is too slow', 408, {}],
    ['it knows no sign-in', 401, {}],
    ['there are too many', 429, {}],
    ['it fails', 500, {}],
    ['it is busy', 503, {}],
    ['a network refuses it', 403, '<!doctype html>'],
    ['a network has no such page', 404, '<!doctype html>'],
    ['a server does not know the address', 404, { message: 'There is nothing here.' }],
  ])('waits while the server does not take it because %s', async (_why, status, body) => {
    await record('abc');
    const { nextDue } = await deliver(answers(status, body));
    expect(nextDue).toBeGreaterThan(Date.now());
    expect(await readTakes()).toMatchObject([{ wait: { tries: 1 } }]);
    const there = server();
    await deliver(there.post);
    expect(there.sounds()).toEqual(['abc']);
    expect(await readTakes()).toEqual([]);
  });

  it('waits for a network as long as it takes', async () => {
    await record('abc', { recordedAt: Date.now() - 400 * 24 * 60 * 60 * 1000 });
    for (let time = 0; time < 20; time += 1) {
      await deliver(async () => {
        throw new TypeError('Failed to fetch');
      });
      await deliver(answers(500, {}));
    }
    expect(await readTakes()).toMatchObject([{ wait: { because: 'trouble', tries: 40 } }]);
    expect((await readTakes())[0]?.refused).toBeUndefined();
  });

  it('leaves the device with its undecided sentence if its story is gone, by the server’s code', async () => {
    const take = await record('abc');
    const base = { type: 'audio/webm' as const, durationMs: 9, starts: [0], audio: new Uint8Array([1]) };
    await putSentenceTake({ ...{ id: 's', uid: 'anna', target: FAMILY, page: 0, recordedAt: 1 }, sentence: 0, base, finished: true });
    await putChunk('s', 0, new Uint8Array([1]).buffer);
    const { outcomes } = await deliver(answers(404, { message: 'Gone.', code: 'missing' }));
    expect(outcomes).toMatchObject([{ kind: 'delivered', entry: { id: take.id }, gone: 'Gone.' }]);
    expect(await readTakes()).toEqual([]);
    expect(await undecidedSentence(FAMILY)).toBeNull();
  });

  it.each([
    [409, 'family-full', { noRoom: true, ended: false }],
    [409, 'closed', { noRoom: false, ended: true }],
    [403, 'sharing-stopped', { noRoom: false, ended: true }],
    [422, 'not-audio', { noRoom: false, ended: false }],
  ])('that is refused (%i, %s) stays with the reason, and is not sent again by itself', async (status, code, stored) => {
    await record('abc');
    const { outcomes, nextDue } = await deliver(answers(status, { message: 'Not now.', code }));
    expect(outcomes.map(({ entry }) => isEnded(entry))).toEqual([stored.ended]);
    expect(nextDue).toBeNull();
    expect(await readTakes()).toMatchObject([{ refused: 'Not now.', ...stored }]);
    const there = server();
    await deliver(there.post);
    expect(there.requests()).toBe(0);
    await renewRefused(storedTakes, ANNA, new Set());
    await deliver(there.post);
    expect(there.requests()).toBe(stored.noRoom || stored.ended ? 1 : 0);
  });

  it('goes if the server has a newer one of the page, and is then no copy', async () => {
    const there = server();
    const older = await record('older');
    await there.post({ page: 0, recordedAt: older.recordedAt + 5, audio: btoa('newer') }, true);
    const keepCopy = vi.fn();
    await drainRecordings({ post: there.post, locks, keepCopy }, ANNA);
    expect(keepCopy).not.toHaveBeenCalled();
    expect(await readTakes()).toEqual([]);
    expect(there.sounds()).toEqual(['newer']);
  });

  it('stays until its copy is stored', async () => {
    const there = server();
    const take = await record('abc');
    const keepCopy = vi.fn().mockRejectedValueOnce(new Error('full')).mockResolvedValue(undefined);
    await drainRecordings({ post: there.post, locks, keepCopy }, ANNA);
    expect(await readTakes()).toMatchObject([{ id: take.id, wait: { because: 'trouble' } }]);
    await drainRecordings({ post: there.post, locks, keepCopy }, ANNA);
    expect(keepCopy).toHaveBeenLastCalledWith(expect.objectContaining({ id: take.id }));
    expect(await readTakes()).toEqual([]);
  });
});

it('recordings of a deleted story or account leave the device, and others stay', async () => {
  await record('this story');
  await record('another story', { target: { ...FAMILY, storyId: 'another' } });
  await record('of Ben', { uid: 'ben' });
  await forgetVoicesOf('anna', 'story');
  expect((await readTakes()).map(({ uid, target }) => [uid, target.by === 'family' && target.storyId])).toEqual([
    ['anna', 'another'],
    ['ben', 'story'],
  ]);
  await forgetTakesOf('anna');
  expect((await readTakes()).map(({ uid }) => uid)).toEqual(['ben']);
});

/** Sends recordings as version b3012be3 does, which knows `refused` and the lock. */
async function deliverAsBefore(post: (body: object, signedIn: boolean) => Promise<Answer>, oldTab = openTab()): Promise<'busy' | 'done'> {
  return oldTab.locks.request('tuckaway-recordings', { ifAvailable: true }, async (held) => {
    if (!held) return 'busy';
    for (const take of await readTakes()) {
      if (!take.finished || take.refused !== undefined) continue;
      const { status } = await post(await storedTakes.upload(take), true);
      if (status === 200) await removeTake(take.id);
      else if (status === 409) await changeTake(take.id, { refused: 'Full.', noRoom: true });
    }
    return 'done';
  });
}

describe('a tab of version b3012be3 beside this one', () => {
  it('sends nothing while this one does', async () => {
    const there = server();
    await record('abc');
    const old: string[] = [];
    await deliver(async (body, signedIn) => {
      old.push(await deliverAsBefore(there.post));
      return there.post(body, signedIn);
    });
    expect(old).toEqual(['busy']);
    expect(there.requests()).toBe(1);
  });

  it('lets this one wait while it sends, which then has nothing to send', async () => {
    const there = server();
    await record('abc');
    let mine: Promise<unknown> = Promise.resolve();
    await deliverAsBefore(async (body, signedIn) => {
      mine = deliver(there.post);
      return there.post(body, signedIn);
    });
    await mine;
    expect(there.requests()).toBe(1);
    expect(await readTakes()).toEqual([]);
  });

  it('sends what this one lets wait', async () => {
    const there = server();
    await record('abc');
    await deliver(answers(503, {}));
    expect(await deliverAsBefore(there.post)).toBe('done');
    expect(there.sounds()).toEqual(['abc']);
    expect(await readTakes()).toEqual([]);
  });

  it('leaves alone what this one stored as refused, and the reverse', async () => {
    const there = server();
    const full = answers(409, { message: 'Full.', code: 'story-full' });
    const first = await record('abc');
    await deliver(full);
    await deliverAsBefore(there.post);
    expect(there.requests()).toBe(0);
    await record('def', { page: 1 });
    await deliverAsBefore(full);
    await deliver(there.post);
    expect(there.requests()).toBe(0);
    expect(new TextDecoder().decode(await soundOf(first.id))).toBe('abc');
    await renewRefused(storedTakes, ANNA, new Set());
    await deliver(there.post);
    expect(there.sounds()).toEqual(['abc', 'def']);
  });
});
