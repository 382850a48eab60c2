/** The sync engine together with the subjects whose data it changes: plumbing does not import them. */
import { followFavorites } from '../data/favorites/favorite-record.ts';
import { queryClient } from '../data/queries/query-client.ts';
import { followProgress } from '../data/reading/progress.ts';
import { shelfKey } from '../data/stories/keys.ts';
import { onDelivered, onSynced } from '../data/sync/sync-events.ts';

followFavorites();
followProgress();

/** A story that was written is on the shelf. Here, as the shelf's own code is larger. */
const readShelfAgain = (uid: string): void => void queryClient.invalidateQueries({ queryKey: shelfKey(uid) });
onDelivered('story', readShelfAgain);
onSynced('story', readShelfAgain);

export * from '../data/sync/sync-engine.ts';
