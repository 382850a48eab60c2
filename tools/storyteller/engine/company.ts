/** Sentences about the other children and the previous episode, added where a story has room for them. */
import type { Random } from './random.ts';
import { COMPANY, LONG, MEDIUM } from './sheets.ts';
import { capital } from './slots.ts';

/** The previous episode. */
export interface Before {
  recap: string;
  cast: readonly string[];
}

/** A sentence and its place in the story, from 0 to 1; at 0 it is a paragraph of its own before the first. */
export type Aside = readonly [place: number, text: string];

interface CompanyOrder {
  /** Replace the other children's names. */
  others: readonly string[];
  before: Before | null;
  /** Of the whole story. */
  words: number;
  /** The animal's name in the previous episode; it is in the story anyway. */
  hero: string | null;
}

export function asidesOf({ others, before, words, hero }: CompanyOrder, random: Random): Aside[] {
  const who = before?.cast.find((name) => hero === null || !name.startsWith(`${hero} `));
  const slots: Record<string, string> = { them: new Intl.ListFormat('en').format(others), who: who ?? '', recap: before?.recap ?? '' };
  const line = (place: number, list: string): Aside => {
    const text = random.pick(COMPANY[list] ?? []);
    const filled = text.replace(/<(\w+)>/gu, (_, slot: string) => {
      const value = slots[slot.toLowerCase()] ?? '';
      return slot === slot.toLowerCase() ? value : capital(value);
    });
    return [place, filled];
  };
  const asides: Aside[] = [];
  if (before && words >= LONG) asides.push(line(0, 'before'));
  else if (before) asides.push(line(0, who === undefined ? 'beforeAlone' : 'beforeShort'));
  if (who !== undefined && words >= LONG) asides.push(line(0.6, 'again'));
  if (others.length > 0) {
    asides.push(line(0.05, words >= MEDIUM ? 'along' : 'alongShort'));
    if (words >= LONG) asides.push(line(0.5, 'helps'));
    if (words >= MEDIUM) asides.push(line(0.85, 'home'));
  }
  return asides;
}

/** Adds each aside to the end of the paragraph at its place, but never to the last paragraph. */
export function withAsides(paragraphs: readonly string[], asides: readonly Aside[]): string[] {
  const last = Math.max(0, paragraphs.length - 2);
  const told = paragraphs.map((paragraph, index) => {
    const here = asides.filter(([place]) => place > 0 && Math.min(last, Math.floor(place * paragraphs.length)) === index);
    return [paragraph, ...here.map(([, text]) => text)].join(' ');
  });
  return [...asides.filter(([place]) => place === 0).map(([, text]) => text), ...told];
}

/** The animal's name in the previous episode: “Crumb the fox” was Crumb. Null if unknown. */
export function heroBefore(before: Before | null, kind: string): string | null {
  const known = before?.cast.find((name) => name.endsWith(` the ${kind}`));
  return known?.slice(0, -` the ${kind}`.length) || null;
}
