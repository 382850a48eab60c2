import 'fake-indexeddb/auto';
import { CURRENT_TERMS, type VoiceTarget } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { LONG, numbersFrom, SEED } from '../../../../../tests/long.ts';
import { type Answer, drainRecordings } from '../../../../testing/drain-recordings.ts';
import { device, type Tab } from '../../../../testing/tab-locks.ts';
import type { Sender } from '../../../data/outbox/lane.ts';
import { forgetTakesOf } from '../api/forget-voices.ts';
import { finishInterrupted } from '../api/interrupted-takes.ts';
import { isOf, readTakes } from '../api/takes.ts';
import { TAKES_DATABASE } from '../api/takes-database.ts';
import { type RunningPage, recordPage } from './page-recording.ts';

const SCHEDULES = LONG ? 1000 : 12;
const STEPS = 40;
const TOKEN = 'abcdefghijklmnopqrstuvwx';
/** Who records on this device: two accounts, and a guest without one. */
const READERS = ['anna', 'ben', 'guest'] as const;
type Reader = (typeof READERS)[number];

const uidOf = (reader: Reader) => (reader === 'guest' ? null : reader);
const senderOf = (reader: Reader): Sender => (reader === 'guest' ? { token: TOKEN } : { uid: reader });
const targetOf = (reader: Reader): VoiceTarget =>
  reader === 'guest'
    ? { by: 'guest', token: TOKEN, terms: CURRENT_TERMS }
    : { by: 'family', storyId: `story of ${reader}`, voiceId: 'voice', name: 'Mom' };
/** Where the server stores it. */
const placeOf = (reader: Reader, page: number) => `${reader === 'guest' ? TOKEN : `story of ${reader}`}/${page}`;

/** What was said to a microphone. */
interface Spoken {
  reader: Reader;
  place: string;
  recordedAt: number;
  seconds: string[];
  /** How many seconds the device had room for. */
  kept: number;
}

interface OpenTab {
  tab: Tab;
  page: RunningPage | null;
  spoken: Spoken | null;
  speak: (text: string) => void;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 25) });
});

