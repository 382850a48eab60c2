/** `stories/{uuid}` in the database. Imported dynamically, by family-stories.ts alone. */
import { COVER_IDS, DEFAULT_COVER, DEFAULT_REGENERATION, LENGTH_IDS, SETTING_IDS, type Story, TONE_IDS } from '@tuckaway/domain';
import { collection, doc, documentId, getDoc, getDocs, limit, query, Timestamp, where } from 'firebase/firestore/lite';
import { NotYourStory, StoryNotFound } from './errors.ts';
import { firestore, isDenied } from './firestore.ts';
import { inGroups } from './in-groups.ts';

export async function readStory(id: string): Promise<Story> {
  try {
    const snapshot = await getDoc(doc(firestore, 'stories', id));
    if (!snapshot.exists()) throw new StoryNotFound();
    return storyFrom(id, snapshot.data());
  } catch (error) {
    throw isDenied(error) ? new NotYourStory() : error;
  }
}

/** Those of these stories that are there and this person's: one request for each 30 of them. */
export async function readStories(uid: string, ids: readonly string[]): Promise<Story[]> {
  const stories = collection(firestore, 'stories');
  const answers = await Promise.all(
    inGroups(ids).map((some) => getDocs(query(stories, where('uid', '==', uid), where(documentId(), 'in', some), limit(some.length)))),
  );
  return answers.flatMap(({ docs }) => docs.map((snapshot) => storyFrom(snapshot.id, snapshot.data())));
}

function storyFrom(id: string, data: Record<string, unknown>): Story {
  const text = (field: string): string => (typeof data[field] === 'string' ? data[field] : '');
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
    createdAt: data.createdAt instanceof Timestamp ? data.createdAt.toMillis() : Date.now(),
    ...(typeof data.template === 'string' ? { template: data.template } : {}),
  };
}
