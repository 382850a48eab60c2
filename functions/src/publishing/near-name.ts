/** Which of the known names a misspelled one probably means. */

/** Letters and digits, so that `Image_URL` is `imageUrl`. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** Shorter beginnings, such as `read`, are too often names of the admin's own. */
const SHORTEST_BEGINNING = 4;

/** Undefined for a known name, and for one that resembles none: admins may keep fields of their own. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const typed = plain(name);
  const distances = known.map((one) => ({ one, distance: isBeginning(typed, plain(one)) ? 1 : distanceOf(typed, plain(one)) }));
  const near = distances.filter(({ one, distance }) => distance <= Math.floor(one.length / 4));
  return near.sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** `publish`, `image`, `curated`. */
function isBeginning(typed: string, wanted: string): boolean {
  return typed.length >= Math.max(SHORTEST_BEGINNING, wanted.length / 2) && wanted.startsWith(typed);
}

/** How many letters to insert, remove, replace or swap with their neighbor (optimal string alignment). */
function distanceOf(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const cells = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const at = (up: number, left: number) => (up === 0 ? cells : rows[row - up])?.[column - left] ?? 0;
      const swaps = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const isSame = from[row - 1] === to[column - 1];
      cells.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), swaps ? at(2, 2) + 1 : Number.POSITIVE_INFINITY));
    }
    rows.push(cells);
  }
  return rows[from.length]?.[to.length] ?? 0;
}
