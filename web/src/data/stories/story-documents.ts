/** `stories/{uuid}` in the database. Imported dynamically, by family-stories.ts and what reads the shelf. */
import { COVER_IDS, DEFAULT_COVER, DEFAULT_REGENERATION, LENGTH_IDS, SETTING_IDS, type Story, TONE_IDS } from '@tuckaway/domain';
import { asking, NotAnswered, READING_LIMIT } from '../firestore/read-client.ts';
import { type Fields, look, momentFrom, nameOf, type Value } from '../firestore/rest.ts';
import { NotYourStory, StoryNotFound } from '../lib/errors.ts';

/** As this person. Throws {@link StoryNotFound}, {@link NotYourStory}, {@link NotAnswered}. */
export async function readStory(uid: string, id: string): Promise<Story> {
  const answer = await look(asking, uid, nameOf(asking, 'stories', id), undefined, READING_LIMIT);
  if (answer.kind === 'look') {
    if (answer.fields === null) throw new StoryNotFound();
    return storyFrom(id, plain(answer.fields));
  }
  const error = new NotAnswered(answer);
  throw error.code === 'permission-denied' ? new NotYourStory() : error;
}

/**
 * Those of these stories that are there and this person's, all asked for at once. Not by one query: the rules deny a query that names a
 * missing story, and a favourite may outlive its story.
 */
export async function readStories(uid: string, ids: readonly string[]): Promise<Story[]> {
  const stories = await Promise.all(ids.map((id) => readStory(uid, id).catch(nothingWhereGone)));
  return stories.filter((story) => story?.uid === uid).filter((story) => story !== null);
}

function nothingWhereGone(error: unknown): null {
  if (error instanceof StoryNotFound || error instanceof NotYourStory) return null;
  throw error;
}

/** Fields as firestore/lite gives them, but for moments, which are numbers. */
function plain(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: Value): unknown {
  if (value.timestampValue !== undefined) return momentFrom(value);
  return value.stringValue ?? value.arrayValue?.values?.map(plainValue);
}

/** A stored story, `createdAt` in milliseconds since 1970; whatever is not as it should be is as good as missing. */
export function storyFrom(id: string, data: Record<string, unknown>): Story {
  const text = (field: string): string => (typeof data[field] === 'string' ? data[field] : '');
  const texts = <Field extends 'siblings' | 'cast'>(field: Field): Partial<Pick<Story, Field>> =>
    Array.isArray(data[field]) ? ({ [field]: data[field].filter((item) => typeof item === 'string') } as Pick<Story, Field>) : {};
  const oneOf = <T extends string>(choices: readonly T[], field: string, otherwise: T): T =>
    choices.find((choice) => choice === data[field]) ?? otherwise;
  return {
    id,
    uid: text('uid'),
    title: text('title'),
    content: text('content'),
    childName: text('childName'),
    favoriteAnimal: text('favoriteAnimal'),
    storySetting: oneOf(SETTING_IDS, 'storySetting', SETTING_IDS[0]),
    storyLength: oneOf(LENGTH_IDS, 'storyLength', DEFAULT_REGENERATION.storyLength),
    storyTone: oneOf(TONE_IDS, 'storyTone', DEFAULT_REGENERATION.storyTone),
    coverImage: oneOf(COVER_IDS, 'coverImage', DEFAULT_COVER),
    createdAt: typeof data.createdAt === 'number' ? data.createdAt : Date.now(),
    ...(typeof data.template === 'string' ? { template: data.template } : {}),
    ...(typeof data.recap === 'string' ? { recap: data.recap } : {}),
    ...(typeof data.continues === 'string' ? { continues: data.continues } : {}),
    ...texts('siblings'),
    ...texts('cast'),
  };
}
