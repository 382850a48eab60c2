/** A family's story, as it is stored, and JSON posts by an account or a visitor. */
import { randomUUID } from 'node:crypto';
import { paragraphsToHtml } from '../../../domain/src/index.ts';
import { type Account, type Answer, call, database } from './support.ts';

/** The child in {@link ownStory}: a name that no text contains by chance. */
export const CHILD = 'Quillabert';

/** @returns the story's id. @param changes fields to add or replace. */
export async function ownStory({ uid }: Pick<Account, 'uid'>, changes: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const lines = [`${CHILD} found the smallest lamp.`, `“Is it late?” asked ${CHILD}’s otter.`];
  await database.doc(`stories/${id}`).set({
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
    ...changes,
  });
  return id;
}

/** @param account null for a visitor. */
export function postAs(account: Account | null, path: string, body: unknown): Promise<Answer> {
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(account ? { authorization: `Bearer ${account.token}` } : {}) },
    body: JSON.stringify(body),
  });
}
