import { expect, test } from 'vitest';
import { ARCS } from '../storyteller/engine/arcs.ts';
import { speaksForItself, tenseSeams } from './measures/seams.ts';

/** A saying or two may stand in the present. */
const MOST_SAYINGS = 2;

test('the arcs are told in the past, beside sayings and rhymes for toddlers', () => {
  const inPresent = ARCS.map((arc) => {
    const lines = arc.pages.flatMap(({ paragraphs }) => paragraphs.flat()).filter(({ when }) => !when.includes('2-3'));
    // A slot stands for a name or a thing, as the subject of a sentence does.
    const pages = lines.flatMap(({ wordings }) => wordings).map((wording) => wording.replace(/<[^>]+>/gu, 'Thing'));
    const story = { title: arc.id, pages };
    return { arc: arc.id, sentences: speaksForItself(story) ? [] : tenseSeams(story).other };
  });
  expect(inPresent.filter(({ sentences }) => sentences.length > MOST_SAYINGS)).toEqual([]);
});
