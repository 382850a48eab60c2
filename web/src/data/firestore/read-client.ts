/** The page's Firestore client. */
import { noteAnswers, watchWait } from '../device/network/slow-network.ts';
import { pageHttp } from '../http/page-http.ts';
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

/** Milliseconds for reading. Screens stop waiting much earlier (queries/stored-query.ts), and late answers are still shown. */
const READ_OPTIONS = { timeoutMs: 60_000 };

export const pageClient: FirestorePorts = {
  identity: pageHttp.identity,
  fetch: watchWait(noteAnswers(pageHttp.fetch)),
  clock: pageHttp.clock,
  endpoints: browserEndpoints(),
};

/** Each call throws `FirestoreError`. */
export const readClient = {
  async get(uid: string, ...path: string[]): Promise<DocumentRead['fields']> {
    return contentOf(await getDocument(pageClient, uid, documentName(pageClient, ...path), READ_OPTIONS)).fields;
  },
  async query(uid: string, parent: string, structuredQuery: object): Promise<FoundDocument[]> {
    return contentOf(await queryDocuments(pageClient, uid, parent, structuredQuery, READ_OPTIONS));
  },
  async count(uid: string, parent: string, structuredQuery: object): Promise<number> {
    return contentOf(await countDocuments(pageClient, uid, parent, structuredQuery, READ_OPTIONS));
  },
};

/** For cursors and filters that compare document names. */
export function referenceTo(...path: string[]): Reference {
  return new Reference(documentName(pageClient, ...path));
}
