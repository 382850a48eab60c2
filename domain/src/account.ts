/** The bodies of `POST /api/account/export` and `POST /api/account/delete`. */
import { isStoryId } from './ids.ts';
import type { Parsed } from './story-request.ts';

/** A deletion must contain these words, so that no request deletes an account by accident. */
export const DELETION_WORDS = 'delete my account';

/** An account can be deleted for so many minutes after a sign-in; later, the user has to confirm the identity again. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** The error code that asks for a new sign-in. */
export const SIGN_IN_AGAIN = 'sign-in-again';

/** Checks a request for one part of the user's data. Without `after`, the last story of the previous part, it has everything but further stories. */
export function parseExportRequest(input: unknown): Parsed<{ after?: string }> {
  if (typeof input !== 'object' || input === null) return { ok: false, message: 'Please send a JSON object.' };
  const { after } = input as Record<string, unknown>;
  if (after === undefined) return { ok: true, value: {} };
  if (typeof after !== 'string' || !isStoryId(after)) return { ok: false, message: 'That is no story of yours.', field: 'after' };
  return { ok: true, value: { after } };
}

/** Checks the body of `POST /api/account/delete`: `{confirm}` with {@link DELETION_WORDS}. */
export function parseDeletionRequest(input: unknown): Parsed<true> {
  const confirmed = typeof input === 'object' && input !== null && (input as Record<string, unknown>).confirm === DELETION_WORDS;
  if (confirmed) return { ok: true, value: true };
  return { ok: false, message: 'Please confirm that the account is to be deleted.', field: 'confirm' };
}
