/**
 * `onDocumentWritten`, loaded only where it is needed. firebase-functions' Firestore provider imports the Firestore client, and with it
 * gRPC: a quarter of a second that every function would pay at its start, since all of them load the same index.
 */
import { createRequire } from 'node:module';
import process from 'node:process';
import type { DocumentOptions } from 'firebase-functions/firestore';

type FirestoreTriggers = typeof import('firebase-functions/firestore');

/**
 * A trigger on written documents, which hears the document's id alone: events come twice and out of order, so it looks for itself.
 * @param name the export's name: an instance of another function gets nothing under it.
 */
export function onDocument(name: string, options: DocumentOptions<`${string}/{docId}`>, handler: (docId: string) => Promise<void>) {
  // Unset while the functions are being discovered, else the one function that this instance is.
  const target = process.env.FUNCTION_TARGET;
  if (target !== undefined && target !== '' && target !== name) return undefined;
  const { onDocumentWritten } = createRequire(import.meta.url)('firebase-functions/firestore') as FirestoreTriggers;
  return onDocumentWritten(options, (event) => handler(event.params.docId));
}
