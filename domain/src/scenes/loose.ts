/** For values of any origin. */
import { cutAtCharacter } from '../text/story-text.ts';

export function oneOf<Word extends string>(words: readonly Word[], given: unknown, otherwise: Word): Word {
  return words.find((word) => word === given) ?? otherwise;
}

export function record(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}

export function list(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : [];
}

/** How many; 1 for what is no number. */
export function countFrom(given: unknown): number {
  return typeof given === 'number' && Number.isFinite(given) ? Math.max(1, Math.floor(given)) : 1;
}

/** Words without marks that could be markup; undefined for none. */
export function plainWords(given: unknown, most: number): string | undefined {
  if (typeof given !== 'string') return undefined;
  const text = cutAtCharacter(given.replace(/[^\p{L}\p{M}\p{N}'’., -]/gu, '').trim(), most).trim();
  return text === '' ? undefined : text;
}
