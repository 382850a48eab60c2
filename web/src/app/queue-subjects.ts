/** The sync engine together with the subjects whose data it changes: plumbing does not import them. */
import { followQueue } from '../data/queries/synced-queries.ts';

followQueue();

export * from '../data/sync/sync-engine.ts';
