import { longFetch } from '../http/page-http.ts';
import type { FirestorePorts } from './client.ts';
import { pageClient } from './read-client.ts';

/** The page's client for requests that may take long. */
export const longClient: FirestorePorts = { ...pageClient, fetch: longFetch };
