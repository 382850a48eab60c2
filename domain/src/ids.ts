/** Ids: a curated story's is a number, a family's story's is a UUID; as text both stand in a favourite (decisions P3, P15). */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const CURATED_ID = /^[1-9][0-9]{0,14}$/;
/** A slug holds a letter, so that no number is one, and is not the list's own name. */
const SLUG = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_LIMIT = 80;

export function isStoryId(id: string): boolean {
  return UUID.test(id);
}

export function isCuratedId(id: string): boolean {
  return CURATED_ID.test(id);
}

export function isSlug(text: string): boolean {
  return text.length <= SLUG_LIMIT && text !== 'featured' && SLUG.test(text);
}

/** A slug from a title; a title without Latin letters gives `story-{id}`. */
export function slugFrom(title: string, id: number): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_LIMIT)
    .replace(/-+$/, '');
  return isSlug(slug) ? slug : `story-${id}`;
}
