import type { EntryOf, Lane } from './entry.ts';

/** Whether a record can be worked with: its values have the right types. What they say is the server's to judge. */
export function isEntryOf<L extends Lane>(lane: L, value: unknown): value is EntryOf[L] {
  if (!isRecord(value) || !isRecord(value.data)) return false;
  const { id, timestamp, retryCount, userId, type } = value;
  return (
    typeof id === 'string' &&
    isNumber(timestamp) &&
    isNumber(retryCount) &&
    typeof userId === 'string' &&
    type === lane &&
    FITS[lane](value, value.data)
  );
}

type Fields = Record<string, unknown>;

const FITS: Record<Lane, (entry: Fields, data: Fields) => boolean> = {
  story: ({ id, action }, data) =>
    action === 'create' &&
    String(id).includes('-') &&
    ['childName', 'favoriteAnimal', 'storySetting', 'storyLength', 'storyTone', 'coverImage'].every(
      (field) => typeof data[field] === 'string',
    ) &&
    // Absent in what was queued before there were these wishes, and where nobody has them.
    (data.siblings === undefined || isTexts(data.siblings)) &&
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
