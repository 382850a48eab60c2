/** The copies that visitors get: `publishedStories/{id}` and `publishedLists/featured` (decision P13). */
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import { readDocument } from '../firestore-rest.ts';

/** Newest first; empty before the first publication. */
export async function readFeatured(): Promise<CuratedStorySummary[]> {
  const list = await readDocument('publishedLists/featured');
  return (list?.stories ?? []) as CuratedStorySummary[];
}

/** @param id digits, see `isCuratedId`. */
export async function readPublishedById(id: string): Promise<CuratedStory | null> {
  const document = await readDocument(`publishedStories/${id}`);
  if (document === null) return null;
  const { docId: _docId, publishedAt: _publishedAt, ...story } = document;
  return story as unknown as CuratedStory;
}
