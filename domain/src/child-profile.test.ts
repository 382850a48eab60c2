import { describe, expect, test } from 'vitest';
import { parseChild } from './child-profile.ts';
import { childPlaceholders, everybodyIn } from './children.ts';

const MIA = { nickname: 'Mia', favoriteAnimal: 'small fox', storyLength: 'short', storyTone: 'cozy' };

describe('a child to remember', () => {
  test('is kept as it was meant, with a bedtime or without', () => {
    expect(parseChild({ ...MIA, nickname: '  Mia  Rose ' })).toEqual({ ok: true, value: { ...MIA, nickname: 'Mia Rose' } });
    expect(parseChild({ ...MIA, bedtime: '19:30', birthday: '2021-05-01' })).toEqual({ ok: true, value: { ...MIA, bedtime: '19:30' } });
  });

  test.each([
    ['nickname', ' ', "Please tell us the child's name."],
    ['nickname', 'Mia 2', 'The name can only have'],
    ['nickname', 'a'.repeat(41), 'The name is too long'],
    ['favoriteAnimal', '', 'Please name a favorite animal.'],
    ['storyLength', 'endless', 'Please choose a story length'],
    ['storyTone', undefined, 'Please choose a mood'],
    ['bedtime', '24:00', 'Please choose a bedtime'],
    ['bedtime', '7:30', 'Please choose a bedtime'],
  ])('is refused where %s is “%s”, in plain words', (field, value, message) => {
    expect(parseChild({ ...MIA, [field]: value })).toMatchObject({ ok: false, field, message: expect.stringContaining(message) });
  });
});

test('several children of a story are named together, and each has a placeholder', () => {
  expect(everybodyIn({ childName: 'Mia' })).toBe('Mia');
  expect(everybodyIn({ childName: 'Mia', siblings: ['Leo'] })).toBe('Mia and Leo');
  expect(everybodyIn({ childName: 'Mia', siblings: ['Leo', 'Ana'] })).toBe('Mia, Leo, and Ana');
  expect(childPlaceholders(0)).toEqual(['{child}']);
  expect(childPlaceholders(3)).toEqual(['{child}', '{child2}', '{child3}', '{child4}']);
});
