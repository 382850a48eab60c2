/** The Firestore client of the page: what it reads, it reads as the signed-in user. */

import { fetchWithAppCheck } from '../firebase/fetch-with-app-check.ts';
import { pageIdentity } from '../firebase/page-identity.ts';
import { systemClock } from '../lib/with-timeout.ts';
import { browserEndpoints } from './browser-endpoints.ts';
import {
  contentOf,
  countDocuments,
  type DocumentRead,
  documentName,
  type FirestorePorts,
  type FoundDocument,
  getDocument,
  queryDocuments,
} from './client.ts';
import { Reference } from './values.ts';

/** Milliseconds for reading. Screens stop waiting long before (cache/cached-copies.ts), and what comes later is still shown. */
const READ_OPTIONS = { timeoutMs: 60_000 };

/** For writing: waits for Firebase Auth to confirm who is signed in. */
export const writeClient: FirestorePorts = {
  identity: pageIdentity,
  fetch: fetchWithAppCheck,
  clock: systemClock,
  endpoints: browserEndpoints(),
};

/** Each call throws `FirestoreError`. */
export const readClient = {
  async get(uid: string, ...path: string[]): Promise<DocumentRead['fields']> {
    return contentOf(await getDocument(writeClient, uid, documentName(writeClient, ...path), READ_OPTIONS)).fields;
  },
  async query(uid: string, parent: string, structuredQuery: object): Promise<FoundDocument[]> {
    return contentOf(await queryDocuments(writeClient, uid, parent, structuredQuery, READ_OPTIONS));
  },
  async count(uid: string, parent: string, structuredQuery: object): Promise<number> {
    return contentOf(await countDocuments(writeClient, uid, parent, structuredQuery, READ_OPTIONS));
  },
};

/** For cursors and filters that compare document names. */
export function referenceTo(...path: string[]): Reference {
  return new Reference(documentName(writeClient, ...path));
}
