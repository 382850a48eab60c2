import { plainDigits } from '../api/digits.ts';

/** A factor from 6 to 9 and one of two digits, whose product no child of a bedtime story knows. */
export interface Question {
  a: number;
  b: number;
}

/** Factors in a ten, without the ones that make it easy: 12 to 19, then 22 to 29, … */
const IN_A_TEN = 8;
const QUESTIONS_IN_A_TEN = 4 * IN_A_TEN;
/** Has no divisor in common with the questions in a ten, so that all of them come, mixed. */
const STEP = 13;

/** @param number from 0; each has another question, and the first hundreds are the easiest. */
export function questionOf(number: number): Question {
  const place = (number * STEP) % QUESTIONS_IN_A_TEN;
  const tens = 1 + Math.floor(number / QUESTIONS_IN_A_TEN);
  return { a: 6 + (place % 4), b: tens * 10 + 2 + Math.floor(place / 4) };
}

/** @param typed what was typed, also with spaces around it */
export function answers({ a, b }: Question, typed: string): boolean {
  return plainDigits(typed) === String(a * b);
}
