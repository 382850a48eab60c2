/** Plays a schedule with the outbox and reports violated guarantees. */

import type { Entry, FavoriteEntry, ProgressEntry } from '../../web/src/data/outbox/entry.ts';
import { storyIdOf } from '../../web/src/data/outbox/story-entry.ts';
import { renewRefused, storedTakes } from '../../web/src/features/voices/api/recording-lane.ts';
import { isOf, readTakes, removeRecorded, type Take } from '../../web/src/features/voices/api/takes.ts';
import { numbersFrom } from '../long.ts';
import { createDevice, storyName } from './device.ts';
import { favoriteEntry, progressEntry, storyEntry, takeOf } from './entries.ts';
import { type CreatedStory, expectations, favoriteOf, type Violations } from './expectations.ts';
import type { Fault } from './faults.ts';
import { modelServer } from './model-server.ts';
import { GUEST, processes, type Running } from './processes.ts';
import { type Action, type Schedule, STORIES, USERS } from './schedule.ts';
import { virtualTime } from './virtual-time.ts';

export interface Played {
  violations: Violations;
  requests: number;
  faults: ReadonlyMap<Fault, number>;
  crashes: number;
  /** Port calls of the first process that was started. */
  calls: number;
  /** How many entries the users created. */
  entries: number;
}

/** Far more than all automatic retries need. */
function maxRequests(entries: number): number {
  return 100 + 25 * entries;
}

/** Actions that need a signed-in user. */
type UserAction = Exclude<
  Action,
  { do: 'sign-out' | 'sign-in' | 'network' | 'clock' | 'storage' | 'lose-story' | 'close' | 'crash-at' | 'drain' }
>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Enough for twelve retries with the longest waits between them. */
const ROUNDS = 60;

type User = (typeof USERS)[number];

