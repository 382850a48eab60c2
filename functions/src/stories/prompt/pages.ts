/** How many words each page of a story is asked to have. Pure. */
import { type AgeBand, type StoryLength, type StoryTone, wordsFor } from '@tuckaway/domain';

/** A page's scene costs as much as ninety words. */
const PAGES: Readonly<Record<StoryLength, number>> = { short: 6, medium: 8, long: 11 };
/** For ages 2–3, of each piece of a book of verse: toddlers turn the page after a few lines. */
const PIECES: Readonly<Record<StoryLength, readonly number[]>> = { short: [8], medium: [6, 6], long: [5, 5, 5] };

/** Relative lengths: pages breathe unevenly. The first page is read while the others are written, so that it is short. */
const [FIRST, LAST, LAST_SLEEPY] = [0.7, 0.6, 0.25];
const MIDDLE = [1.1, 0.6, 1.3, 1, 0.35, 1.25, 1.1, 0.8];
const VERSE = [1.1, 0.8, 1.2, 0.9];
/** A sleepy story gets shorter from its first third to its end. */
const SLOWING = { from: 1.2, to: 0.65 };
/** Words of a first page, so that it is there within five seconds. */
const MOST_FIRST = 30;

/** In the order of the pages, together exactly the words of the length. */
export function pageWords(length: StoryLength, tone: StoryTone, age?: AgeBand): number[] {
  const words = wordsFor(length);
  if (age !== '2-3') return shared(words, weights(PAGES[length], tone, MIDDLE), MOST_FIRST);
  const pieces = PIECES[length];
  return pieces.flatMap((count, index) =>
    shared(words / pieces.length, weights(count, index === pieces.length - 1 ? tone : 'calm', VERSE), MOST_FIRST),
  );
}

/** Words for the pages that are left, in the proportion in which they were asked for. */
export function pagesLeft(asked: readonly number[], shownPages: number, wordsLeft: number): number[] {
  const left = asked.slice(Math.min(shownPages, asked.length - 1));
  return shared(Math.max(left.length, wordsLeft), left);
}

function weights(count: number, tone: StoryTone, middle: readonly number[]): number[] {
  return Array.from({ length: count }, (_page, index) => {
    if (index === 0) return FIRST;
    if (index === count - 1) return tone === 'sleepy' ? LAST_SLEEPY : LAST;
    const slowing = tone === 'sleepy' ? SLOWING.from + ((SLOWING.to - SLOWING.from) * index) / (count - 1) : 1;
    return (middle[(index - 1) % middle.length] ?? 1) * slowing;
  });
}

/** Whole numbers with this sum, in these proportions; the longest page takes what is over. */
function shared(words: number, parts: readonly number[], mostFirst = words): number[] {
  const sum = parts.reduce((all, part) => all + part, 0);
  const counts = parts.map((part, index) => Math.min(index === 0 ? mostFirst : words, Math.max(1, Math.round((words * part) / sum))));
  const longest = counts.lastIndexOf(Math.max(...counts));
  const over = words - counts.reduce((all, count) => all + count, 0);
  return counts.map((count, index) => (index === longest ? count + over : count));
}
