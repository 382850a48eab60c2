/** Our own content as the review reads it: curated stories, the examples and plots for the model, and what the local storyteller tells. */
import { type Arc, type Choice, DOUBT, type Line, type Verse, type VersePage } from '../../../domain/src/content/index.ts';
import { DEFAULT_AGE_BAND } from '../../../domain/src/index.ts';
import { PLOTS } from '../../../functions/src/stories/plots/plots.data.ts';
import { EXAMPLES } from '../../../functions/src/stories/prompt/examples.data.ts';
import { curatedSources } from '../../seed/sources.ts';
import { ARCS, FRIEND_WAYS, PLACES, WORDS } from '../../storyteller/engine/arcs.ts';
import { VERSE, VERSE_OF_BODIES, VERSE_OF_PLACES } from '../../storyteller/engine/verse.ts';
import type { Piece } from './content-records.ts';

/** In the order of the sheet. */
export function contentPieces(): Piece[] {
  return [...curatedPieces(), ...examplePieces(), ...plotPieces(), ...ARCS.map(arcPiece), ...wordPieces(), ...versePieces()];
}

/** Drafts, too, because an admin may publish them. A screen reader reads the words of the pictures aloud. Another age needs a new review. */
function curatedPieces(): Piece[] {
  return curatedSources().map(({ slug, title, description, age, cover, pages, talk }) => {
    const read = [title, description, ...pages.map(({ text }) => text)];
    const asked = talk ? [talk.ask, talk.end] : [];
    const texts = [...read, cover, ...pages.map(({ picture }) => picture), ...asked].map((text) => text.trim());
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
  return PLOTS.map(({ id, opening, wish, trouble, deed, sleep }) => ({
    kind: 'plots',
    id,
    age: DEFAULT_AGE_BAND,
    texts: [opening, wish, trouble, deed, sleep],
  }));
}

/** Each page with all of its wordings, a line each, as they stand in the arc. */
function arcPiece({ id, titles, refrains, choices, recaps, lengths }: Arc): Piece {
  const phrases = refrains.flatMap(({ phrase, last }) => [phrase, last]);
  const figures = Object.values(choices).flatMap(wordsOf);
  const told = lengths.flat().map(({ paragraphs }) => allWordings(paragraphs));
  const texts = [titles, phrases, figures, recaps].map((lines) => lines.join('\n'));
  return { kind: 'arcs', id, age: DEFAULT_AGE_BAND, texts: [...texts, ...told] };
}

/** Each piece, and the stanzas of each place and body. */
function versePieces(): Piece[] {
  const own = VERSE.map(({ id, titles, recaps, choices, pages }: Verse) => ({
    id,
    texts: [
      ...[titles, Object.values(choices).flatMap(wordsOf), recaps].map((lines) => lines.join('\n')),
      ...pages.flatMap((page) => ('stanzas' in page ? [allWordings(page.stanzas)] : [])),
    ].filter((text) => text !== ''),
  }));
  const places = Object.entries(VERSE_OF_PLACES).map(([place, { things, pals, out, home, bed, ...words }]) => ({
    id: `verse of ${place}`,
    texts: [
      [...Object.values(words), ...wordsOf(things), ...wordsOf(pals)].join('\n'),
      ...[out, home, bed].map(({ stanzas }) => allWordings(stanzas)),
    ],
  }));
  const bodies = Object.entries(VERSE_OF_BODIES).map(([body, { step, parts, underwater, ...evening }]) => ({
    id: `verse of ${body}`,
    texts: [
      `${step}\n${parts}`,
      ...[evening, underwater ?? {}].flatMap(Object.values<VersePage>).map(({ stanzas }) => allWordings(stanzas)),
    ],
  }));
  return [...own, ...places, ...bodies].map((piece) => ({ kind: 'verse', age: '2-3', ...piece }));
}

/** All texts of a record or list, however deep. */
const textsIn = (entry: object): string[] =>
  Object.values(entry).flatMap((part: unknown) => (typeof part === 'object' && part ? textsIn(part) : [String(part)]));

const allWordings = (paragraphs: readonly (readonly Line[])[]): string =>
  paragraphs
    .map((lines) => lines.flatMap(({ wordings }) => wordings.filter((wording) => wording !== DOUBT)).join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');

/** What the arcs are filled with. */
function wordPieces(): Piece[] {
  const places = Object.entries(PLACES).map(([place, lists]) => ({
    id: `words of ${place}`,
    texts: [Object.values(lists).flatMap(wordsOf).join('\n')],
  }));
  return [
    ...places,
    { id: 'friends who come back', texts: [textsIn(WORDS).join('\n')] },
    { id: 'what is lent', texts: ARCS.flatMap(({ lends }) => (lends ? [textsIn(lends).join('\n')] : [])) },
    { id: 'who the animal friend is', texts: Object.values(FRIEND_WAYS).map((part) => textsIn(part).join('\n')) },
  ].map((piece) => ({
    kind: 'arcs',
    age: DEFAULT_AGE_BAND,
    ...piece,
  }));
}

function wordsOf(list: readonly Choice[]): string[] {
  return list.map(({ a }) => a);
}
