/** Tonight's story, which home and the bedtime reminder suggest: the same one everywhere for a whole day. */
import { hash32 } from '../hash.ts';

/**
 * The suggestion for an evening, or null without stories. It does not depend on the order of the stories. Publishing or unpublishing another story
 * during the day does not change it, unless that story becomes or was the suggestion. It differs from the previous day's.
 * @param day the user's calendar day, such as `2026-11-21`
 */
export function storyForEvening<Candidate extends { id: number }>(stories: readonly Candidate[], day: string): Candidate | null {
  const [first, second] = topTwo(stories, day);
  if (first === undefined || second === undefined) return first ?? null;
  const [before] = topTwo(stories, dayBefore(day));
  return before === first ? second : first;
}

/** The calendar day in this device's time zone. */
export function localDay(now: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

function topTwo<Candidate extends { id: number }>(stories: readonly Candidate[], day: string): Candidate[] {
  const rank = ({ id }: Candidate) => hash32(`${day}/${id}`);
  return [...stories].sort((one, other) => rank(other) - rank(one) || other.id - one.id).slice(0, 2);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
