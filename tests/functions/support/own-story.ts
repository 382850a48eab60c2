/** A family's story, as it is stored. */
import { randomUUID } from 'node:crypto';
import { paragraphsToHtml } from '../../../domain/src/index.ts';
import { type Account, database } from './support.ts';

/** The child in {@link ownStory}: a name that no text contains by chance. */
export const CHILD = 'Quillabert';

/** The fields of {@link ownStory}. */
export function ownStoryOf(uid: string): Record<string, unknown> {
  const lines = [`${CHILD} found the smallest lamp.`, `“Is it late?” asked ${CHILD}’s otter.`];
  return {
    uid,
    title: `${CHILD} and the Smallest Lamp`,
    content: paragraphsToHtml(lines),
    template: paragraphsToHtml(lines.map((line) => line.replaceAll(CHILD, '{child}'))),
    childName: CHILD,
    favoriteAnimal: 'otter',
    storySetting: 'garden',
    storyLength: 'short',
    storyTone: 'calm',
    coverImage: 'moon',
    createdAt: new Date(),
  };
}

/** @returns the story's id. @param changes fields to add or replace; an `id` becomes the story's own. */
export async function ownStory(
  { uid }: Pick<Account, 'uid'>,
  { id = randomUUID(), ...changes }: Record<string, unknown> & { id?: string } = {},
): Promise<string> {
  await database.doc(`stories/${id}`).set({ ...ownStoryOf(uid), ...changes });
  return id;
}

const WORDS = ['amber', 'birch', 'cloud', 'daisy', 'ember', 'fern', 'glade', 'hazel', 'ivory', 'juniper'];

/** Fields for a text that no other story has: what is taken down is recognized by its text. */
export function ownText(): Record<string, unknown> {
  const words = [...String(Date.now()), ...String(Math.random()).slice(2, 8)].map((digit) => WORDS[Number(digit)]).join(', ');
  const lines = [`${CHILD} counted what grew beside the path: ${words}.`, `“Good night,” said ${CHILD}.`];
  return { content: paragraphsToHtml(lines), template: paragraphsToHtml(lines.map((line) => line.replaceAll(CHILD, '{child}'))) };
}
