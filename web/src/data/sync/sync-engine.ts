/** Sends what waits, whenever there is a reason to (decisions P5 to P7). Loaded late, by sync.ts and sync-start.ts alone, and at work from then on. */

import { deferred } from '../lib/deferred.ts';
import { localStore } from '../lib/storage.ts';
import { type Entry, type FavoriteEntry, LANES, type Lane, type ProgressEntry, type StoryEntry } from '../outbox/entry.ts';
import type { DrainReport, ReadyStory, StoryDelivery } from '../outbox/outbox.ts';
import { outbox } from '../outbox/page-outbox.ts';
import { followWorker } from '../pwa/service-worker.ts';
import { type DrainAnswer, SYNCED, type SyncTag, syncTagOf } from '../pwa/worker-messages.ts';
import { followEntries, showAnew } from '../queries/synced-queries.ts';
import { currentUid, onSession } from '../session/session.ts';
import { haveAtHand } from '../stories/prime-story-cache.ts';
import { beginSyncing, engineAtWork, showEntries, waitingEntries } from './sync-state.ts';
import { callOtherTabs, followOtherTabs, type QueueNews } from './sync-tabs.ts';
import type { DeliverOptions, Sent } from './sync-types.ts';

/** Milliseconds until a person is told what became of their press, at the latest. */
const ANSWER_LIMIT = 12_000;
/** Milliseconds between two looks at what waits, while the page is visible (section 9). */
const LOOK_AGAIN = 5000;
/** The longest that a browser's timer takes, milliseconds; a longer wait is looked at again by then. */
const LONGEST_TIMER = 2 ** 31 - 1;

const PERSISTENCE_ASKED = 'tuckaway:persistence-asked';
const NOTHING: DrainReport = { outcomes: [], nextDue: null };

/** When each lane is due again, milliseconds since 1970. */
const due = new Map<Lane, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Lanes that this page drained for the worker, whose word that they are synced is no news here. */
const drainedHere = new Set<Lane>();
/** Entries that did not arrive but were taken out. */
const takenOut = new Set<string>();
/** The account that was welcomed last. */
let present: string | null = null;
/** Looks at the queue that were begun, and the latest of them that is on the screen. */
let looks = 0;
let shown = 0;

function start(): void {
  engineAtWork.set(true);
  onSession(() => void welcome());
  window.addEventListener('online', () => void lookAtAll({ register: true }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookAtAll();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') void refresh();
  }, LOOK_AGAIN);
  followOtherTabs(hearTab);
  followWorker((message, port) => {
    if (message.type === 'DRAIN') void drainForWorker(message.lanes, port);
    const lane = LANES.find((name) => SYNCED[name] === message.type);
    if (lane !== undefined) void (drainedHere.delete(lane) ? refresh() : followElsewhere(lane));
  });
  void welcome();
}

/** Another tab has sent something, or has only changed what waits. */
export function hearTab({ lane, synced }: QueueNews): void {
  void (synced ? followElsewhere(lane) : refresh());
}

/** Whoever comes finds their own entries, and what waited for the sign-in goes on. */
async function welcome(): Promise<void> {
  const uid = currentUid();
  if (uid === present) return;
  present = uid;
  // What waits is nobody else's to see.
  showEntries([], { quietly: true });
  if (uid !== null) await outbox.signedIn(uid);
  await lookAtAll();
}

/** Everything is looked at, and what is due is sent. */
async function lookAtAll({ register = false } = {}): Promise<void> {
  clearTimeout(timer);
  due.clear();
  await refresh();
  if (waitingEntries().length === 0) return;
  if (register) registerTag('user-actions-sync');
  await drainAll();
}

/** Reads this account's entries again, and shows them. Never rejects. */
export async function refresh(): Promise<void> {
  const look = ++looks;
  const uid = currentUid();
  const entries = uid === null ? [] : await outbox.entries(uid);
  // A later look was quicker, or somebody else's time has begun: this one knows nothing new.
  if (look < shown || currentUid() !== uid) return;
  shown = look;
  const before = waitingEntries().filter(({ userId }) => userId === uid);
  const arriving = before.filter(({ id }) => !takenOut.has(id));
  // What was taken out was no sync. Where nothing had waited, this look has no news: the word of a sync before it may be still to come.
  showEntries(entries, { quietly: before.length > 0 && arriving.length === 0 });
  if (uid !== null) followEntries(uid, arriving, entries);
}

export async function send(entry: FavoriteEntry | ProgressEntry): Promise<Sent> {
  const done = beginSyncing();
  const press = { kept: false, answered: false };
  const limit = deferred<Sent>();
  const timeout = setTimeout(() => limit.resolve({ kind: 'waiting', kept: press.kept }), ANSWER_LIMIT);
  try {
    return await Promise.race([sendNow(entry, press), limit.promise]);
  } finally {
    press.answered = true;
    clearTimeout(timeout);
    done();
  }
}

async function sendNow(entry: FavoriteEntry | ProgressEntry, press: { kept: boolean; answered: boolean }): Promise<Sent> {
  press.kept = await keep(entry);
  if (!press.kept) {
    const { kind } = await outbox.sendUnkept(entry);
    if (kind === 'delivered') followEntries(entry.userId, [entry], []);
    return { kind: kind === 'attention' ? 'refused' : kind, kept: false };
  }
  const report = await drain(entry.type);
  const kind = report.outcomes.find((outcome) => outcome.entry.id === entry.id)?.kind ?? kindNow(entry);
  if (kind !== 'attention') return { kind, kept: true };
  // The person is told by the screen, so it needs no attention; who was told before that it waits will find it there.
  if (!press.answered) await discard(entry).catch(() => undefined);
  return { kind: 'refused', kept: true };
}

