import { describe, expect, it } from 'vitest';
import { recordedStarts, scriptOf } from './sentences.ts';

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

describe('where today’s sentences begin in a recording [fault 1]', () => {
  const page = [
    { place: 'title', text: 'Snow' },
    { place: 0, text: 'Mia met a T. Rex. He slept.' },
  ] as const;

  const RECORDINGS: [what: string, starts: number[], today: number[], sentenceRules?: number][] = [
    ['of today', [100, 900, 3000], [100, 900, 3000], 2],
    ['of today that broke off', [100, 900], [100, 900], 2],
    ['of a version that stopped after an initial', [100, 900, 2000, 3000], [100, 900, 3000]],
    ['of a version that stopped after an initial, and broke off', [100, 900, 2000], [100, 900]],
    ['of a version that stopped after an initial, and broke off within its sentence', [100, 900], [100, 900]],
  ];

  it.each(RECORDINGS)('%s', (_, starts, today, sentenceRules) => {
    expect(recordedStarts(page, 'en', { starts, durationMs: 4000, sentenceRules })).toEqual(today);
  });

  it('of a version that read on after a street [fault 2]', () => {
    const street = [{ place: 0, text: 'We lived on Elm St. Then it rained for us.' }];
    expect(recordedStarts(street, 'en', { starts: [100], durationMs: 4300 })).toEqual([100, 2100]);
  });

  it('of a version with as many sentences, which ended elsewhere [fault 2]', () => {
    const both = [{ place: 0, text: 'Mia met a T. Rex. We lived on Elm St. Then it rained. He slept.' }];
    expect(recordedStarts(both, 'en', { starts: [0, 1000, 2000, 5500], durationMs: 7000 })).toEqual([0, 2000, 4000, 5500]);
  });
});
