/**
 * The stories reported on this device: one list for visitors, which stays, and one for each account, which is removed at sign-out. The server
 * has an account's list, too (`hiddenStories` in its profile); the list here hides a story at once and until the profile is read.
 */
import { LIMITS } from '@tuckaway/domain';
import { localStore } from '../../../../data/device/storage.ts';
import { createStore } from '../../../../data/device/store.ts';

export interface ReportedStory {
  storyId: string;
  /** The idempotency key: the server knows a visitor's report by nothing else. */
  key: string;
  sent: boolean;
  hidden: boolean;
}

/** An account's uid; null for visitors. */
type Owner = string | null;

const VISITORS = 'tuckaway:reported';
const ACCOUNTS = `${VISITORS}:`;

/** Lists that were changed here, because storage may be blocked. */
const changed = new Map<string, readonly ReportedStory[]>();
/** `owner/storyId` of changes on this page, which are newer than the profile that was read at its start. */
const newerHere = new Set<string>();
const changes = createStore(0);

/** Another tab has written this key of localStorage; null means all keys. */
export function storageChanged(key: string | null): void {
  if (key !== null && !key.startsWith(VISITORS)) return;
  changed.clear();
  changes.set(changes.get() + 1);
}

export const onListChange = changes.subscribe;

/** What was read from the device last. */
const read = new Map<Owner, { text: string | null; list: readonly ReportedStory[] }>();

/** Oldest first; the same list as long as nothing changes. */
export function reportedBy(owner: Owner): readonly ReportedStory[] {
  const list = changed.get(keyOf(owner));
  if (list !== undefined) return list;
  const text = localStore.read(keyOf(owner));
  const before = read.get(owner);
  const now = before?.text === text ? before : { text, list: parsed(text) };
  read.set(owner, now);
  return now.list;
}

/** Hides a story whose report is not sent yet. A story that was reported here before keeps its key. */
export function hideStory(owner: Owner, storyId: string): ReportedStory {
  const key = reportedBy(owner).find((story) => story.storyId === storyId)?.key ?? crypto.randomUUID();
  const story = { storyId, key, sent: false, hidden: true };
  put(owner, story);
  return story;
}

export function markReportSent(owner: Owner, storyId: string): void {
  const story = reportedBy(owner).find((reported) => reported.storyId === storyId);
  if (story) put(owner, { ...story, sent: true });
}

/** Shows a story again; nothing happens to one that is not hidden. */
export function unhideStory(owner: Owner, storyId: string): void {
  const story = reportedBy(owner).find((reported) => reported.storyId === storyId && reported.hidden);
  if (story) put(owner, { ...story, hidden: false });
}

/** Merges the list in the account's profile; changes on this page are newer and stay. */
export function followServerList(uid: string, stored: unknown): void {
  const ids = Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  const here = reportedBy(uid);
  const fromServer = ids.map((storyId): ReportedStory => {
    const known = here.find((story) => story.storyId === storyId);
    if (known && isNewer(uid, known)) return known;
    return { storyId, key: known?.key ?? crypto.randomUUID(), sent: true, hidden: true };
  });
  const onlyHere = here.filter((story) => !ids.includes(story.storyId) && (isNewer(uid, story) || (story.hidden && !story.sent)));
  keep(uid, [...fromServer, ...onlyHere]);
}

export function forgetAccountLists(): void {
  for (const key of changed.keys()) if (key.startsWith(ACCOUNTS)) changed.delete(key);
  newerHere.clear();
  read.clear();
  localStore.removeAll(ACCOUNTS);
  changes.set(changes.get() + 1);
}

function put(owner: Owner, story: ReportedStory): void {
  newerHere.add(`${keyOf(owner)}/${story.storyId}`);
  keep(owner, [...reportedBy(owner).filter(({ storyId }) => storyId !== story.storyId), story]);
}

function keep(owner: Owner, list: readonly ReportedStory[]): void {
  const most = list.slice(-LIMITS.hiddenStories);
  changed.set(keyOf(owner), most);
  localStore.write(keyOf(owner), JSON.stringify(most));
  changes.set(changes.get() + 1);
}

function isNewer(owner: Owner, { storyId }: ReportedStory): boolean {
  return newerHere.has(`${keyOf(owner)}/${storyId}`);
}

function keyOf(owner: Owner): string {
  return owner === null ? VISITORS : ACCOUNTS + owner;
}

/** Ignores anything that is no list of reports. */
function parsed(text: string | null): readonly ReportedStory[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isReportedStory) : [];
  } catch {
    return [];
  }
}

function isReportedStory(value: unknown): value is ReportedStory {
  const { storyId, key, sent, hidden } = (value ?? {}) as Record<string, unknown>;
  return typeof storyId === 'string' && typeof key === 'string' && typeof sent === 'boolean' && typeof hidden === 'boolean';
}
