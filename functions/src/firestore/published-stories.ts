/** The copies that visitors get: `publishedStories/{id}` and `publishedLists/featured` (decision P13). */
import type { CuratedStory, CuratedStorySummary } from '@tuckaway/domain';
import { findDocument, readDocument } from './firestore-rest.ts';

/** Newest first; empty before the first publication. */
export async function readFeatured(): Promise<CuratedStorySummary[]> {
  const list = await readDocument('publishedLists/featured');
  return (list?.stories ?? []) as CuratedStorySummary[];
}

/** @param id digits, see `isCuratedId`. */
export async function readPublishedById(id: string): Promise<CuratedStory | null> {
  return withoutBookkeeping(await readDocument(`publishedStories/${id}`));
}

export async function readPublishedBySlug(slug: string): Promise<CuratedStory | null> {
  return withoutBookkeeping(await findDocument('publishedStories', 'slug', slug));
}

function withoutBookkeeping(document: Record<string, unknown> | null): CuratedStory | null {
  if (document === null) return null;
  const { docId: _docId, publishedAt: _publishedAt, ...story } = document;
  return story as unknown as CuratedStory;
}
