/** Valid documents, ids for them, and drafts that may not be read. */
import { createHash } from 'node:crypto';
import { type Fields, flag, int, list, map, moment, nothing, SERVER_TIME, text, type Value } from './values.ts';

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

/** The first page of a story that is being written, readable for another fifty minutes. */
export function newDraft(uid: string, changes: Fields = {}): Fields {
  const scene = map({ place: text('library'), space: text('inside'), figures: list(), objects: list() });
  const page = map({ text: text('Mia found 7 lamps.'), scene });
  return { uid: text(uid), title: text('The 7 Lamps'), pages: list(page), expireAt: moment(3000), ...changes };
}

/** What is wrong with drafts under the owner's ids, so that not even the owner may read them. */
export const UNREADABLE_DRAFTS: Record<string, Fields> = {
  'that expired a second ago': { expireAt: moment(-1) },
  'that expired yesterday': { expireAt: moment(-24 * 3600) },
  'without a time': { expireAt: nothing },
  'with a time as text': { expireAt: text('2099-01-01T00:00:00Z') },
  'with a time as a number': { expireAt: int(4_070_908_800) },
  'with a list of times': { expireAt: list(moment(900)) },
  'of another account, under an id of the own one': { uid: text('stranger') },
  'of two accounts': { uid: list(text('owner'), text('stranger')) },
  'of an account in capitals': { uid: text('OWNER') },
  'of an account in a map': { uid: map({ uid: text('owner') }) },
  'of no account': { uid: nothing },
};

/** The path of such a draft. */
export const draftPath = (what: string) => `storyDrafts/owner_${uuidOf(`a draft ${what}`)}`;

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

/** Documents of the owner that a later version wrote, with fields that these rules do not know. */
export const LATER = { child: uuidOf('a child of a later version'), story: '119' };
export const laterField = { dream: text('boats') };
export const laterChild = (): Fields => child({ ...laterField, appearance: map({ hair: text('short'), freckles: text('many') }) });

/** A child's animal friend. */
export function friend(changes: Fields = {}): Fields {
  return {
    ...{ nickname: text('Mia'), animal: text('owl'), name: text('Pickle'), pronoun: text('it') },
    ...{ temper: text('shy'), habit: text('hums'), fear: text('echoes'), belonging: text('button') },
    ...changes,
  };
}

/** A line that the stories of a child remember. */
export function memory(changes: Fields = {}): Fields {
  return {
    childId: text('3'),
    kind: text('friend'),
    text: text('Crumb, a fox who is afraid of stairs'),
    storyId: text(uuidOf('a story before')),
    createdAt: SERVER_TIME,
    ...changes,
  };
}

/** A guest's voice that the family has not heard yet. */
export function voice(uid: string, changes: Fields = {}): Fields {
  return {
    ...{ uid: text(uid), storyId: text(uuidOf(uid)), name: text('Grandma Ana'), by: text('guest'), kept: flag(false) },
    ...{ createdAt: SERVER_TIME, expireAt: moment(3000), pages: map({ 0: int(12) }), bytes: int(12) },
    ...changes,
  };
}

/** The first page of that voice; its bytes are a text here. */
export function recording(uid: string, changes: Fields = {}): Fields {
  return {
    ...{ uid: text(uid), storyId: text(uuidOf(uid)), type: text('audio/webm'), audio: text('sound'), durationMs: int(4000) },
    ...{ starts: list(int(0), int(1900)), recordedAt: int(1_790_000_000_000), expireAt: moment(3000) },
    ...changes,
  };
}

/** The agreement to a version of the terms. */
export function agreement(changes: Fields = {}): Fields {
  return { agreedAt: SERVER_TIME, ...changes };
}

/** A choice of the account. */
export function choice(changes: Fields = {}): Fields {
  return { chosenAt: SERVER_TIME, ...changes };
}

export function progress(changes: Fields = {}): Fields {
  return { page: int(3), pageCount: int(8), finished: flag(false), updatedAt: moment(-60), ...changes };
}

/** The document as stored: server times become timestamps. */
export function stored(fields: Fields): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value === SERVER_TIME ? moment(-3600) : value]));
}
