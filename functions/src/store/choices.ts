/** `users/{uid}/choices/{choice}`: what the family chose for the account. Over REST, because the page of a shared story asks too. */
import type { Choice } from '@tuckaway/domain';
import { readDocument } from './firestore-rest.ts';

export async function hasChosen(uid: string, choice: Choice): Promise<boolean> {
  return (await readDocument(`users/${encodeURIComponent(uid)}/choices/${choice}`)) !== null;
}