/** Another tab or the worker had it in hand, or a newer press took its place. */
function kindNow({ id }: Entry): 'delivered' | 'waiting' | 'attention' {
  const there = waitingEntries().find((entry) => entry.id === id);
  return there === undefined ? 'delivered' : there.attention ? 'attention' : 'waiting';
}

export async function deliver(entry: StoryEntry, { onKept, left, ...options }: DeliverOptions): Promise<StoryDelivery> {
  const open = (story: ReadyStory): boolean => {
    if (story.written) haveAtHand({ storyId: story.storyId, uid: entry.userId, data: entry.data }, story.written);
    return options.open(story);
  };
  const done = beginSyncing();
  try {
    const kept = await keep(entry);
    onKept(kept);
    const delivery = await outbox.deliverStory(entry, { ...options, open, unkept: !kept });
    if (delivery.kind === 'refused' && kept && left()) {
      await outbox.add({ ...entry, attention: { because: 'refused', message: delivery.message } }).catch(() => undefined);
    } else if (delivery.kind === 'refused' || delivery.kind === 'cancelled') takenOut.add(entry.id);
    else if (delivery.kind === 'waiting' && kept) {
      plan('story', Math.min(due.get('story') ?? Number.POSITIVE_INFINITY, delivery.entry.wait?.until ?? Date.now()));
    }
    return delivery;
  } finally {
    await refresh();
    callOtherTabs({ lane: 'story', synced: true });
    done();
  }
}

/** @returns whether it could be written down. */
async function keep(entry: Entry): Promise<boolean> {
  try {
    await outbox.add(entry);
  } catch {
    return false;
  }
  registerTag(syncTagOf(entry.type));
  askToStay();
  await refresh();
  callOtherTabs({ lane: entry.type, synced: false });
  return true;
}

export async function syncNow(): Promise<void> {
  registerTag('user-actions-sync');
  await refresh();
  await drainAll({ hurry: true });
}

export async function retry(entry: Entry): Promise<void> {
  await outbox.retry(entry);
  registerTag(syncTagOf(entry.type));
  await refresh();
  callOtherTabs({ lane: entry.type, synced: false });
  await drain(entry.type);
}

export async function discard(entry: Entry): Promise<void> {
  takenOut.add(entry.id);
  await outbox.discard(entry);
  await refresh();
  callOtherTabs({ lane: entry.type, synced: false });
}

async function drainAll(options?: { hurry?: boolean }): Promise<void> {
  const lanes = LANES.filter((lane) => waitingEntries().some(({ type }) => type === lane));
  await Promise.all(lanes.map((lane) => drain(lane, options)));
}

/** Offline nothing is tried, unless a person asks: a device may be wrong about that. */
async function drain(lane: Lane, options: { hurry?: boolean } = {}): Promise<DrainReport> {
  if (currentUid() === null || !(navigator.onLine || options.hurry)) return NOTHING;
  const done = beginSyncing();
  try {
    const report = await outbox.drain(lane, options);
    await refresh();
    plan(lane, report.nextDue);
    if (report.outcomes.length > 0) callOtherTabs({ lane, synced: true });
    return report;
  } finally {
    done();
  }
}

/** The worker has been woken by the browser: this page has the sign-in at hand, and does it in its place. */
async function drainForWorker(lanes: readonly Lane[], port: MessagePort | undefined): Promise<void> {
  if (currentUid() === null || port === undefined) return;
  const answer = (message: DrainAnswer): void => port.postMessage(message);
  answer({ type: 'TAKEN' });
  await Promise.all(lanes.map((lane) => drain(lane)));
  await refresh();
  for (const lane of lanes) drainedHere.add(lane);
  answer({ type: 'DONE', left: waitingEntries().some(({ type, attention }) => lanes.includes(type) && !attention) });
}

/** Another tab or the worker has sent something: more may have changed at the server than what was known to wait here. */
async function followElsewhere(lane: Lane): Promise<void> {
  await refresh();
  const uid = currentUid();
  if (uid !== null) showAnew(uid, lane);
}

function plan(lane: Lane, nextDue: number | null): void {
  if (nextDue === null) due.delete(lane);
  else due.set(lane, nextDue);
  clearTimeout(timer);
  if (due.size === 0) return;
  const wait = Math.min(...due.values()) - Date.now();
  timer = setTimeout(() => void lookAtAll(), Math.min(Math.max(wait, 0), LONGEST_TIMER));
}

/** Background Sync, where the browser has it: it comes back when the page is gone. Everything works without. */
function registerTag(tag: SyncTag): void {
  void (async () => {
    const registration: (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) | undefined =
      await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(tag);
  })().catch(() => undefined);
}

/** Once, after the first entry ever: what waits is not to be cleared away when space runs short. */
function askToStay(): void {
  if (localStore.read(PERSISTENCE_ASKED) !== null) return;
  localStore.write(PERSISTENCE_ASKED, '1');
  void navigator.storage?.persist?.().catch(() => undefined);
}

start();
