/** What a deleted story leaves behind: links, documents below it, words in reports, and its request's result. Removing it may be repeated. */
import { firestore } from '../firestore.ts';
import { forgetStory } from './story-requests.ts';
import { anonymizeReports } from './visitor-reports.ts';

/** Far above the number of links that a story can have. */
const MOST_SHARES = 200;

/**
 * Only removes or empties documents that exist, so it cannot leave anything of a deleted account. If the story exists again (restored from a
 * backup, for example), what was created after it stays.
 * @param uid the deleted story's owner; undefined if unknown.
 */
export async function removeRemains(storyId: string, uid: string | undefined): Promise<{ shares: number; collections: number }> {
  const reference = firestore().collection('stories').doc(storyId);
  const existing = (await reference.get()).createTime?.toMillis() ?? Number.POSITIVE_INFINITY;
  const shares = await firestore().collection('shares').where('storyId', '==', storyId).select().limit(MOST_SHARES).get();
  const isGone = existing === Number.POSITIVE_INFINITY;
  const collections = await reference.listCollections();
  // A query does not find documents that only have others below them.
  const lists = isGone ? [] : await Promise.all(collections.map((collection) => collection.select().get()));
  const isOld = ({ createTime }: { createTime: { toMillis(): number } }) => createTime.toMillis() < existing;
  const links = shares.docs.filter(isOld);
  const below = lists.flatMap(({ docs }) => docs).filter(isOld);
  await Promise.all([
    ...links.map(({ ref }) => ref.delete()),
    ...(isGone ? collections.map((collection) => firestore().recursiveDelete(collection)) : []),
    ...below.map(({ ref }) => firestore().recursiveDelete(ref)),
  ]);
  // After its links, without which nobody reports it.
  if (isGone) await anonymizeReports('storyId', storyId);
  if (uid !== undefined && isGone) await forgetStory({ uid, key: storyId });
  return { shares: links.length, collections: collections.length };
}
