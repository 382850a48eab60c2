/** Turns a request's plot into an arc. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Arc, lines, readParagraphs, readRefrains } from './sheets.ts';

/** The parts of a plot, each a short text, in the order of a plot that comes as a list. */
export const BEATS = ['opening', 'wish', 'trouble', 'turn', 'sleep'] as const;
type Beat = (typeof BEATS)[number];

interface Frame {
  titles: string;
  refrains: string;
  story: string;
  /** The same in about 200 words. */
  short: string;
}

interface Plots extends Record<string, unknown> {
  /** Replaces parts that a plot leaves out. */
  missing: Record<Beat, string>;
}

const PLOTS = parse(readFileSync(new URL('../data/plots.yaml', import.meta.url), 'utf8')) as Plots;
/** Longer beats are ignored. */
const BEAT_WORDS = 60;

/** The text without anything that looks like a slot; empty if it is missing or too long. */
function plain(text: string | undefined): string {
  const cleaned = (text ?? '')
    .replace(/[<>|]/gu, ' ')
    .replace(/\{(?!child\})[^}]*\}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return cleaned.split(' ').length > BEAT_WORDS ? '' : cleaned;
}

function asSentence(text: string): string {
  const ended = /[.!?…]["”’]?$/u.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** For use within a sentence: without its period, and without a capital unless it begins a name. */
function asNote(text: string): string {
  const open = text.replace(/[.!?…]+$/u, '');
  return /^(?:the|an?|it|its|they|there|everyone|everybody|every|nobody|somebody|whoever|each|one|all|as|in)\b/iu.test(open)
    ? open.charAt(0).toLowerCase() + open.slice(1)
    : open;
}

/** Null if the plot has neither a wish nor a trouble. */
export function plotArc(plot: Readonly<Record<string, string>>, tone: string): Arc | null {
  const given = Object.fromEntries(BEATS.map((beat) => [beat, plain(plot[beat])])) as Record<Beat, string>;
  const frame = PLOTS[tone] as Frame | undefined;
  if ((given.wish === '' && given.trouble === '') || frame === undefined) return null;
  const text = (beat: Beat) => given[beat] || PLOTS.missing[beat];
  const fill = (story: string) =>
    BEATS.reduce(
      (whole, beat) =>
        whole
          .replaceAll(`<${beat}>`, () => (beat === 'opening' ? asSentence(text(beat)) : asNote(text(beat))))
          .replaceAll(`<${beat.charAt(0).toUpperCase()}${beat.slice(1)}>`, () => asSentence(text(beat))),
      story,
    );
  return {
    id: 'plot',
    tones: [tone],
    settings: [],
    cast: [],
    titles: lines(frame.titles),
    refrains: readRefrains(frame.refrains),
    paragraphs: readParagraphs(fill(frame.story)),
    short: readParagraphs(fill(frame.short)),
  };
}
