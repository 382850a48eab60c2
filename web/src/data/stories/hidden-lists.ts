/**
 * What was reported on this device: a list for visitors, which stays, and one for each account, which goes with its session. An account's
 * list on the server (`hiddenStories` in its profile) counts wherever it signs in; the one here hides at once, and while nothing is known.
 */
import { LIMITS } from '@tuckaway/domain';
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

export interface ReportedStory {
  storyId: string;
  /** Names this report to the server, which knows a visitor by nothing else: sent twice, it is one. */
  key: string;
  /** Whether the server has it. */
  sent: boolean;
  /** False once it is shown again. */
  hidden: boolean;
}

/** An account's uid; null for visitors. */
type Owner = string | null;

const VISITORS = 'tuckaway:reported';
const ACCOUNTS = `${VISITORS}:`;

/** What was changed here, so that it holds for the visit where storage is blocked. */
const changed = new Map<string, readonly ReportedStory[]>();
/** `owner/storyId` of what was changed on this page: newer than what the server said when the page began. */
const newerHere = new Set<string>();
const changes = createStore(0);

/** Another tab wrote under this key of localStorage; null is all of it. */
export function storageChanged(key: string | null): void {
  if (key !== null && !key.startsWith(VISITORS)) return;
  changed.clear();
  changes.set(changes.get() + 1);
}

/** Changes whenever a list may have. */
export function useListChanges(): number {
  return useStore(changes);
}

/** Oldest first. */
export function reportedBy(owner: Owner): readonly ReportedStory[] {
  return changed.get(keyOf(owner)) ?? parsed(localStore.read(keyOf(owner)));
}

/** Hides a story; the report is not sent yet. A story that was reported here before keeps its key. */
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

/** Takes over what the server said of an account when the page began; what is newer here stays. */
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

/** The lists of accounts leave the device with their session. */
export function forgetAccountLists(): void {
  for (const key of changed.keys()) if (key.startsWith(ACCOUNTS)) changed.delete(key);
  newerHere.clear();
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

/** Whatever else stands there, from a hand or an older version, is no report. */
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
