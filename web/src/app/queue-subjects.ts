/** The sync engine together with the subjects whose data it changes: plumbing does not import them. */
import { followFavorites } from '../data/favorites/favorite-record.ts';
import { followQueue } from '../data/queries/synced-queries.ts';

followFavorites();
followQueue();

export * from '../data/sync/sync-engine.ts';
