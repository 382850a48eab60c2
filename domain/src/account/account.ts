/** The bodies of `POST /api/account/export` and `POST /api/account/delete`. */
import { isStoryId } from '../ids.ts';
import type { Parsed } from '../stories/story-request.ts';

/** A deletion must contain these words, so that no request deletes an account by accident. */
export const DELETION_WORDS = 'delete my account';

/** An account can be deleted for so many minutes after a sign-in; later, the user has to confirm the identity again. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** The error code that asks for a new sign-in. */
export const SIGN_IN_AGAIN = 'sign-in-again';

/** One part of the user's data: the first one of everything, or the documents of the collection `of` (the stories, if missing) after this id. */
export interface ExportRequest {
  of?: string;
  after?: string;
}

/** Ids in underscores or dots are Firestore's own. */
const DOCUMENT_ID = /^(?!__|\.{1,2}$)[^/]{1,1500}$/u;
/** A document below a story, of which an export states the path. */
const PATH_BELOW_STORY = /^stories\/[0-9a-f-]{36}\/voices\/[0-9a-f-]{36}(?:\/recordings\/\d{1,2})?$/;

/** Checks a request for one part of the user's data. Apps up to version 2e92dfd send no `of`. */
export function parseExportRequest(input: unknown): Parsed<ExportRequest> {
  if (typeof input !== 'object' || input === null) return { ok: false, message: 'Please send a JSON object.' };
  const { of, after } = input as Record<string, unknown>;
  if (of !== undefined && (typeof of !== 'string' || !/^[A-Za-z]{1,40}$/.test(of))) {
    return { ok: false, message: 'There is no such list.', field: 'of' };
  }
  if (after === undefined) return { ok: true, value: {} };
  const isId = typeof after === 'string' && (of === undefined ? isStoryId(after) : DOCUMENT_ID.test(after) || PATH_BELOW_STORY.test(after));
  if (!isId) return { ok: false, message: 'That is not the id of a document.', field: 'after' };
  return { ok: true, value: of === undefined ? { after } : { of, after } };
}

/** Checks the body of `POST /api/account/delete`: `{confirm}` with {@link DELETION_WORDS}. */
export function parseDeletionRequest(input: unknown): Parsed<true> {
  const confirmed = typeof input === 'object' && input !== null && (input as Record<string, unknown>).confirm === DELETION_WORDS;
  if (confirmed) return { ok: true, value: true };
  return { ok: false, message: 'Please confirm that the account is to be deleted.', field: 'confirm' };
}
