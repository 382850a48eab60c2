import 'fake-indexeddb/auto';
import { CURRENT_TERMS, type VoiceTarget } from '@tuckaway/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { LONG } from '../../../../tests/long.ts';
import { CallFailed } from '../http/call.ts';
import type { Locks } from '../lib/locks.ts';
import { type DeliveryPorts, deliverTakes, type Recorder } from './deliver-takes.ts';
import { forgetTakesOf, forgetVoicesOf } from './forget-voices.ts';
import { changeTake, putChunk, putTake, readTakes, removeOlderTakes, removeTake, type Take } from './takes.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const FAMILY: VoiceTarget = { by: 'family', storyId: 'story', voiceId: 'voice', name: 'Mom' };
const GUEST: VoiceTarget = { by: 'guest', token: TOKEN, terms: CURRENT_TERMS };
const ANNA: Recorder = { uid: 'anna' };
const NOW = Date.parse('2026-11-25T20:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

interface Sent {
  page: number;
  recordedAt: number;
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
    accept(body: object, signedIn: boolean): void {
      requests += 1;
      const sent = { ...(body as Sent), signedIn };
      const key = `${sent.token ?? 'family'}/${sent.page}`;
      const before = stored.get(key);
      if (before && before.recordedAt > sent.recordedAt) throw new CallFailed(409, '{"code":"older"}');
      stored.set(key, sent);
    },
  };
}

const free: Locks = { request: (_name, _options, work) => work(true) };
const ports = (post: DeliveryPorts['post'], locks = free): DeliveryPorts => ({ post, locks, now: () => NOW });
const posting = (there: ReturnType<typeof server>) => ports(async (body, uid) => there.accept(body, uid !== null));

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

beforeEach(async () => {
  for (const { id } of await readTakes()) await removeTake(id);
});

describe('recordings on this device', () => {
  it('stay while the server does not answer', async () => {
    await record('abc');
    const away = ports(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await deliverTakes(ANNA, undefined, away)).toBe(true);
    for (const status of [401, 429, 500, 503]) {
      const answering = ports(async () => {
        throw new CallFailed(status, '{}');
      });
      expect(await deliverTakes(ANNA, undefined, answering)).toBe(true);
    }
    expect(await readTakes()).toHaveLength(1);
  });

  it('of a deleted story or account leave the device, and others stay', async () => {
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

  it('go if the server has a newer one of the page', async () => {
    const there = server();
    const older = await record('older');
    there.accept({ page: 0, recordedAt: older.recordedAt + 5, audio: btoa('newer') }, true);
    await deliverTakes(ANNA, undefined, posting(there));
    expect(await readTakes()).toEqual([]);
    expect(atob([...there.stored.values()][0]?.audio ?? '')).toBe('newer');
  });

  it('whose page is recorded again while others are sent are not sent, and leave nothing behind', async () => {
    const there = server();
    await record('first page');
    await record('old', { page: 1 });
    const again = ports(async (body, uid) => {
      there.accept(body, uid !== null);
      if ((body as Sent).page === 0) await removeOlderTakes(await record('new', { page: 1 }));
    });
    await deliverTakes(ANNA, undefined, again);
    expect([...there.stored.values()].map(({ audio }) => atob(audio))).toEqual(['first page']);
    expect(await readTakes()).toMatchObject([{ page: 1, finished: true }]);
    await deliverTakes(ANNA, undefined, posting(there));
    expect([...there.stored.values()].map(({ audio }) => atob(audio))).toEqual(['first page', 'new']);
    await changeTake('removed long ago', { refused: 'No.' });
    expect(await readTakes()).toEqual([]);
  });

  it('of another account, of a guest, or unfinished ones are not sent', async () => {
    const there = server();
    await record('of Ben', { uid: 'ben' });
    await record('of Grandma', { uid: null, target: GUEST });
    await record('half', { finished: false });
    await deliverTakes(ANNA, undefined, posting(there));
    expect(there.requests()).toBe(0);
    await deliverTakes({ token: TOKEN }, undefined, posting(there));
    expect([...there.stored.values()].map(({ audio, signedIn }) => [atob(audio), signedIn])).toEqual([['of Grandma', false]]);
    expect(await readTakes()).toHaveLength(2);
  });

  it('of a guest leave the device after 14 days, delivered or not', async () => {
    await record('long ago', { uid: null, target: GUEST, recordedAt: NOW - 15 * DAY });
    await record('lately', { uid: null, target: GUEST, recordedAt: NOW - 13 * DAY });
    await record('of the family', { recordedAt: NOW - 90 * DAY, finished: false });
    await deliverTakes(ANNA, undefined, posting(server()));
    expect((await readTakes()).map(({ recordedAt }) => (NOW - recordedAt) / DAY)).toEqual([90, 13]);
  });
});

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const SCHEDULES = LONG ? 1000 : 15;

it(`${SCHEDULES} schedules of a lost network, a killed tab, a second tab and another account lose, double and mix up nothing`, async () => {
  for (let seed = 1; seed <= SCHEDULES; seed += 1) {
    for (const { id } of await readTakes()) await removeTake(id);
    const random = seeded(seed);
    const there = server();
    const expected = new Map<string, string>();
    /** Loses the request, or the answer to one that was applied. */
    const unreliable = ports(async (body, uid) => {
      if (random() < 0.25) throw new TypeError('Failed to fetch');
      if (random() < 0.1) throw new CallFailed(503, '{}');
      there.accept(body, uid !== null);
      if (random() < 0.2) throw new TypeError('Failed to fetch');
    });
    for (let step = 0; step < 12; step += 1) {
      const page = Math.floor(random() * 3);
      const whose = random();
      if (whose < 0.5) {
        const text = `anna ${seed} ${step}`;
        const take = await record(text, { page, finished: random() > 0.2 });
        // A tab that dies leaves its take unfinished, and the next visit finishes it.
        if (!take.finished) await changeTake(take.id, { finished: true });
        await removeOlderTakes(take);
        expected.set(`family/${page}`, text);
      } else if (whose < 0.7) {
        const text = `guest ${seed} ${step}`;
        await removeOlderTakes(await record(text, { page, uid: null, target: GUEST }));
        expected.set(`${TOKEN}/${page}`, text);
      }
      // Two tabs at once; the lock of the second is not granted in a browser, and would do no harm if it were.
      const recorder = random() < 0.5 ? ANNA : { token: TOKEN };
      await Promise.all([
        deliverTakes(recorder, undefined, unreliable),
        random() < 0.3 ? deliverTakes({ uid: 'ben' }, undefined, unreliable) : null,
      ]);
    }
    for (const recorder of [ANNA, { token: TOKEN }]) while (await deliverTakes(recorder, undefined, unreliable));
    expect(await readTakes(), `seed ${seed}`).toEqual([]);
    expect(Object.fromEntries([...there.stored].map(([key, { audio }]) => [key, atob(audio)])), `seed ${seed}`).toEqual(
      Object.fromEntries(expected),
    );
    for (const [key, { signedIn }] of there.stored) expect(signedIn).toBe(key.startsWith('family'));
  }
}, 600_000);
