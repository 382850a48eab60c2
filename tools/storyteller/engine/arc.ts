/** An arc: one story in many wordings, read from its YAML file. README.md describes the format. */
import { parse } from 'yaml';
import { FIGURE_STATES, type FigureState } from '../../../domain/src/index.ts';
import { type CompactScene, readScene } from './compact-scene.ts';

/** How long a story has to be for a page or a line to belong to it: 0 short, 1 medium, 2 long. */
export type Level = 0 | 1 | 2;

export const MOODS = ['funny', 'silly', 'cozy', 'calm', 'sleepy'] as const;
export const TRAITS = ['flies', 'swims', 'digs', 'tiny', 'huge', 'slow', 'legs', 'silent'] as const;
export type Trait = (typeof TRAITS)[number];

const CONDITIONS = [...MOODS, ...TRAITS, 'else', 'alone', 'sibling', 'two', 'three', '2-3', '4-5', '6-8', '4-8', 'first', 'next'] as const;
/** When a line is told. `else`: the animal has none of the traits of the lines before. */
export type Condition = (typeof CONDITIONS)[number];

/** Who is muddy or wet from a line on; null: no longer. */
export interface Change {
  /** A scene's figure, or the name of a choice. */
  who: string;
  state: FigureState | null;
}

export interface Line {
  level: Level;
  optional: boolean;
  /** One of them has to hold; empty: always told. */
  when: readonly Condition[];
  changes: readonly Change[];
  /** A story uses one of them. */
  wordings: readonly string[];
}

export interface ArcPage {
  level: Level;
  scene: CompactScene;
  paragraphs: readonly (readonly Line[])[];
}

/** A phrase that is told twice or more, and its changed form at the end. */
export interface Refrain {
  phrase: string;
  last: string;
}

/** One of several things or characters: “a red mitten”, “the mitten”, and its word in scenes. */
export interface Choice {
  a: string;
  the: string;
  word: string | null;
}

export interface Arc {
  id: string;
  /** Null if it can happen everywhere. */
  place: string | null;
  shape: string;
  titles: readonly string[];
  refrains: readonly Refrain[];
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** What happened, in one sentence, for the next episode. */
  recaps: readonly string[];
  /** The choices that are characters. */
  cast: readonly string[];
  pages: readonly ArcPage[];
}

interface RawArc {
  id: string;
  place?: string;
  shape: string;
  titles: string;
  refrain: string;
  choices: Record<string, string>;
  recap: string;
  cast: string;
  pages: { from?: string; scene: Record<string, unknown>; text: string }[];
}

const LEVELS: Readonly<Record<string, Level>> = { short: 0, medium: 1, long: 2 };
const PREFIX = /^(\+{0,2})(\??) *(?:\[([^\]]+)\])? */u;

/** @throws Error that names what is wrong. */
export function readArc(yaml: string): Arc {
  const raw = parse(yaml) as RawArc;
  const choices = Object.fromEntries(Object.entries(raw.choices).map(([name, block]) => [name, linesOf(block).map(readChoice)]));
  return {
    id: raw.id,
    place: raw.place ?? null,
    shape: raw.shape,
    titles: linesOf(raw.titles),
    refrains: linesOf(raw.refrain).map(readRefrain),
    choices,
    recaps: linesOf(raw.recap),
    cast: raw.cast.split(/[ ,]+/u).filter((name) => name !== ''),
    pages: raw.pages.map(({ from = 'short', scene, text }) => {
      const level = LEVELS[from];
      if (level === undefined) throw new Error(`${raw.id}: "from: ${from}" is not a length.`);
      return { level, scene: readScene(scene, Object.keys(choices)), paragraphs: readParagraphs(text) };
    }),
  };
}

function linesOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readRefrain(line: string): Refrain {
  const [phrase, last] = line.split(' / ');
  if (!phrase || !last) throw new Error(`The refrain "${line}" needs a phrase and its last form: phrase / last form.`);
  return { phrase, last };
}

/** `a | the | scene word`; missing parts repeat or stay empty. */
export function readChoice(line: string): Choice {
  const [a = '', the = a, word = null] = line.split(' | ').map((part) => part.trim());
  return { a, the, word };
}

/** Blank lines separate paragraphs. */
function readParagraphs(text: string): Line[][] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => linesOf(paragraph).map(readLine));
}

function readLine(text: string): Line {
  const [prefix = '', plus = '', optional = '', conditions = ''] = PREFIX.exec(text) ?? [];
  const words = conditions
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const changes = words.flatMap(readChange);
  const when = words.filter((word) => readChange(word).length === 0).map((word) => condition(word, text));
  const wordings = text.slice(prefix.length).split(' | ');
  if (wordings.some((wording) => wording.trim() === '')) throw new Error(`A wording is empty: ${text}`);
  return { level: plus.length as Level, optional: optional === '?', when, changes, wordings: wordings.map((wording) => wording.trim()) };
}

/** `animal is muddy`, and later `animal is clean`. */
function readChange(word: string): Change[] {
  const [, who = '', state = ''] = /^(\S+) is (\S+)$/u.exec(word) ?? [];
  if (state === 'clean') return [{ who, state: null }];
  return FIGURE_STATES.filter((known) => known === state).map((known) => ({ who, state: known }));
}

function condition(word: string, line: string): Condition {
  const known = CONDITIONS.find((each) => each === word);
  if (!known) throw new Error(`[${word}] is not a condition: ${line}`);
  return known;
}