export async function play(schedule: Schedule): Promise<Played> {
  await removeRecorded(() => true);
  const time = virtualTime();
  const random = numbersFrom(schedule.seed);
  const record = expectations();
  let faults = [...schedule.faults];
  const server = modelServer({
    time,
    random,
    ownerOf: (storyId) => record.created.find(({ entry }) => storyIdOf(entry) === storyId)?.entry.userId,
  });
  const device = createDevice({ time, random, server, nextFault: () => faults.shift() ?? null });
  const { at, follow, drain, drainRecordings, drainAll, drainAllRecordings, ...all } = processes(device);
  /** Favorites that are being sent without being stored: their button is disabled. */
  const busy = new Set<string>();
  let entries = 0;

  async function recordPage(who: Running, take: Take): Promise<void> {
    entries += 1;
    try {
      await who.process.takes.put(take);
    } catch {
      // The user is told that the device has no room.
      return;
    }
    record.recorded(take);
    await who.process.takes.removeOlder(take).catch(() => undefined);
    await drainRecordings(who, take.uid === null ? GUEST : { uid: take.uid }, device.online);
  }

  async function press(who: Running, entry: FavoriteEntry | ProgressEntry, settled: (how: 'accepted' | 'not') => void): Promise<void> {
    entries += 1;
    record.pressed(entry);
    const key = busyKey(entry);
    try {
      await who.outbox.add(entry);
    } catch {
      busy.add(key);
      const { kind } = await who.outbox.sendUnstored(entry);
      busy.delete(key);
      if (kind === 'delivered') record.accepted(entry);
      settled(kind === 'delivered' ? 'accepted' : 'not');
      return;
    }
    record.accepted(entry);
    settled('accepted');
    await drain(who, entry.type);
  }

  async function create(who: Running, userId: string, { leaves, cancels }: Extract<Action, { do: 'create' }>): Promise<void> {
    entries += 1;
    const entry = storyEntry({ userId, now: who.process.ports.clock.now(), random });
    const story: CreatedStory = { entry, kept: 'maybe', canceled: false, opened: false, discarded: false, removed: 'no' };
    record.created.push(story);
    const canceling = new AbortController();
    let left = false;
    const { clock } = who.process.ports;
    if (leaves !== null) clock.after(leaves, () => (left = true));
    if (cancels !== null) {
      clock.after(cancels, () => {
        story.canceled = story.delivery === undefined;
        canceling.abort();
      });
    }
    story.kept = await who.outbox.add(entry).then(
      () => 'yes',
      () => 'no',
    );
    const delivery = await who.outbox.deliverStory(entry, {
      signal: canceling.signal,
      open: () => {
        story.opened = !left;
        return !left;
      },
      ...(story.kept === 'no' ? { unstored: true } : {}),
    });
    story.delivery = delivery.kind;
    await drain(who, 'story');
  }

  async function attention(who: Running, action: 'retry' | 'discard', userId: string): Promise<void> {
    const entry = (await who.outbox.entries(userId)).find((candidate) => candidate.attention);
    if (!entry) return;
    if (action === 'discard') record.discarded(entry);
    // The user is told that storage is full, and tries again later.
    await who.outbox[action](entry).catch(() => undefined);
    drainAll(who);
  }

  async function removeCreated(who: Running, userId: string, which: number): Promise<void> {
    const waiting = await who.outbox.entries(userId);
    const shown = record.created.filter(({ entry }) => {
      const storyId = storyIdOf(entry);
      const last = waiting.find((candidate) => candidate.type === 'favorite' && candidate.storyId === storyId) as FavoriteEntry | undefined;
      return entry.userId === userId && (last ? last.action === 'add' : favoriteOf(server, userId, storyId));
    });
    const story = shown[which % Math.max(1, shown.length)];
    if (!story) return;
    const entry = favoriteEntry({ userId, now: who.process.ports.clock.now(), random }, storyIdOf(story.entry), 'remove');
    if (busy.has(busyKey(entry))) return;
    story.removed = 'maybe';
    await press(who, entry, (how) => {
      if (how === 'accepted') story.removed = 'yes';
    });
  }

  /** Starts an action; it continues while time passes. */
  function act(action: Action): void {
    if (action.do === 'sign-out') device.user = null;
    else if (action.do === 'sign-in') signIn(USERS[action.user] as string);
    else if (action.do === 'network') {
      device.online = action.up;
      if (action.up) for (const who of all.alive()) drainAll(who);
    } else if (action.do === 'clock') device.clockAhead += action.by;
    else if (action.do === 'storage') device.storageFull = action.full;
    else if (action.do === 'close') all.kill(action.process);
    else if (action.do === 'crash-at') at(action.process).process.crashAt(action.call, action.moment);
    else if (action.do === 'drain') {
      const who = at(action.process);
      if (action.lane === 'all') drainAll(who, action.retryNow);
      else if (action.lane === 'recording') drainAllRecordings(who, action.retryNow);
      else follow('drain', who, drain(who, action.lane, action.retryNow));
    } else if (action.do === 'lose-story') loseStory(action.story);
    else if (device.user !== null) actAs(device.user as User, action);
  }

  function loseStory(story: number): void {
    for (const user of USERS) {
      const id = STORIES[user][story] as string;
      record.lost(id);
      if (/^\d+$/.test(id)) server.unpublished.add(id);
      else server.documents.delete(storyName(id));
    }
  }

  function actAs(user: User, action: UserAction): void {
    const who = at(action.tab);
    const now = who.process.ports.clock.now();
    if (action.do === 'create') follow('create', who, create(who, user, action));
    else if (action.do === 'record') {
      const storyId = action.guest ? null : (STORIES[user].at(-1) as string);
      follow('record', who, recordPage(who, takeOf({ userId: user, now, random }, storyId, action.page)));
    } else if (action.do === 'remove-created') follow('remove created', who, removeCreated(who, user, action.which));
    else if (action.do === 'press' || action.do === 'turn-page') {
      const storyId = STORIES[user][action.story] as string;
      const pressed = { userId: user, now, random };
      const entry =
        action.do === 'press'
          ? favoriteEntry(pressed, storyId, action.on ? 'add' : 'remove')
          : progressEntry(pressed, storyId, action.page);
      if (!busy.has(busyKey(entry)))
        follow(
          action.do,
          who,
          press(who, entry, () => undefined),
        );
    } else follow(action.do, who, attention(who, action.do, user));
  }

  function signIn(user: string): void {
    device.user = user;
    const who = at(0);
    follow('sign in', who, who.outbox.signedIn(user));
    drainAll(who);
  }

  /** Ends all faults and lets every user sign in again, and the guest visit again. Returns the entries that still wait afterwards. */
  async function recover(): Promise<Entry[]> {
    faults = [];
    device.online = true;
    device.storageFull = false;
    await time.pass(5 * MINUTE);
    all.closeAll();
    const left: Entry[] = [];
    for (const user of USERS) {
      all.startAnew();
      for (const sender of [GUEST, { uid: user }]) await renewRefused(storedTakes, sender, new Set());
      signIn(user);
      const who = at(0);
      for (let round = 0; round < ROUNDS; round += 1) {
        await time.pass(round < 3 ? MINUTE : HOUR);
        const waiting = await ask(who.outbox.entries(user));
        const wanted = waiting.filter(shouldBeSent);
        const takes = (await readTakes()).filter((take) => isToSend(take) && (isOf(take, GUEST) || isOf(take, { uid: user })));
        if (wanted.length === 0 && takes.length === 0) break;
        for (const entry of wanted.filter((candidate) => candidate.attention)) await ask(who.outbox.retry(entry));
        drainAll(who);
      }
      left.push(...(await ask(who.outbox.entries(user))));
    }
    return left;
  }

  /** Whether the entry should have been sent by now. A request that the server has refused for good stays and needs attention. */
  function shouldBeSent(entry: Entry): boolean {
    return !entry.attention || entry.type !== 'story' || !server.refusedForGood.has(storyIdOf(entry));
  }

  function isToSend({ refused }: Take): boolean {
    return refused === undefined;
  }

  /** Awaits something that takes no virtual time. */
  async function ask<T>(work: Promise<T>): Promise<T> {
    await time.settle();
    return work;
  }

  const violations: Violations = { lost: [], duplicated: [], wrongFavorites: [], asAnotherUser: [], hanging: [], hammering: [] };
  device.user = USERS[0];
  for (const user of USERS) {
    for (const id of STORIES[user].filter((one) => !/^\d+$/.test(one))) server.documents.set(storyName(id), { uid: { stringValue: user } });
  }
  for (const { gap, action } of schedule.actions) {
    await time.pass(gap);
    act(action);
    await time.settle();
  }
  const crashes = device.deaths;
  const left = await recover();
  violations.hanging.push(...all.hanging());
  for (const entry of left) if (shouldBeSent(entry)) violations.hanging.push(`${entry.type} still waits`);
  const takes = await readTakes();
  for (const { id } of takes.filter(isToSend)) violations.hanging.push(`recording ${id} still waits`);
  if (device.requests > maxRequests(entries)) violations.hammering.push(`${device.requests} requests for ${entries} entries`);
  record.check(server, left, takes, violations);
  return { violations, requests: device.requests, faults: device.faultsMet, crashes, calls: all.firstCalls(), entries };
}

function busyKey({ type, userId, storyId }: FavoriteEntry | ProgressEntry): string {
  return `${type} ${userId} ${storyId}`;
}
