/** Curated stories that are published for the cases, because favorites and progress need a story. */
import { uuidOf } from './documents.ts';

/** Ids as curated stories have them. */
export const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '1204', '9'.repeat(15), '1023456789'];
/** What only looks like them. */
export const NO_NUMBERS = ['0', '07', '-7', '+7', '7.5', '7e3', '9'.repeat(16), '٧', '７', 'x7', '7x', '7\n', '\n7', '7 ', ' '];
/** An id that no curated story has. */
export const ODD_PUBLISHED = uuidOf('published');

/** Stories for cases that must not meet. */
export const PUBLISHED = Array.from({ length: 40 }, (_, number) => String(1000 + number));

const numbersFrom = (first: number, many: number) => Array.from({ length: many }, (_, number) => String(first + number));

/** All of them, also under ids that no curated story has, so that the id's form decides. */
export const ALL_PUBLISHED = [
  ...new Set([...numbersFrom(1, 20), ...numbersFrom(100, 20), ...PUBLISHED, ...NUMBERS, ...NO_NUMBERS, ODD_PUBLISHED]),
];
