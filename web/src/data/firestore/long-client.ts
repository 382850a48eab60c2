import { noteAnswers } from '../device/network/slow-network.ts';
import { pageHttp } from '../http/page-http.ts';
import type { FirestorePorts } from './client.ts';
import { pageClient } from './read-client.ts';

/** The page's client for requests that may take long: a story is written, a recording is sent. Waiting for them does not count as a slow network. */
export const longClient: FirestorePorts = { ...pageClient, fetch: noteAnswers(pageHttp.fetch) };
