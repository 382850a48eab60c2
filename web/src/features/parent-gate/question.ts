import { plainDigits } from '../../data/parents/digits.ts';

/** Two factors from 6 to 9, whose products most children of a bedtime story cannot guess. */
export interface Question {
  a: number;
  b: number;
}

/** Another question than the one before. @param random from 0 to 1 */
export function nextQuestion(before: Question | null, random: () => number = Math.random): Question {
  const factor = () => 6 + Math.floor(random() * 4);
  const [a, b] = [factor(), factor()];
  return before?.a === a && before.b === b ? { a, b: b === 9 ? 6 : b + 1 } : { a, b };
}

/** @param typed what was typed, also with spaces around it */
export function answers({ a, b }: Question, typed: string): boolean {
  return plainDigits(typed) === String(a * b);
}
