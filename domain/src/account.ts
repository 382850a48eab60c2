/** Leaving, and taking along what is there: `POST /api/account/export` and `POST /api/account/delete`. */
import { isStoryId } from './ids.ts';
import type { Parsed } from './story-request.ts';

/** What a call has to say to delete an account: no call made by mistake says it. */
export const DELETION_WORDS = 'delete my account';

/** Minutes after a sign-in within which an account can be deleted: later, the person confirms who they are once more. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** The code of the answer that asks for a new sign-in. */
export const SIGN_IN_AGAIN = 'sign-in-again';

/** One part of a person's data; the first has everything but the further stories. */
export interface ExportRequest {
  /** The last story of the part before. */
  after?: string;
}

/** Checks the body of `POST /api/account/export`: `{}` or `{after}`. */
export function parseExportRequest(input: unknown): Parsed<ExportRequest> {
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
