/** `users/{uid}/agreements/{version}`: which terms an account agreed to. Over REST, because it is a small read. */
import { ACCEPTED_TERMS } from '@tuckaway/domain';
import { pause } from '../lib/retry.ts';
import { readDocument } from './firestore-rest.ts';

/** Milliseconds between two reads: an app stores the agreement of a sign-up beside its first request. */
const LOOKS_AGAIN_AFTER_MS = [500, 1500];

/** Whether the account agreed to a version that is accepted. Throws if Firestore fails. */
export async function hasAgreed(uid: string): Promise<boolean> {
  for (const wait of [...LOOKS_AGAIN_AFTER_MS, null]) {
    const found = await Promise.all(
      ACCEPTED_TERMS.map((version) => readDocument(`users/${encodeURIComponent(uid)}/agreements/${version}`)),
    );
    if (found.some((agreement) => agreement !== null)) return true;
    if (wait !== null) await pause(wait);
  }
  return false;
}
