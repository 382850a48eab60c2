/** Our own content as the review reads it: curated stories, the examples and plots for the model, and what the local storyteller tells. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type AgeBand, DEFAULT_AGE_BAND } from '../../domain/src/index.ts';
import { EXAMPLES } from '../../functions/src/stories/prompt/examples/examples.ts';
import { STORY_SEEDS } from '../../functions/src/stories/seeds/pick-seed.ts';
import type { Arc, Choice } from '../storyteller/engine/arc.ts';
import { ARCS } from '../storyteller/engine/arcs.ts';
import { RETURNS } from '../storyteller/engine/known.ts';
import { PLACES } from '../storyteller/engine/places.ts';

export const KINDS = ['curated', 'examples', 'plots', 'arcs'] as const;
export type ContentKind = (typeof KINDS)[number];

/** What is reviewed at once, such as a story. */
export interface Piece {
  kind: ContentKind;
  /** For people; a record belongs to the text. */
  id: string;
  age: AgeBand;
  texts: readonly string[];
}

const CURATED = new URL('../seed/curated/', import.meta.url);

/** In the order of the sheet. */
export function contentPieces(): Piece[] {
  return [...curatedPieces(), ...examplePieces(), ...plotPieces(), ...ARCS.map(arcPiece), ...wordPieces()];
}

/** Drafts, too, because an admin may publish them. */
function curatedPieces(): Piece[] {
  return readdirSync(CURATED)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => {
      const { slug, title, description, age, pages } = parse(readFileSync(new URL(name, CURATED), 'utf8')) as {
        slug: string;
        title: string;
        description: string;
        age?: AgeBand;
        pages: { text: string }[];
      };
      const texts = [title, description, ...pages.map(({ text }) => text)].map((text) => text.trim());
      return { kind: 'curated', id: slug, age: age ?? DEFAULT_AGE_BAND, texts };
    });
}

function examplePieces(): Piece[] {
  return Object.values(EXAMPLES)
    .flat()
    .map(({ request, answer: { title, pages, recap, cast } }) => ({
      kind: 'examples',
      id: `${request.age} ${request.tone}: ${title}`,
      age: request.age,
      texts: [title, ...pages.map(({ text }) => text), recap, ...cast],
    }));
}

function plotPieces(): Piece[] {
  return STORY_SEEDS.map(({ id, opening, wish, trouble, turn, sleep }) => ({
    kind: 'plots',
    id,
    age: DEFAULT_AGE_BAND,
    texts: [opening, wish, trouble, turn, sleep],
  }));
}

/** Each page with all of its wordings, a line each, as they stand in the arc. */
function arcPiece({ id, titles, refrains, choices, recaps, pages }: Arc): Piece {
  const phrases = refrains.flatMap(({ phrase, last }) => [phrase, last]);
  const figures = Object.values(choices).flatMap(wordsOf);
  const told = pages.map(({ paragraphs }) => paragraphs.map((lines) => lines.flatMap(({ wordings }) => wordings).join('\n')).join('\n\n'));
  const texts = [titles, phrases, figures, recaps].map((lines) => lines.join('\n'));
  return { kind: 'arcs', id, age: DEFAULT_AGE_BAND, texts: [...texts, ...told] };
}

/** What the arcs are filled with. */
function wordPieces(): Piece[] {
  const places = Object.entries(PLACES).map(([place, lists]) => ({
    id: `words of ${place}`,
    texts: [Object.values(lists).flatMap(wordsOf).join('\n')],
  }));
  return [...places, { id: 'friends who come back', texts: [...RETURNS] }].map((piece) => ({
    kind: 'arcs',
    age: DEFAULT_AGE_BAND,
    ...piece,
  }));
}

function wordsOf(list: readonly Choice[]): string[] {
  return list.map(({ a }) => a);
}
