/** Tonight's story: what home and the bedtime reminder suggest, the same one for a whole day and everywhere. Pure. */

/**
 * The suggestion for an evening, or null where there is no story. It does not depend on the order of the stories, and hardly on which others
 * there are: one that is published or taken off in the course of a day moves the suggestion only where it is the suggestion itself. The
 * day before had another one.
 * @param day the calendar day where the family is, `2026-11-21`
 */
export function storyForEvening<Candidate extends { id: number }>(stories: readonly Candidate[], day: string): Candidate | null {
  const [first, second] = byLot(stories, day);
  if (first === undefined || second === undefined) return first ?? null;
  const [before] = byLot(stories, dayBefore(day));
  return before === first ? second : first;
}

/** A moment's calendar day, as a clock on this wall shows it. */
export function localDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The two with the highest lots of a day. */
function byLot<Candidate extends { id: number }>(stories: readonly Candidate[], day: string): Candidate[] {
  return [...stories].sort((one, other) => lotOf(other.id, day) - lotOf(one.id, day) || other.id - one.id).slice(0, 2);
}

/** FNV-1a, and a last stir: without it neighbouring days draw alike. A whole number of 32 bits. */
function lotOf(id: number, day: string): number {
  let lot = 0x811c9dc5;
  for (const letter of `${day}/${id}`) lot = Math.imul(lot ^ letter.charCodeAt(0), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
  return (lot ^ (lot >>> 16)) >>> 0;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
