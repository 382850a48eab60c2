/** Reads what earlier versions stored: with defaults for what is missing, or as an entry that the user decides about. Pure. */
import { COVER_IDS, DEFAULT_COVER, isCuratedId, isStoryId, LENGTH_IDS, readWishes, SETTING_IDS, TONE_IDS } from '@tuckaway/domain';
import type { LaterReason } from '../http/call.ts';
import type { Attention, EntryOf, Lane } from './entry.ts';

type Fields = Record<string, unknown>;

interface Read {
  action: string;
  storyId?: string;
  /** Null if the record does not say enough to be sent. */
  data: Fields | null;
}

const UNREADABLE: Attention = { because: 'unreadable', message: '' };
/** Shown instead of a question of a later version. */
const GAVE_UP: Attention = { because: 'gave-up', message: '' };
const WAITS: readonly LaterReason[] = ['offline', 'no-answer', 'trouble', 'quota', 'sign-in'];
const ATTENTIONS: readonly Attention['because'][] = ['refused', 'gave-up', 'too-old', 'unreadable'];

/** @returns undefined for what belongs to no account, so that no user can be asked about it. */
export function readEntry<L extends Lane>(lane: L, value: unknown, key: IDBValidKey): EntryOf[L] | undefined {
  if (typeof key !== 'string' || !isRecord(value)) return undefined;
  // Each version reads again what was stored as unreadable, as it may know its shape.
  const stored = isRecord(value.unread) ? value.unread : value;
  const { wait, attention: asked } = stored;
  const attention = isRecord(asked) && isRecord(asked.unread) ? asked.unread : asked;
  const isKnown = (wait === undefined || isWait(wait)) && (attention === undefined || (attention === asked && isAttention(attention)));
  if (stored.id === key && isKnown && isEntryOf(lane, stored)) return stored;
  const data = isRecord(stored.data) ? stored.data : {};
  const userId = [stored.userId, data.uid].find((id) => typeof id === 'string' && id !== '');
  if (userId === undefined) return undefined;
  const timestamp = momentOf(stored, data, key);
  const read = READERS[lane](stored, data, timestamp);
  const entry = {
    ...{ id: key, type: lane, userId, timestamp, action: read.action },
    retryCount: Number.isFinite(stored.retryCount) ? stored.retryCount : 0,
    ...(lane !== 'story' && { storyId: read.storyId ?? '' }),
    ...(Number.isFinite(stored.askedAt) && { askedAt: stored.askedAt }),
    // A wait without an end would never be over.
    ...(isWait(wait) && { wait }),
    ...(isRecord(attention) && { attention: isAttention(attention) ? attention : { ...GAVE_UP, unread: attention } }),
    data: read.data ?? EMPTY[lane](data, timestamp),
    ...(read.data === null && { attention: UNREADABLE, unread: stored }),
  };
  return isEntryOf(lane, entry) ? entry : undefined;
}

function isWait(wait: unknown): boolean {
  return isRecord(wait) && WAITS.some((because) => because === wait.because) && Number.isFinite(wait.until);
}

function isAttention(attention: unknown): boolean {
  return isRecord(attention) && typeof attention.message === 'string' && ATTENTIONS.some((because) => because === attention.because);
}

/** When the user pressed the button, as far as the record says. */
function momentOf({ timestamp }: Fields, { addedAt, updatedAt, createdAt }: Fields, key: string): number {
  const moments = [timestamp, addedAt, updatedAt, Date.parse(textOr(createdAt, '')), Number.parseInt(key, 10)];
  return (moments.find(Number.isFinite) as number | undefined) ?? 0;
}

const READERS: Record<Lane, (entry: Fields, data: Fields, timestamp: number) => Read> = {
  story: (_entry, data, timestamp) => ({ action: 'create', data: isWhole(data) ? storyOf(data, timestamp) : null }),
  favorite(entry, data, timestamp) {
    const storyId = knownStoryId(entry, data);
    const action = entry.action ?? 'add';
    const isKnown = storyId !== undefined && (action === 'add' || action === 'remove');
    const addedAt = Number.isFinite(data.addedAt) ? data.addedAt : timestamp;
    const title = typeof data.title === 'string' ? { title: data.title } : {};
    return {
      action: action === 'remove' ? action : 'add',
      ...(isKnown && { storyId }),
      data: isKnown ? { storyId, addedAt, ...title } : null,
    };
  },
  progress(entry, data, timestamp) {
    const storyId = knownStoryId(entry, data);
    const { page, pageCount, finished, updatedAt } = data;
    const isKnown = storyId !== undefined && isPage(page) && isPage(pageCount) && page <= pageCount;
    const read = {
      ...{ page, pageCount, finished: typeof finished === 'boolean' ? finished : page === pageCount },
      updatedAt: Number.isFinite(updatedAt) ? updatedAt : timestamp,
    };
    return { action: 'update', ...(storyId !== undefined && { storyId }), data: isKnown ? read : null };
  },
};

