/**
 * What the gate for grown-ups remembers on this device, also after a reload: how many questions it has asked, so that none is asked twice, and the wrong
 * answers, after every third of which it pauses. The answers go with the session.
 */
import { localStore } from '../../../data/device/storage.ts';
import { WRONG_ANSWERS_KEY } from './device-settings.ts';

const QUESTIONS_KEY = 'tuckaway:gate-questions';
const ANSWERS = 3;
/** Milliseconds of the first pause; each one is twice as long as the one before. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** For browsers that keep nothing. */
const memory = new Map<string, string>();

/** The number of a question that was never asked on this device, from 0. */
export function takeQuestion(): number {
  const [asked = 0] = numbersIn(QUESTIONS_KEY);
  keep(QUESTIONS_KEY, [asked + 1]);
  return asked;
}

/** @param now milliseconds since 1970 */
export function countWrongAnswer(now: number): void {
  const [wrong = 0, pausedAt = 0] = numbersIn(WRONG_ANSWERS_KEY);
  keep(WRONG_ANSWERS_KEY, [wrong + 1, (wrong + 1) % ANSWERS === 0 ? now : pausedAt]);
}

/** After the right answer. */
export function forgetWrongAnswers(): void {
  memory.delete(WRONG_ANSWERS_KEY);
  localStore.remove(WRONG_ANSWERS_KEY);
}

/** Milliseconds until the gate takes an answer again, 0 for at once. A clock that is set back does not make it longer than a pause. */
export function pauseLeft(now: number): number {
  const [wrong = 0, pausedAt = 0] = numbersIn(WRONG_ANSWERS_KEY);
  const pauses = Math.floor(wrong / ANSWERS);
  if (pauses === 0) return 0;
  const length = Math.min(FIRST_PAUSE_MS * 2 ** (pauses - 1), LONGEST_PAUSE_MS);
  return Math.min(Math.max(pausedAt + length - now, 0), length);
}

function keep(key: string, numbers: readonly number[]): void {
  const text = numbers.join(' ');
  localStore.write(key, text);
  if (localStore.read(key) === text) memory.delete(key);
  else memory.set(key, text);
}

/** None if what is stored is not numbers. */
function numbersIn(key: string): number[] {
  const numbers = (localStore.read(key) ?? memory.get(key) ?? '').split(' ').map(Number);
  return numbers.every(Number.isSafeInteger) ? numbers : [];
}
