import { LIMITS, type Memory } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { planMemories } from './plan-memories.ts';

const friend = (text: string): Memory => ({ kind: 'friend', text });
const stored = (...texts: string[]) => texts.map((text, index) => ({ id: String(index), ...friend(text) }));
const many = (count: number) => stored(...Array.from({ length: count }, (_line, index) => `owl number ${index}`));

describe('new lines', () => {
  test('are added where there is room', () => {
    expect(planMemories(many(9), [friend('a fox'), friend('a hen'), friend('a cow')])).toEqual({
      remove: [],
      add: [friend('a fox'), friend('a hen'), friend('a cow')],
    });
  });

  test('take the place of the oldest', () => {
    expect(planMemories(many(LIMITS.childMemories), [friend('a fox'), friend('a hen')]).remove).toEqual(['0', '1']);
    expect(planMemories(many(30), [friend('a fox')]).remove).toHaveLength(19);
    expect(planMemories(many(30), []).remove).toHaveLength(18);
  });

  test('replace one that says the same, so that nothing else has to go', () => {
    const before = stored('Crumb the fox', ...Array.from({ length: 11 }, (_line, index) => `owl number ${index}`));
    expect(planMemories(before, [friend('Crumb the fox, who likes stairs')])).toEqual({
      remove: ['0'],
      add: [friend('Crumb the fox, who likes stairs')],
    });
    expect(planMemories(stored('Crumb the fox, who likes stairs'), [friend('CRUMB the fox.')]).remove).toEqual(['0']);
  });

  test('do not replace what only begins with the same letters or is of another kind', () => {
    expect(planMemories(stored('a foxglove'), [friend('a fox')]).remove).toEqual([]);
    expect(planMemories(stored('a fox'), [{ kind: 'joke', text: 'a fox' }]).remove).toEqual([]);
  });

  test('that say the same are added once', () => {
    expect(planMemories([], [friend('a fox'), friend('A fox!')]).add).toEqual([friend('a fox')]);
  });
});
