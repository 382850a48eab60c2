import { afterEach, describe, expect, it, vi } from 'vitest';
import { LONGEST, scriptOf, sentencesOf } from './sentences.ts';

const read = (text: string) => sentencesOf(text, 'en').map(({ start, end }) => text.slice(start, end));

const CASES: [string, string, string[]][] = [
  ['sentences', 'The lamp yawned. So did Mira! Did the owl?', ['The lamp yawned.', 'So did Mira!', 'Did the owl?']],
  [
    'speech and who speaks',
    '“Are you asleep?” said the wall. “No,” said Aigul.',
    ['“Are you asleep?” said the wall.', '“No,” said Aigul.'],
  ],
  ['titles', 'Mr. Fox met Dr. Owl. They bowed.', ['Mr. Fox met Dr. Owl.', 'They bowed.']],
  ['lines of a verse', 'Sleep, little boat\nand sail', ['Sleep, little boat', 'and sail']],
  ['no row of stars', 'He slept.\n* * *\nIt snowed.', ['He slept.', 'It snowed.']],
  ['no end', 'And then', ['And then']],
  ['nothing', '  \n ', []],
];

describe.each(['with the browser’s own rules', 'in a browser without any'])('a text is read in sentences, %s', (rules) => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(CASES)('%s', (_, text, sentences) => {
    if (rules === 'in a browser without any') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(read(text)).toEqual(sentences);
  });
});

it('a sentence too long for one breath is read in pieces that end at a comma, and nothing of it is lost', () => {
  const long = `${'the boat went on, past the reeds and the sleeping ducks, '.repeat(9)}home.`;
  const pieces = read(long);
  expect(pieces.every((piece) => piece.length <= LONGEST)).toBe(true);
  expect(pieces.slice(0, -1).every((piece) => piece.endsWith(','))).toBe(true);
  expect(pieces.join(' ')).toBe(long);
  const endless = read('🦊'.repeat(300).concat('a'));
  expect(endless.join('')).not.toMatch(/\p{Surrogate}/u);
});

it('a book is one script, page by page and in order', () => {
  const script = scriptOf(
    [
      [
        { place: 'title', text: 'Snow' },
        { place: 0, text: 'It snowed. Softly.' },
      ],
      [{ place: 0, text: '' }],
      [{ place: 'end', text: 'The end.' }],
    ],
    'en',
  );
  expect(script.map(({ page, place, text }) => [page, place, text])).toEqual([
    [0, 'title', 'Snow'],
    [0, 0, 'It snowed.'],
    [0, 0, 'Softly.'],
    [2, 'end', 'The end.'],
  ]);
  expect(script[2]).toMatchObject({ start: 11, end: 18 });
});
