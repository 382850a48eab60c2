/** An arc made of the request's own plot, where it brings one. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Arc, lines, readParagraphs, readRefrains } from './sheets.ts';

/** The beats that a plot can bring, each a short text; a list of five has them in this order. */
export const BEATS = ['opening', 'wish', 'trouble', 'turn', 'sleep'] as const;
type Beat = (typeof BEATS)[number];

interface Frame {
  titles: string;
  refrains: string;
  story: string;
  /** The same told in about two hundred words. */
  short: string;
}

interface Plots extends Record<string, unknown> {
  /** What stands where a plot leaves something out. */
  missing: Record<Beat, string>;
}

const PLOTS = parse(readFileSync(new URL('../data/plots.yaml', import.meta.url), 'utf8')) as Plots;
/** Words a beat may bring; what is longer would no longer be a beat. */
const BEAT_WORDS = 60;

/** The plot's text without what could be mistaken for a slot; empty where it is missing or too long. */
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

/** A note goes on within a sentence: without its full stop, and without a capital, unless it is one of a name's. */
function asNote(text: string): string {
  const open = text.replace(/[.!?…]+$/u, '');
  return /^(?:the|an?|it|its|they|there|everyone|everybody|every|nobody|somebody|whoever|each|one|all|as|in)\b/iu.test(open)
    ? open.charAt(0).toLowerCase() + open.slice(1)
    : open;
}

/** Null where the plot says neither what is wished for nor what is in the way. */
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
