/** Sends waiting entries whenever there is a reason to (decisions P5 to P7). Imported dynamically, and running from then on. */
import { localStore } from '../../device/storage.ts';
import { TimeoutError, withTimeout } from '../../device/with-timeout.ts';
import { onWorkerMessage } from '../../device/worker/service-worker.ts';
import { type DrainAnswer, SYNCED, type SyncTag, syncTagOf } from '../../device/worker/worker-messages.ts';
import { currentUid, onSession } from '../../session/session.ts';
import { type BatchEntry, type Entry, LANES, type Lane, type StoryEntry } from '../entry.ts';
import { type DrainReport, EMPTY_REPORT, type StoryOptions, type StoryOutcome } from '../outbox.ts';
import { outbox } from '../page-outbox.ts';
import type { Sent } from './sync.ts';
import { announceChange, announceSynced } from './sync-events.ts';
import { beginSyncing, showEntries, waitingEntries } from './sync-state.ts';
import { notifyOtherTabs, onOtherTabs, type QueueNews } from './sync-tabs.ts';

/** Milliseconds until the user is told the result of an action, at the latest. */
const RESULT_TIMEOUT_MS = 12_000;
/** Milliseconds between two looks at the queue while the page is visible (section 9). */
const REFRESH_INTERVAL_MS = 5000;
/** The longest delay of a browser's timer, milliseconds. */
const MAX_TIMER_MS = 2 ** 31 - 1;

const PERSISTENCE_ASKED_KEY = 'tuckaway:persistence-asked';

/** When each lane is due again, milliseconds since 1970. */
const dueTimes = new Map<Lane, number>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Lanes that this page drained for the worker; the worker's message that they are synced is no news here. */
const drainedForWorker = new Set<Lane>();
/** Ids of entries that were removed without being delivered. */
const removed = new Set<string>();
/** The account whose entries were shown last. */
let shownUid: string | null = null;
/** How many refreshes were started, and the latest one whose result is shown. */
let refreshes = 0;
let shownRefresh = 0;

function start(): void {
  onSession(() => void followSession());
  window.addEventListener('online', () => void sendAllDue({ register: true }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendAllDue();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') void refresh();
  }, REFRESH_INTERVAL_MS);
  onOtherTabs(handleQueueNews);
  onWorkerMessage('DRAIN', ({ lanes }, port) => void drainForWorker(lanes, port));
  for (const lane of LANES) {
    onWorkerMessage(SYNCED[lane], () => void (drainedForWorker.delete(lane) ? refresh() : refreshSynced(lane)));
  }
  void followSession();
}

function handleQueueNews({ lane, synced }: QueueNews): void {
  void (synced ? refreshSynced(lane) : refresh());
}

/** Shows the entries of the account that signed in, and sends those that waited for the sign-in. */
async function followSession(): Promise<void> {
  const uid = currentUid();
  if (uid === shownUid) return;
  shownUid = uid;
  // Another account's entries are private.
  showEntries([], { quietly: true });
  await resume();
}

export async function resume(): Promise<void> {
  const uid = currentUid();
  if (uid !== null) await outbox.signedIn(uid);
  await sendAllDue();
}

async function sendAllDue({ register = false } = {}): Promise<void> {
  clearTimeout(timer);
  dueTimes.clear();
  await refresh();
  if (waitingEntries().length === 0) return;
  if (register) registerSync('user-actions-sync');
  await drainAll();
}

/** Reads this account's entries again, and shows them. Never rejects. */
export async function refresh(): Promise<void> {
  const number = ++refreshes;
  const uid = currentUid();
  const entries = uid === null ? [] : await outbox.entries(uid);
  // A later refresh was faster, or another account has signed in: this result is outdated.
  if (number < shownRefresh || currentUid() !== uid) return;
  shownRefresh = number;
  const before = waitingEntries().filter(({ userId }) => userId === uid);
  const notRemoved = before.filter(({ id }) => !removed.has(id));
  // If all entries were removed by the user, "All synced" would be wrong.
  showEntries(entries, { quietly: before.length > 0 && notRemoved.length === 0 });
  if (uid !== null) announceChange(uid, notRemoved, entries);
}

export async function send(entry: BatchEntry): Promise<Sent> {
  const endSyncing = beginSyncing();
  const action = { stored: false, answered: false };
  try {
    return await withTimeout(RESULT_TIMEOUT_MS, () => storeAndSend(entry, action));
  } catch (error) {
    if (error instanceof TimeoutError) return { kind: 'waiting', stored: action.stored };
    throw error;
  } finally {
    action.answered = true;
    endSyncing();
  }
}

async function storeAndSend(entry: BatchEntry, action: { stored: boolean; answered: boolean }): Promise<Sent> {
  action.stored = await store(entry);
  if (!action.stored) {
    const { kind } = await outbox.sendUnstored(entry);
    if (kind === 'delivered') announceChange(entry.userId, [entry], []);
    return { kind: kind === 'attention' ? 'refused' : kind, stored: false };
  }
  const report = await drain(entry.type);
  const kind = report.outcomes.find((outcome) => outcome.entry.id === entry.id)?.kind ?? currentKind(entry);
  if (kind !== 'attention') return { kind, stored: true };
  // The screen tells the user, so the entry is removed; if the user was told "waiting" before, it stays in the list of entries.
  if (!action.answered) await discard(entry).catch(() => undefined);
  return { kind: 'refused', stored: true };
}

