/** Where what waits is kept (section 3): one database, version 1, a store a lane. */
import type { Lane } from './entry.ts';

export const DATABASE = 'tuckaway-queue';
export const VERSION = 1;
export const STORES = { story: 'pendingStories', favorite: 'pendingFavorites', progress: 'pendingProgress' } as const satisfies Record<
  Lane,
  string
>;
