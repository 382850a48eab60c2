/** The previous episode: what the next one recalls, and who comes back. */
import { splitSentences } from '../../../domain/src/index.ts';
import type { Animal } from './animal.ts';

export interface Before {
  recap: string;
  cast: readonly string[];
}

/** The slots `<recap>` (one sentence) and `<back>` (a character of that evening, or the animal). */
export function recalled(before: Before | null, name: string, { kind }: Animal): { recap: string; back: string } {
  const hero = ` the ${kind}`;
  const back = before?.cast.find((member) => !member.endsWith(hero));
  return { recap: splitSentences(before?.recap ?? '')[0] ?? '', back: back ?? name };
}

/** The animal's name in the previous episode: “Crumb the fox” was Crumb. Null if unknown. */
export function heroBefore(before: Before | null, kind: string): string | null {
  const known = before?.cast.find((name) => name.endsWith(` the ${kind}`));
  return known?.slice(0, -` the ${kind}`.length) || null;
}
