import { expect, it } from 'vitest';
import { readCast } from './read-cast.ts';
import { readStaging } from './read-staging.ts';

it('knows what a character carries by its kind or its name in the cast, and leaves out what it cannot draw', () => {
  const carriesOf = (carries: string) =>
    readCast({ characters: [{ name: 'Bo', kind: 'bear', carries }], things: [{ name: 'red rope', kind: 'rope' }] }).characters[0]?.carries;
  expect(['wooden ladle', 'rope', 'the red rope', 'trombone', 'owl'].map(carriesOf)).toEqual([
    'ladle',
    'red rope',
    'red rope',
    undefined,
    undefined,
  ]);
});

it('puts things on figures and into their hands, and nothing into or under them', () => {
  const read = (line: string) => readStaging({ things: [line] }).things[0];
  expect(read('scarf on owl')).toEqual({ thing: 'scarf', count: 1, where: 'on', of: 'owl' });
  expect(read('key in the hand of child')).toEqual({ thing: 'key', count: 1, where: 'in the hand of', of: 'child' });
  for (const line of ['key in owl', 'key under owl', 'key in the hand of table']) expect(read(line)).toEqual({ thing: 'key', count: 1 });
});