const settled = async () => {
  // The database and the sound of a second take a few turns each.
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** The server, as `functions/src/voices/save-recording.ts` decides. */
function server() {
  const stored = new Map<string, { recordedAt: number; sound: string; signedIn: boolean; sender: Reader }>();
  return {
    stored,
    accept(body: object, signedIn: boolean, sender: Reader): Answer {
      const { token, storyId, page, recordedAt, audio } = body as Record<string, string> & { page: number; recordedAt: number };
      const place = `${token ?? storyId}/${page}`;
      if ((stored.get(place)?.recordedAt ?? 0) > recordedAt) return { status: 409, body: { code: 'older' } };
      const sound = atob(audio ?? '');
      if (!sound.startsWith('[')) return { status: 422, body: { code: 'not-audio' } };
      stored.set(place, { recordedAt, sound, signedIn, sender });
      return { status: 200, body: {} };
    },
  };
}

/** Plays one schedule to its end, when everything is delivered. @returns what the server has, what it should have, and what is left here. */
async function play(seed: number) {
  const random = numbersFrom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const { openTab } = device();
  const there = server();
  const everything: Spoken[] = [];
  let online = true;
  let full = false;
  let reader: Reader = 'anna';
  const put = IDBObjectStore.prototype.put;
  const limited = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function limit(this: IDBObjectStore, ...values) {
    if (full) throw new DOMException('Full', 'QuotaExceededError');
    return put.apply(this, values);
  });
  const fresh = (): OpenTab => ({ tab: openTab(), page: null, spoken: null, speak: () => undefined });
  const tabs = [fresh(), fresh()];

  /** @param safely without further faults. @returns whether something is left, or that the tab died. */
  async function deliver(tab: Tab, whose: Reader, safely: boolean): Promise<boolean | 'died'> {
    let die = (): void => undefined;
    const death = new Promise<'died'>((resolve) => {
      die = () => {
        tab.die();
        resolve('died');
      };
    });
    const post = async (body: object, signedIn: boolean) => {
      const fate = safely ? 1 : random();
      if (!online || fate < 0.15) throw new TypeError('Failed to fetch');
      if (fate < 0.25) return { status: 503, body: {} };
      const answer = there.accept(body, signedIn, whose);
      // The answer is lost, or the tab dies before it can note it.
      if (fate < 0.4) throw new TypeError('Failed to fetch');
      if (fate < 0.5) {
        die();
        await new Promise(() => undefined);
      }
      return answer;
    };
    return Promise.race([drainRecordings({ post, locks: tab.locks }, senderOf(whose)).then(({ nextDue }) => nextDue !== null), death]);
  }

  async function begin(open: OpenTab): Promise<void> {
    const page = between(0, 2);
    const spoken: Spoken = { reader, place: placeOf(reader, page), recordedAt: Date.now(), seconds: [], kept: 0 };
    let now = 0;
    let chunk: (bytes: Blob) => void = () => undefined;
    open.speak = (text) => {
      now += 1000;
      spoken.seconds.push(text);
      chunk(new Blob([text]));
    };
    const microphone = {
      type: 'audio/webm' as const,
      record: async (onChunk: typeof chunk) => {
        chunk = onChunk;
        return { now: () => now, stop: async () => open.speak(']') };
      },
      ended: () => false,
      close: () => undefined,
    };
    const wanted = { uid: uidOf(reader), target: targetOf(reader), page };
    const nothing = () => undefined;
    open.page = await recordPage(microphone, wanted, nothing, nothing, open.tab.locks).catch(() => null);
    if (open.page === null) return;
    open.spoken = spoken;
    everything.push(spoken);
    open.speak(`[${reader} ${seed}.${everything.length}`);
    await noteRoom(open);
  }

  /** What waits for room is stored with the next second after there is some. */
  async function noteRoom({ spoken }: OpenTab): Promise<void> {
    await settled();
    if (spoken && !full) spoken.kept = spoken.seconds.length;
  }

  async function end(open: OpenTab): Promise<void> {
    await open.page?.finish();
    await noteRoom(open);
    Object.assign(open, { page: null, spoken: null });
  }

  async function visit(open: OpenTab): Promise<void> {
    const left = (await readTakes()).filter((take) => isOf(take, senderOf(reader)));
    await finishInterrupted(left, open.tab.locks).catch(() => undefined);
  }

  async function step(): Promise<void> {
    const index = between(0, tabs.length - 1);
    const open = tabs[index] as OpenTab;
    const what = random();
    if (what < 0.25) await (open.page ? end(open) : begin(open));
    else if (what < 0.5 && open.page) {
      open.speak(` ${everything.length}.${between(0, 99)}`);
      await noteRoom(open);
      if (random() < 0.5) open.page.next();
    } else if (what < 0.65) {
      open.tab.die();
      tabs[index] = fresh();
      await visit(tabs[index]);
    } else if (what < 0.7) online = !online;
    else if (what < 0.75) full = !full;
    else if (what < 0.8) {
      for (const each of tabs) await end(each);
      reader = READERS[between(0, READERS.length - 1)] as Reader;
      for (const each of tabs) await visit(each);
    } else if (what < 0.82 && uidOf(reader) !== null) {
      // The account is deleted, also at the server.
      for (const each of tabs) await end(each);
      await forgetTakesOf(reader);
      for (const place of there.stored.keys()) if (place.startsWith(`story of ${reader}/`)) there.stored.delete(place);
      for (const spoken of everything) if (spoken.reader === reader) spoken.kept = 0;
    } else if ((await deliver(open.tab, reader, false)) === 'died') {
      tabs[index] = fresh();
      await visit(tabs[index]);
    }
  }

  for (let number = 0; number < STEPS; number += 1) {
    vi.setSystemTime(Date.now() + between(10, 5000));
    await step();
  }
  online = true;
  full = false;
  for (const open of tabs) {
    await end(open);
    open.tab.die();
  }
  const last = openTab();
  await finishInterrupted(await readTakes(), last.locks);
  for (const whose of READERS) while (await deliver(last, whose, true));
  limited.mockRestore();
  const expected = new Map<string, string>();
  for (const { place, seconds, kept } of everything) if (kept > 0) expected.set(place, seconds.slice(0, kept).join(''));
  return { there: there.stored, expected, left: await keysLeft() };
}

function keysLeft(): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(TAKES_DATABASE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const found = opening.result.transaction('takes').objectStore('takes').getAllKeys();
      found.onsuccess = () => {
        opening.result.close();
        resolve(found.result);
      };
    };
  });
}

it(`${SCHEDULES} schedules of dying tabs, lost networks, full devices and other accounts lose, double and mix up nothing`, async () => {
  let pages = 0;
  for (let number = 0; number < SCHEDULES; number += 1) {
    const seed = SEED + number;
    const { there, expected, left } = await play(seed);
    pages += there.size;
    expect(Object.fromEntries([...there].map(([place, { sound }]) => [place, sound])), `seed ${seed}`).toEqual(
      Object.fromEntries(expected),
    );
    for (const [place, { sound, signedIn, sender }] of there) {
      const whose = READERS.find((reader) => sound.startsWith(`[${reader} `)) ?? 'guest';
      expect(place.startsWith(placeOf(whose, 0).slice(0, -1)), `seed ${seed}: ${place} has ${sound}`).toBe(true);
      expect({ signedIn, sender }, `seed ${seed}`).toEqual({ signedIn: whose !== 'guest', sender: whose });
    }
    expect(left, `seed ${seed}`).toEqual([]);
  }
  if (LONG) console.info(`recording: ${SCHEDULES} schedules, ${pages} pages delivered, seed ${SEED}`);
  expect(pages).toBeGreaterThan(SCHEDULES);
}, 1_200_000);
