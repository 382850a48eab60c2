/** The sync engine, started together with the subjects whose data it changes: plumbing does not import them. */

import { onDelivered, onSynced } from '../data/outbox/page/sync-events.ts';
import { queryClient } from '../data/query/query-client.ts';
import { followFavorites } from '../features/reader/api/favorites/favorite-record.ts';
import { followProgress } from '../features/reader/api/reading/progress.ts';
import { shelfKey } from '../features/reader/api/stories/keys.ts';

followFavorites();
followProgress();

/** A story that was written is on the shelf. Here, as the shelf's own code is larger. */
const readShelfAgain = (uid: string): void => void queryClient.invalidateQueries({ queryKey: shelfKey(uid) });
onDelivered('story', readShelfAgain);
onSynced('story', readShelfAgain);

export * from '../data/outbox/page/sync-engine.ts';
