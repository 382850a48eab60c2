import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../rules.ts';
import { sentencesOf } from '../tokens.ts';
import { featuresOf } from './features.ts';
import { scoreOf } from './score.ts';
import { stemOf } from './stems.ts';

const tokensOf = (text: string) => sentencesOf(text).flat();

test.each([
  ['scratches', 'scratch'],
  ['crying', 'cry'],
  ['grabbed', 'grab'],
  ['wolves', 'wolf'],
  ['mommy', 'mother'],
  ['bitten', 'bite'],
  ['glass', 'glass'],
])('“%s” has the stem “%s”', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

describe('features', () => {
  test('are stems, classes, and pairs of words that are at most four apart', () => {
    const names = [...featuresOf(tokensOf('The puppy was left alone on the cold road.')).keys()];
    expect(names).toEqual(expect.arrayContaining(['puppy', 'PREY', 'LIVING', 'leave~alon', 'puppy~LEAVE']));
    expect(names).not.toContain('puppy~road');
  });

  test('know a child’s name as a name, and Papa as a father', () => {
    const names = [...featuresOf(tokensOf('Then {child} saw Papa.')).keys()];
    expect(names).toEqual(expect.arrayContaining(['NAME', 'father', 'see~father']));
    expect(names.some((name) => name.includes('child'))).toBe(false);
  });
});

describe('the score', () => {
  test('is higher for the frightening sentence of two that share their words', () => {
    const [bad, good] = ['The barn was burning with the horses inside.', 'The horses were inside the warm barn.'].map((text) =>
      scoreOf(tokensOf(text), '4-5'),
    );
    expect(bad?.score).toBeGreaterThan(good?.score ?? 0);
  });

  test('does not judge titles and topics', () => {
    expect(scoreOf(tokensOf('The Dark Cave'), '2-3')).toBeNull();
  });

  test('has its weights in a file of at most 60 KB, by known kinds', () => {
    const file = readFileSync(new URL('weights.json', import.meta.url), 'utf8');
    expect(file.length).toBeLessThan(60_000);
    expect(Object.keys(JSON.parse(file).weights)).toEqual([...KINDS, 'harmless']);
  });
});
