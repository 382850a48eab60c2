/** Ids: a number for curated stories, a UUID for own stories. Favorites store both as text (decisions P3 and P15). */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const CURATED_ID = /^[1-9][0-9]{0,14}$/;
/** A slug contains a letter, so that it is never a number, and differs from `featured`. */
const SLUG = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SLUG_LIMIT = 80;

export function isStoryId(id: string): boolean {
  return UUID.test(id);
}

/** Remembered children have `0` to `7`, those of earlier versions a UUID. */
export function isChildId(id: string): boolean {
  return /^[0-7]$/.test(id) || UUID.test(id);
}

export function isCuratedId(id: string): boolean {
  return CURATED_ID.test(id);
}

export function isSlug(text: string): boolean {
  return text.length <= SLUG_LIMIT && text !== 'featured' && SLUG.test(text);
}

/** Makes a slug from a title, or `story-{id}` from a title without Latin letters. */
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
