/** Our own content as the review reads it: curated stories, the examples and plots for the model, and what the local storyteller tells. */
import type { Arc, Choice } from '../../../domain/src/content/index.ts';
import { DEFAULT_AGE_BAND } from '../../../domain/src/index.ts';
import { PLOTS } from '../../../functions/src/stories/plots/plots.data.ts';
import { EXAMPLES } from '../../../functions/src/stories/prompt/examples.data.ts';
import { curatedSources } from '../../seed/sources.ts';
import { ARCS, PLACES, WORDS } from '../../storyteller/engine/arcs.ts';
import type { Piece } from './content-records.ts';

/** In the order of the sheet. */
export function contentPieces(): Piece[] {
  return [...curatedPieces(), ...examplePieces(), ...plotPieces(), ...ARCS.map(arcPiece), ...wordPieces()];
}

/** Drafts, too, because an admin may publish them. A screen reader reads the words of the pictures aloud. Another age needs a new review. */
function curatedPieces(): Piece[] {
  return curatedSources().map(({ slug, title, description, age, cover, coverScene, pages }) => {
    const read = [title, description, ...pages.map(({ text }) => text)];
    const seen = [cover, coverScene.alt, ...pages.flatMap(({ picture, scene }) => [picture, scene.alt])];
    const texts = [...read, ...seen.filter((text) => text !== undefined)].map((text) => text.trim());
    return { kind: 'curated', id: `${age} ${slug}`, age, texts };
  });
}

function examplePieces(): Piece[] {
  return EXAMPLES.map(({ request, answer: { title, pages, recap, cast } }) => ({
    kind: 'examples',
    id: `${request.age} ${request.tone}: ${title}`,
    age: request.age,
    texts: [title, ...pages.map(({ text }) => text), recap, ...cast],
  }));
}

function plotPieces(): Piece[] {
  return PLOTS.map(({ id, opening, wish, trouble, turn, sleep }) => ({
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
  return [...places, { id: 'friends who come back', texts: WORDS.returns }].map((piece) => ({
    kind: 'arcs',
    age: DEFAULT_AGE_BAND,
    ...piece,
  }));
}

function wordsOf(list: readonly Choice[]): string[] {
  return list.map(({ a }) => a);
}
