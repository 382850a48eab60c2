/** Which of the known names a misspelled one probably means. */
import leven from 'leven';

/** Letters and digits, so that `Image_URL` is `imageUrl`. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Shorter beginnings, such as `read`, are too often names of the admin's own. */
const SHORTEST_BEGINNING = 4;

/** Undefined for a known name, and for one that resembles none: admins may keep fields of their own. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const typed = plain(name);
  const distances = known.map((one) => ({ one, distance: distanceOf(typed, plain(one)) }));
  const near = distances.filter(({ one, distance }) => distance <= Math.floor(one.length / 4));
  return near.sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** `publish`, `image`, `curated`. */
function isBeginning(typed: string, wanted: string): boolean {
  return typed.length >= Math.max(SHORTEST_BEGINNING, wanted.length / 2) && wanted.startsWith(typed);
}

/** Letters to insert, remove or replace; only swapped ones count as one. */
function distanceOf(typed: string, wanted: string): number {
  const isNear = isBeginning(typed, wanted) || sorted(typed) === sorted(wanted);
  return Math.min(leven(typed, wanted), isNear ? 1 : Number.POSITIVE_INFINITY);
}

const sorted = (name: string) => [...name].sort().join('');
