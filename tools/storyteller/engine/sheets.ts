/** Settings, tones and arcs from the YAML files. A block of text is a list with one entry per line. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A line of an arc. */
export interface Line {
  /** The shortest stories that it belongs to: 0 short, 1 medium, 2 long. */
  level: 0 | 1 | 2;
  optional: boolean;
  /** A story uses one of them. */
  wordings: readonly string[];
}

/** A phrase that is told twice, and its changed form at the end. */
export interface Refrain {
  phrase: string;
  last: string;
}

export interface Arc {
  tones: readonly string[];
  /** Empty if it can happen everywhere. */
  settings: readonly string[];
  /** Characters of the arc itself ("the hedgehog"); no other character may be one. */
  cast: readonly string[];
  titles: readonly string[];
  refrains: readonly Refrain[];
  paragraphs: readonly (readonly Line[])[];
  /** The same in about 200 words. */
  short: readonly (readonly Line[])[];
}

/** Lists of a setting or a tone by name: `sound`, `who`, `open` … */
export type Sheet = Readonly<Record<string, readonly string[]>>;

/** Words from which the `+` and the `++` lines of an arc belong to the story. */
export const MEDIUM = 310;
export const LONG = 510;

const DATA = new URL('../data/', import.meta.url);
const LEVELS: Readonly<Record<string, 0 | 1 | 2>> = { '': 0, '+': 1, '++': 2 };

function lines(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function readLine(text: string): Line {
  const [, plus = '', optional = '', rest = text] = /^(\+{0,2})(\??)\s+(.*)$/u.exec(` ${text}`.replace(/^ (?=[+?])/u, '')) ?? [];
  return { level: LEVELS[plus] ?? 0, optional: optional === '?', wordings: rest.split(' | ').map((wording) => wording.trim()) };
}

/** Blank lines separate paragraphs. */
function readParagraphs(block: string): Line[][] {
  return block
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => lines(paragraph).map(readLine));
}

/** One `phrase / last form` per line. */
function readRefrains(block: string): Refrain[] {
  return lines(block).map((line) => {
    const [phrase = '', last = ''] = line.split(' / ');
    return { phrase, last };
  });
}

interface RawArc {
  id: string;
  tones: string[];
  settings?: string[];
  cast?: string[];
  titles: string;
  refrains: string;
  story: string;
}

type RawSheet = Record<string, string>;

function read<T>(file: string): T {
  return parse(readFileSync(new URL(file, DATA), 'utf8')) as T;
}

function readFolder<T>(folder: string): T[] {
  const files = readdirSync(new URL(`${folder}/`, DATA)).filter((name) => name.endsWith('.yaml'));
  return files.sort().map((name) => read<T>(`${folder}/${name}`));
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

const readSheet = (raw: RawSheet): Sheet => mapValues(raw, lines);

/** Short versions by the id of their arc. */
const SHORT: RawSheet = Object.assign({}, ...readFolder<RawSheet>('short'));

export const SETTINGS: Readonly<Record<string, Sheet>> = mapValues(
  Object.assign({}, ...readFolder<Record<string, RawSheet>>('settings')) as Record<string, RawSheet>,
  readSheet,
);
export const TONES: Readonly<Record<string, Sheet>> = mapValues(read<Record<string, RawSheet>>('tones.yaml'), readSheet);
/** Sentences about the other children and about the previous episode. */
export const COMPANY: Sheet = readSheet(read('company.yaml'));
export const ARCS: readonly Arc[] = readFolder<RawArc[]>('arcs')
  .flat()
  .map(({ id, tones, settings = [], cast = [], titles, refrains, story }) => ({
    ...{ tones, settings, cast },
    titles: lines(titles),
    refrains: readRefrains(refrains),
    paragraphs: readParagraphs(story),
    short: readParagraphs(SHORT[id] ?? story),
  }));
