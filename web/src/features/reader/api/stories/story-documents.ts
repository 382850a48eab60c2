/** Reads `stories/{uuid}`. */
import {
  COVER_IDS,
  coverScene,
  DEFAULT_COVER,
  DEFAULT_REGENERATION,
  LENGTH_IDS,
  parsePages,
  parseScene,
  readCast,
  readWishes,
  SETTING_IDS,
  type Story,
  TONE_IDS,
} from '@tuckaway/domain';
import { StoryAccessDenied, StoryNotFound } from '../../../../data/device/errors.ts';
import { FirestoreError } from '../../../../data/firestore/client.ts';
import { readClient } from '../../../../data/firestore/read-client.ts';
import { Timestamp } from '../../../../data/firestore/values.ts';
import { noteConfirmed } from './confirmed-stories.ts';

/** Throws {@link StoryNotFound}, {@link StoryAccessDenied}, {@link FirestoreError}. */
export async function readStory(uid: string, id: string): Promise<Story> {
  try {
    const fields = await readClient.get(uid, 'stories', id);
    if (fields === null) throw new StoryNotFound();
    noteConfirmed(id);
    return storyFrom(id, fields);
  } catch (error) {
    throw error instanceof FirestoreError && error.code === 'permission-denied' ? new StoryAccessDenied() : error;
  }
}

/** Whether a copy has the texts of a story: another version may have stored it in another shape. Its pages are read where they are shown. */
export function isReadable(story: Story | undefined): story is Story {
  if (typeof story !== 'object' || story === null) return false;
  const { title, content, childName, favoriteAnimal } = story;
  return [title, content, childName, favoriteAnimal].every((text) => typeof text === 'string');
}

/** A stored story, `createdAt` in milliseconds since 1970; fields with unexpected values count as missing. */
export function storyFrom(id: string, data: Record<string, unknown>): Story {
  const text = (field: string): string => (typeof data[field] === 'string' ? data[field] : '');
  const texts = <Field extends 'siblings' | 'cast'>(field: Field): Partial<Pick<Story, Field>> =>
    Array.isArray(data[field]) ? ({ [field]: data[field].filter((item) => typeof item === 'string') } as Pick<Story, Field>) : {};
  const oneOf = <T extends string>(choices: readonly T[], field: string, otherwise: T): T =>
    choices.find((choice) => choice === data[field]) ?? otherwise;
  const storySetting = oneOf(SETTING_IDS, 'storySetting', SETTING_IDS[0]);
  const coverImage = oneOf(COVER_IDS, 'coverImage', DEFAULT_COVER);
  const pages = parsePages(data.pages, storySetting, data.pictureCast);
  return {
    id,
    uid: text('uid'),
    title: text('title'),
    content: text('content'),
    childName: text('childName'),
    favoriteAnimal: text('favoriteAnimal'),
    storySetting,
    storyLength: oneOf(LENGTH_IDS, 'storyLength', DEFAULT_REGENERATION.storyLength),
    storyTone: oneOf(TONE_IDS, 'storyTone', DEFAULT_REGENERATION.storyTone),
    coverImage,
    createdAt: data.createdAt instanceof Timestamp ? data.createdAt.milliseconds : Date.now(),
    ...(pages && { pages }),
    ...(data.cover === undefined ? {} : { cover: parseScene(data.cover, coverScene({ storySetting, coverImage })) }),
    ...(data.pictureCast === undefined ? {} : { pictureCast: readCast(data.pictureCast) }),
    ...(typeof data.template === 'string' ? { template: data.template } : {}),
    ...(typeof data.recap === 'string' ? { recap: data.recap } : {}),
    ...(typeof data.continues === 'string' ? { continues: data.continues } : {}),
    ...readWishes(data),
    ...texts('siblings'),
    ...texts('cast'),
  };
}
