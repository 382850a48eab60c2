import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { memorySchema } from '../stored-documents.ts';
import { memoryWithName, parseMemory } from './child-memory.ts';

const LINE = { kind: 'friend', text: 'Crumb, a fox who is afraid of stairs' } as const;
const STORED = { ...LINE, childId: '3', storyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', createdAt: 0 };

describe('a line that the stories remember', () => {
  test('is read from its document without the other fields', () => {
    expect(parseMemory(STORED)).toEqual(LINE);
    expect(memorySchema.safeParse(STORED).success).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['a text', 'Crumb'],
    ['a kind of a later version', { ...LINE, kind: 'song' }],
    ['no text', { kind: 'friend', text: '' }],
    ['a text over the limit', { kind: 'friend', text: 'x'.repeat(LIMITS.memoryText + 1) }],
  ])('is not read from %s', (_what, input) => {
    expect(parseMemory(input)).toBeNull();
  });

  test.each([
    ['the lighthouse with the green door', 'The lighthouse with the green door'],
    ["the pilot who has {child}'s mitten, and {child} hers", "The pilot who has Mia's mitten, and Mia hers"],
    ['{child} will bring back the oar', 'Mia will bring back the oar'],
    ['{child} and the owl', 'D$&o and the owl', 'D$&o'],
  ])('is shown with the name as it is typed, and a capital: %s', (text, shown, name = 'Mia') => {
    expect(memoryWithName({ text }, name)).toBe(shown);
  });
});