/** For an entry that this drain did not try: another tab or the worker sent it, or a newer one replaced it. */
function currentKind({ id }: Entry): 'delivered' | 'waiting' | 'attention' {
  const waiting = waitingEntries().find((entry) => entry.id === id);
  return waiting === undefined ? 'delivered' : waiting.attention ? 'attention' : 'waiting';
}

export async function deliver(entry: StoryEntry, options: StoryOptions): Promise<StoryOutcome> {
  const endSyncing = beginSyncing();
  try {
    const stored = await store(entry);
    options.onStored?.(stored);
    const outcome = await outbox.deliverStory(entry, { ...options, unstored: !stored });
    if (outcome.kind === 'canceled' || (outcome.kind === 'refused' && !options.hasLeft?.())) removed.add(entry.id);
    else if (outcome.kind === 'waiting' && stored)
      plan('story', Math.min(dueTimes.get('story') ?? Number.POSITIVE_INFINITY, outcome.wait.until));
    return outcome;
  } finally {
    await refresh();
    notifyOtherTabs({ lane: 'story', synced: true });
    endSyncing();
  }
}

/** @returns whether the entry could be stored. */
async function store(entry: Entry): Promise<boolean> {
  try {
    await outbox.add(entry);
  } catch {
    return false;
  }
  registerSync(syncTagOf(entry.type));
  askForPersistence();
  await refresh();
  notifyOtherTabs({ lane: entry.type, synced: false });
  return true;
}

export async function syncNow(): Promise<void> {
  registerSync('user-actions-sync');
  await refresh();
  await drainAll({ retryNow: true });
}

export async function retry(entry: Entry): Promise<void> {
  await outbox.retry(entry);
  registerSync(syncTagOf(entry.type));
  await refresh();
  notifyOtherTabs({ lane: entry.type, synced: false });
  await drain(entry.type);
}

export async function discard(entry: Entry): Promise<void> {
  removed.add(entry.id);
  await outbox.discard(entry);
  await refresh();
  notifyOtherTabs({ lane: entry.type, synced: false });
}

async function drainAll(options?: { retryNow?: boolean }): Promise<void> {
  const lanes = LANES.filter((lane) => waitingEntries().some(({ type }) => type === lane));
  await Promise.all(lanes.map((lane) => drain(lane, options)));
}

/** Offline nothing is tried unless the user asks, as the browser may be wrong about being offline. */
async function drain(lane: Lane, options: { retryNow?: boolean } = {}): Promise<DrainReport> {
  if (currentUid() === null || !(navigator.onLine || options.retryNow)) return EMPTY_REPORT;
  const endSyncing = beginSyncing();
  try {
    const report = await outbox.drain(lane, options);
    await refresh();
    plan(lane, report.nextDue);
    if (report.outcomes.length > 0) notifyOtherTabs({ lane, synced: true });
    return report;
  } finally {
    endSyncing();
  }
}

/** The browser has woken the worker: an open page sends in its place, as it already knows who is signed in. */
async function drainForWorker(lanes: readonly Lane[], port: MessagePort | undefined): Promise<void> {
  if (currentUid() === null || port === undefined) return;
  const answer = (message: DrainAnswer): void => port.postMessage(message);
  answer({ type: 'TAKEN' });
  await Promise.all(lanes.map((lane) => drain(lane)));
  await refresh();
  for (const lane of lanes) drainedForWorker.add(lane);
  answer({ type: 'DONE', left: waitingEntries().some(({ type, attention }) => lanes.includes(type) && !attention) });
}

/** Another tab or the worker has sent entries, possibly some that this page never saw: the server's data is read again. */
async function refreshSynced(lane: Lane): Promise<void> {
  await refresh();
  const uid = currentUid();
  if (uid !== null) announceSynced(uid, lane);
}

function plan(lane: Lane, nextDue: number | null): void {
  if (nextDue === null) dueTimes.delete(lane);
  else dueTimes.set(lane, nextDue);
  clearTimeout(timer);
  if (dueTimes.size === 0) return;
  const wait = Math.min(...dueTimes.values()) - Date.now();
  timer = setTimeout(() => void sendAllDue(), Math.min(Math.max(wait, 0), MAX_TIMER_MS));
}

/** Registers Background Sync, where the browser has it, for sending after the page is closed. Everything works without. */
function registerSync(tag: SyncTag): void {
  void (async () => {
    const registration: (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) | undefined =
      await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(tag);
  })().catch(() => undefined);
}

/** Asks once, after the first entry, that the browser never evicts stored entries when space runs short. */
function askForPersistence(): void {
  if (localStore.read(PERSISTENCE_ASKED_KEY) !== null) return;
  localStore.write(PERSISTENCE_ASKED_KEY, '1');
  void navigator.storage?.persist?.().catch(() => undefined);
}

start();
