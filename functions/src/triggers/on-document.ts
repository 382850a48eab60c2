/**
 * `onDocumentWritten`, loaded only in instances of the trigger itself. firebase-functions' Firestore provider imports the Firestore client and
 * with it gRPC, a quarter of a second that every function would otherwise pay at its start, because all functions load the same index.
 */
import { createRequire } from 'node:module';
import process from 'node:process';
import type { ParamsOf } from 'firebase-functions';
import type { SecretParam } from 'firebase-functions/params';
import { type FunctionName, runtimeOf } from '../config/runtime.ts';
import type { DocumentChange } from '../publishing/plan-publication.ts';

type FirestoreTriggers = typeof import('firebase-functions/firestore');

interface WatchedDocuments<Path extends string> {
  document: Path;
  secrets?: SecretParam[];
}

/** Undefined in instances of other functions. */
function loadFor(name: FunctionName): FirestoreTriggers | undefined {
  // Unset while the functions are being discovered, else the one function of this instance.
  const target = process.env.FUNCTION_TARGET;
  if (target !== undefined && target !== '' && target !== name) return undefined;
  return createRequire(import.meta.url)('firebase-functions/firestore') as FirestoreTriggers;
}

/**
 * A trigger on written documents, repeated until it succeeds. Events may come twice and out of order, so handlers have to read the document
 * themselves.
 * @param name the export's name; instances of other functions get undefined.
 * @param handler gets the path's parameters, and the document before and after; undefined if the event does not contain them.
 */
export function onDocument<Path extends string>(
  name: FunctionName,
  options: WatchedDocuments<Path>,
  handler: (params: ParamsOf<Path>, change: DocumentChange | undefined) => Promise<void>,
) {
  return loadFor(name)?.onDocumentWritten({ ...runtimeOf(name), retry: true, ...options }, ({ params, data }) => {
    const fieldsOf = (snapshot: { data(): Record<string, unknown> | undefined }) => snapshot.data() ?? null;
    return handler(params, data && { before: fieldsOf(data.before), after: fieldsOf(data.after) });
  });
}

/**
 * A trigger on deleted documents, which is not called for other changes. See {@link onDocument}.
 * @param handler gets the path's parameters, and what the document contained; undefined if the event does not contain it.
 */
export function onDeletedDocument<Path extends string>(
  name: FunctionName,
  options: WatchedDocuments<Path>,
  handler: (params: ParamsOf<Path>, deleted: Record<string, unknown> | undefined) => Promise<void>,
) {
  return loadFor(name)?.onDocumentDeleted({ ...runtimeOf(name), retry: true, ...options }, ({ params, data }) =>
    handler(params, data?.data()),
  );
}
