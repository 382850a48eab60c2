import { createStore } from '../lib/store.ts';

/** The account whose session was opened before the provider has said who is there; else null. `session.ts` knows, others ask. */
export const unconfirmed = createStore<string | null>(null);
