/** An arc made of the request's own plot, where it brings one. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Arc, readParagraphs, SHORT } from './sheets.ts';

/** The beats that a plot can bring, each a short text. */
const BEATS = ['opening', 'wish', 'trouble', 'turn', 'sleep'] as const;
type Beat = (typeof BEATS)[number];

interface Frames {
  titles: string[];
  refrains: { phrase: string; last: string }[];
  /** How a thing that has to be in the story comes in, where the arc has no use for one. */
  things: string[];
  frames: Record<Beat, { sentence: string; phrase: string; none: string }>;
  story: string;
}

const FRAMES = parse(readFileSync(new URL('../data/plot-frames.yaml', import.meta.url), 'utf8')) as Frames;
/** Words a beat may bring; what is longer would no longer be a beat. */
const BEAT_WORDS = 60;
const THING_WORDS = 12;

/** The plot's text without what could be mistaken for a slot; empty where it is missing or too long. */
function plain(text: string | undefined): string {
  const cleaned = (text ?? '')
    .replace(/[<>|]/gu, ' ')
    .replace(/\{(?!child\})[^}]*\}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return cleaned.split(' ').length > BEAT_WORDS ? '' : cleaned;
}

/** Words that a clause of its own begins with, and verbs that it has: "the wind keeps blowing it out". */
const CLAUSE =
  /^(?:the|an?|it|they|there|someone|somebody|nobody|everybody|\{child\})\b.*\b(?:is|are|was|were|has|have|had|wants?|wanted|keeps?|kept|needs?|needed|can|cannot|could|will|would)\b/iu;

/** A sentence stands for itself; a phrase is led in by the frame. */
function isSentence(text: string): boolean {
  return /[.!?…]["”’]?$/u.test(text) && /^(?:["“‘]?\p{Lu}|\{child\})/u.test(text);
}

/** A clause without its capital or its full stop is a sentence in a hurry. */
function asSentence(text: string): string {
  if (isSentence(text) || !CLAUSE.test(text)) return text;
  const ended = /[.!?…]["”’]?$/u.test(text) ? text : `${text}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

function beatText(beat: Beat, given: string): string {
  const frame = FRAMES.frames[beat];
  if (given === '') return frame.none;
  const text = asSentence(given);
  if (isSentence(text)) return frame.sentence.replace('<beat>', text);
  const phrase = text.replace(/[.!?…]+$/u, '');
  return frame.phrase.replace('<beat>', /^(?:\p{Lu}\p{Ll}+ )/u.test(phrase) ? phrase.charAt(0).toLowerCase() + phrase.slice(1) : phrase);
}

/** Null where the plot says neither what is wished for nor what is in the way. */
export function plotArc(plot: Readonly<Record<string, string>>, tone: string): Arc | null {
  const texts = Object.fromEntries(BEATS.map((beat) => [beat, plain(plot[beat])])) as Record<Beat, string>;
  if (texts.wish === '' && texts.trouble === '') return null;
  const fill = (story: string) => BEATS.reduce((whole, beat) => whole.replace(`<${beat}>`, () => beatText(beat, texts[beat])), story);
  return {
    id: 'plot',
    tones: [tone],
    settings: [],
    cast: [],
    shapes: [],
    titles: FRAMES.titles,
    refrains: FRAMES.refrains,
    paragraphs: readParagraphs(fill(FRAMES.story)),
    short: readParagraphs(fill(SHORT.plot ?? FRAMES.story)),
  };
}

/** How a thing that has to be in the story is brought in. */
export const THING_LINES: readonly string[] = FRAMES.things;

/** "a jam jar with a dent in its lid" as an entry of a list: what it is at first, and what it is called after. */
export function plotThing(plot: Readonly<Record<string, string>>): string | null {
  const thing = plain(plot.thing);
  const noun = /^an? (.+?)(?= (?:with|without|that|which|whose|on|in|of|for|from|folded|tied|made|no|as)\b|$)/u.exec(thing)?.[1];
  return noun === undefined || thing.split(' ').length > THING_WORDS ? null : `${thing} | the ${noun}`;
}
