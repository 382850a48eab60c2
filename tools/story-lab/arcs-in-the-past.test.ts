import { expect, test } from 'vitest';
import { ARCS } from '../storyteller/engine/arcs.ts';
import { narrationOf, sentencesOf } from './text.ts';
import { tensesOf } from './verbs.ts';

test('the arcs are told in the past, rhymes and asides too', () => {
  const lines = ARCS.flatMap(({ id, pages }) =>
    pages.flatMap(({ paragraphs }) => paragraphs.flat()).flatMap(({ wordings }) => wordings.map((wording) => ({ id, wording }))),
  );
  const sentences = lines.flatMap(({ id, wording }) =>
    // A slot stands for a name or a thing, as the subject of a sentence does.
    sentencesOf(narrationOf(wording.replace(/<[^>]+>|\{[^}]+\}/gu, 'Thing'))).map((sentence) => ({ id, sentence, ...tensesOf(sentence) })),
  );
  const inPresent = sentences.filter(({ past, present }) => present > 0 && past === 0);
  expect(inPresent.map(({ id, sentence }) => `${id}: ${sentence}`)).toEqual([]);
});
