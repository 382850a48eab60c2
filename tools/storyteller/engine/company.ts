/** Sentences about the other children and the previous episode, added where a story has room for them. */
import { countWords, splitSentences } from '../../../domain/src/story-text.ts';
import type { Random } from './random.ts';
import { COMPANY } from './sheets.ts';

/** The previous episode. */
export interface Before {
  recap: string;
  cast: readonly string[];
}

export interface Company {
  /** Replace the other children's names. */
  others: readonly string[];
  before: Before | null;
}

/** A sentence and its place in the story, from 0 to 1; at 0 it is a paragraph of its own before the first. */
export type Aside = readonly [place: number, text: string];

/** Largest share of asides by the story's words. */
const ROOM = [
  { from: 510, share: 0.25 },
  { from: 310, share: 0.16 },
  { from: 0, share: 0.1 },
];
/** Largest share of the recap. */
const RECAP_SHARE = 0.12;

/** @param hero the animal's name in the previous episode; it is in the story anyway. */
export function asidesOf({ others, before }: Company, { words, hero, random }: { words: number; hero: string; random: Random }): Aside[] {
  const them = new Intl.ListFormat('en').format(others);
  const line = (list: string, slots: Record<string, string>) => filled(random.pick(COMPANY[list] ?? []), slots);
  const who = before?.cast.find((one) => hero === '' || !one.startsWith(`${hero} `));
  const told = before && line('before', { recap: shortened(before.recap, words * RECAP_SHARE) });
  // In order of importance; each in the first wording that fits.
  const wanted: (readonly [place: number, wordings: readonly (string | null)[]])[] = [
    [0, before ? [told, who === undefined ? line('beforeAlone', {}) : line('beforeShort', { who })] : []],
    [0.05, others.length > 0 ? [line('along', { them }), line('alongShort', { them })] : []],
    [0.6, who === undefined ? [] : [line('again', { who })]],
    [0.85, others.length > 0 ? [line('home', { them })] : []],
    [0.5, others.length > 0 ? [line('helps', { them })] : []],
  ];
  const { share } = ROOM.find(({ from }) => words >= from) ?? { share: 0 };
  let room = words * share;
  const asides: Aside[] = [];
  for (const [place, wordings] of wanted) {
    const text = wordings.find((wording) => wording !== null && countWords(wording) <= room);
    if (typeof text !== 'string') continue;
    asides.push([place, text]);
    room -= countWords(text);
  }
  return asides;
}

export function wordsOf(asides: readonly Aside[]): number {
  return asides.reduce((sum, [, text]) => sum + countWords(text), 0);
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
  const known = before?.cast.find((one) => one.endsWith(` the ${kind}`));
  return known?.slice(0, -` the ${kind}`.length) || null;
}

/** As many whole sentences as fit, or else the beginning of the first. */
function shortened(recap: string, most: number): string {
  const kept: string[] = [];
  for (const sentence of splitSentences(recap)) {
    if (countWords([...kept, sentence].join(' ')) > most) break;
    kept.push(sentence);
  }
  if (kept.length > 0) return kept.join(' ');
  const beginning = recap.split(/\s+/u).slice(0, Math.floor(most)).join(' ');
  return `${beginning.replace(/[\p{P}\s]+$/u, '')}…`;
}

/** `<Who>` is `<who>` at the beginning of a sentence. */
function filled(line: string, slots: Record<string, string>): string {
  return line.replace(/<(\p{L})(\p{L}*)>/gu, (slot, first: string, rest: string) => {
    const text = slots[first.toLowerCase() + rest];
    if (text === undefined) return slot;
    return first === first.toLowerCase() ? text : text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  });
}
