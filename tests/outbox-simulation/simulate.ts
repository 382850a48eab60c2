/** Plays a schedule with the outbox and reports violated guarantees. */

import { createDrain } from '../../web/src/data/outbox/create-drain.ts';
import { createOutbox } from '../../web/src/data/outbox/create-outbox.ts';
import { type Entry, type FavoriteEntry, LANES, type Lane, type ProgressEntry, storyIdOf } from '../../web/src/data/outbox/entry.ts';
import type { Sender } from '../../web/src/data/outbox/lane.ts';
import type { DrainReport } from '../../web/src/data/outbox/outbox.ts';
import { isOf, recordingLane, renewRefused, storedTakes } from '../../web/src/data/voices/recording-lane.ts';
import { readTakes, removeRecorded, type Take } from '../../web/src/data/voices/takes.ts';
import { numbersFrom } from '../long.ts';
import { createDevice, type Process, storyName } from './device.ts';
import { favoriteEntry, GUEST_TOKEN, progressEntry, storyEntry, takeOf } from './entries.ts';
import { type CreatedStory, expectations, favoriteOf, type Violations } from './expectations.ts';
import type { Fault } from './faults.ts';
import { modelServer } from './model-server.ts';
import { type Action, type Schedule, STORIES, USERS, WORKER } from './schedule.ts';
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

const GUEST: Sender = { token: GUEST_TOKEN };

type User = (typeof USERS)[number];

interface Running {
  process: Process;
  outbox: ReturnType<typeof createOutbox>;
  drainRecordings: (options: { sender: Sender; retryNow: boolean }) => Promise<DrainReport<unknown>>;
  /** Cancels the next drain, by the lane, or by the sender of recordings. */
  timers: Map<string, () => void>;
}

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
  const running: (Running | undefined)[] = [];
  /** Calls that have not returned. */
  const open = new Set<{ what: string; process: Process }>();
  /** Favorites that are being sent without being stored: their button is disabled. */
  const busy = new Set<string>();
  let entries = 0;
  let first: Process | undefined;

  /** The tab or worker of this number; a crashed one is started again. */
  function at(number: number): Running {
    const there = running[number];
    if (there?.process.alive) return there;
    const process = device.start();
    first ??= process;
    const { ports, takes } = process;
    const recordings = createDrain(ports, recordingLane(ports, takes));
    const started: Running = { process, outbox: createOutbox(ports), drainRecordings: recordings.drain, timers: new Map() };
    running[number] = started;
    return started;
  }

  function follow(what: string, { process }: Running, work: Promise<unknown>): void {
    const call = { what, process };
    open.add(call);
    void work.finally(() => open.delete(call)).catch((error: unknown) => violations.hanging.push(`${what}: ${String(error)}`));
  }

  async function drain(who: Running, lane: Lane, retryNow = false): Promise<void> {
    const { nextDue } = await who.outbox.drain(lane, { retryNow });
    plan(who, lane, nextDue, () => drain(who, lane));
  }

  async function drainRecordings(who: Running, sender: Sender, retryNow = false): Promise<void> {
    const { nextDue } = await who.drainRecordings({ sender, retryNow });
    plan(who, JSON.stringify(sender), nextDue, () => drainRecordings(who, sender));
  }

  function plan(who: Running, what: string, nextDue: number | null, again: () => Promise<void>): void {
    if (nextDue === null || !who.process.alive) return;
    const { clock } = who.process.ports;
    who.timers.get(what)?.();
    who.timers.set(what, clock.after(Math.max(0, nextDue - clock.now()), () => follow(`timer ${what}`, who, again())));
  }

  function drainAll(who: Running, retryNow = false): void {
    for (const lane of LANES) follow(`drain ${lane}`, who, drain(who, lane, retryNow));
    drainAllRecordings(who, retryNow);
  }

  /** The worker has no recordings. */
  function drainAllRecordings(who: Running, retryNow: boolean): void {
    if (who === running[WORKER]) return;
    for (const sender of [GUEST, ...(device.user === null ? [] : [{ uid: device.user }])]) {
      follow('drain recordings', who, drainRecordings(who, sender, retryNow));
    }
  }

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
      if (action.up) for (const who of running) if (who?.process.alive) drainAll(who);
    } else if (action.do === 'clock') device.clockAhead += action.by;
    else if (action.do === 'storage') device.storageFull = action.full;
    else if (action.do === 'close') running[action.process]?.process.kill();
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
    for (const { process } of [...running].filter((who) => who !== undefined)) process.kill();
    const left: Entry[] = [];
    for (const user of USERS) {
      running.length = 0;
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
  for (const { what, process } of open) if (process.alive) violations.hanging.push(what);
  for (const entry of left) if (shouldBeSent(entry)) violations.hanging.push(`${entry.type} still waits`);
  const takes = await readTakes();
  for (const { id } of takes.filter(isToSend)) violations.hanging.push(`recording ${id} still waits`);
  if (device.requests > maxRequests(entries)) violations.hammering.push(`${device.requests} requests for ${entries} entries`);
  record.check(server, left, takes, violations);
  return { violations, requests: device.requests, faults: device.faultsMet, crashes, calls: first?.calls ?? 0, entries };
}

function busyKey({ type, userId, storyId }: FavoriteEntry | ProgressEntry): string {
  return `${type} ${userId} ${storyId}`;
}
