/** Valid documents, and ids for them. */
import { createHash } from 'node:crypto';
import { type Fields, flag, int, moment, SERVER_TIME, text, type Value } from './values.ts';

/** A UUID derived from the word. */
export function uuidOf(word: string): string {
  const hex = createHash('sha256').update(word).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

/** The profile that the app creates at the first sign-in. */
export function newProfile(uid: string, changes: Fields = {}): Fields {
  return {
    displayName: text('Robin & Kim 2'),
    email: text(`${uid}@example.com`),
    subscription: text('free'),
    createdAt: SERVER_TIME,
    ...changes,
  };
}

/** The story that the app creates, without a template. */
export function newStory(uid: string, changes: Fields = {}): Fields {
  return {
    uid: text(uid),
    title: text('The 7 Lamps: a story'),
    content: text('<p>Mia found 7 lamps.</p>\n<p>The owl said: “Read to me &amp; sleep.”</p>'),
    childName: text('Mia'),
    favoriteAnimal: text('owl'),
    storySetting: text('library'),
    storyLength: text('short'),
    storyTone: text('sleepy'),
    coverImage: text('moon'),
    createdAt: SERVER_TIME,
    ...changes,
  };
}

/** A favorite without a title. */
export function favorite(storyId: string, changes: Fields = {}): Fields {
  return { storyId: text(storyId), addedAt: moment(-60), ...changes };
}

/** A remembered child without a bedtime. */
export function child(changes: Fields = {}): Fields {
  return {
    nickname: text('Mia'),
    favoriteAnimal: text('owl'),
    storyLength: text('short'),
    storyTone: text('sleepy'),
    ...changes,
  };
}

/** The agreement to a version of the terms. */
export function agreement(changes: Fields = {}): Fields {
  return { agreedAt: SERVER_TIME, ...changes };
}

export function progress(changes: Fields = {}): Fields {
  return { page: int(3), pageCount: int(8), finished: flag(false), updatedAt: moment(-60), ...changes };
}

/** The document as stored: server times become timestamps. */
export function stored(fields: Fields): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === SERVER_TIME ? moment(-3600) : value]));
}