/** The data of an entry that cannot be read, as it is shown. */
const EMPTY: Record<Lane, (data: Fields, timestamp: number) => Fields> = {
  story: storyOf,
  favorite: (_data, timestamp) => ({ storyId: '', addedAt: timestamp }),
  progress: (_data, timestamp) => ({ page: 0, pageCount: 0, finished: false, updatedAt: timestamp }),
};

/** Whether a request can be sent: there is no story without names, and topics that the family does not want must not be lost. */
function isWhole({ childName, favoriteAnimal, notTonight }: Fields): boolean {
  const isNamed = [childName, favoriteAnimal].every((text) => typeof text === 'string' && text.trim() !== '');
  return isNamed && (notTonight === undefined || isTexts(notTonight));
}

function storyOf(data: Fields, timestamp: number): Fields {
  const { siblings, continues, friend, notTonight, childName, favoriteAnimal, createdAt } = data;
  const names = [siblings].flat().filter((name) => typeof name === 'string');
  return {
    ...readWishes(data),
    ...(isTexts(notTonight) && { notTonight }),
    ...(typeof data.moment === 'string' && { moment: data.moment }),
    ...{ childName: textOr(childName, ''), favoriteAnimal: textOr(favoriteAnimal, '') },
    storySetting: choiceOr(data.storySetting, SETTING_IDS),
    storyLength: choiceOr(data.storyLength, LENGTH_IDS),
    storyTone: choiceOr(data.storyTone, TONE_IDS, 'calm'),
    coverImage: choiceOr(data.coverImage, COVER_IDS, DEFAULT_COVER),
    ...(names.length > 0 && { siblings: names }),
    ...(isRecord(continues) && isTexts(continues.cast) && { continues }),
    ...(isRecord(friend) && isTexts(Object.values(friend)) && { friend }),
    uid: textOr(data.uid, ''),
    createdAt: textOr(createdAt, new Date(timestamp).toISOString()),
  };
}

/** A choice of a later version stays, because the server may know it. */
function choiceOr(value: unknown, choices: readonly string[], usual = choices[0] ?? ''): string {
  return textOr(value, usual) || usual;
}

function textOr(value: unknown, usual: string): string {
  return typeof value === 'string' ? value : usual;
}

/** Earlier versions stored the ids of curated stories as numbers. */
function knownStoryId(entry: Fields, data: Fields): string | undefined {
  const ids = [entry.storyId, data.storyId].map((id) => (typeof id === 'number' ? String(id) : textOr(id, '')));
  return ids.find((id) => isStoryId(id) || isCuratedId(id));
}

function isPage(page: unknown): page is number {
  return Number.isInteger(page) && (page as number) >= 1;
}

/** Whether a stored record has the types of an entry; the server checks what the values say. */
function isEntryOf<L extends Lane>(lane: L, value: unknown): value is EntryOf[L] {
  if (!isRecord(value) || !isRecord(value.data)) return false;
  const { id, timestamp, retryCount, userId, type } = value;
  return (
    typeof id === 'string' &&
    isNumber(timestamp) &&
    isNumber(retryCount) &&
    typeof userId === 'string' &&
    type === lane &&
    FIELD_CHECKS[lane](value, value.data)
  );
}

const STORY_TEXTS = ['childName', 'favoriteAnimal', 'storySetting', 'storyLength', 'storyTone', 'coverImage'];

const FIELD_CHECKS: Record<Lane, (entry: Fields, data: Fields) => boolean> = {
  story: ({ action }, data) =>
    action === 'create' &&
    STORY_TEXTS.every((field) => typeof data[field] === 'string') &&
    // Entries queued by versions before siblings, next episodes and topics to avoid lack these.
    (data.siblings === undefined || isTexts(data.siblings)) &&
    (data.notTonight === undefined || isTexts(data.notTonight)) &&
    (data.moment === undefined || typeof data.moment === 'string') &&
    (data.continues === undefined || (isRecord(data.continues) && isTexts(data.continues.cast))),
  favorite: ({ storyId, action }, { addedAt, title }) =>
    typeof storyId === 'string' &&
    (action === 'add' || action === 'remove') &&
    isNumber(addedAt) &&
    (title === undefined || typeof title === 'string'),
  progress: ({ storyId, action }, { page, pageCount, finished, updatedAt }) =>
    typeof storyId === 'string' && action === 'update' && [page, pageCount, updatedAt].every(isNumber) && typeof finished === 'boolean',
};

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNumber(value: unknown): boolean {
  return Number.isFinite(value);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
