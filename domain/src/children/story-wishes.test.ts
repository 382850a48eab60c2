import { describe, expect, test } from 'vitest';
import { keptWishes, readWishes, topicLabels } from './story-wishes.ts';

describe('what a story keeps of its request', () => {
  test('are the fields that are set', () => {
    const wishes = { age: '2-3', pronouns: 'they', notTonight: ['dark' as const], childId: '0', childSeed: 0 } as const;
    expect(keptWishes({ ...wishes, notTonight: [...wishes.notTonight] })).toEqual(wishes);
    expect(Object.keys(keptWishes({ age: undefined, pronouns: undefined, notTonight: [], childId: undefined }))).toEqual([]);
  });

  test('is read without what this version does not know', () => {
    expect(readWishes({ age: '9-12', pronouns: 'xe', notTonight: ['robots', 'dogs', 'dark'], childId: '../1', childSeed: 1.5 })).toEqual({
      notTonight: ['dark', 'dogs'],
    });
    expect(readWishes({ notTonight: ['robots'] })).toEqual({});
    expect(readWishes({ notTonight: 'dogs' })).toEqual({});
    const known = { age: '4-5', pronouns: 'he', childId: '7', childSeed: 4_294_967_295 };
    expect(readWishes(known)).toEqual(known);
    expect([-1, 4_294_967_296, '7', Number.NaN].map((childSeed) => readWishes({ childSeed }))).toEqual([{}, {}, {}, {}]);
  });
});

test('topics are named as within a sentence, in the order of the list', () => {
  expect(topicLabels(['dogs', 'dark'])).toEqual(['the dark', 'dogs']);
});
