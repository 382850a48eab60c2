import { LIMITS, type Memory } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitMemories, knownMemories, newMemories } from './fit-memories.ts';

const REQUEST = { childName: 'Zebedee', siblings: ['Quillon'] };
const friend = (text: string): Memory => ({ kind: 'friend', text });
const CRUMB = friend('Crumb, a fox who is afraid of stairs');
const HOSTILE = [
  ['a place that is left open', 'the lamp of {x}'],
  ['the hidden word of an animal', 'Crumb the {word}'],
  ['markup', '<b>Crumb</b>'],
  ['a link', 'Crumb of https://example.com'],
  ['a formatted word', '**Crumb**'],
  ['a word about the task', 'Crumb, as a language model'],
  ['control characters', 'Crumb\u0007'],
  ['a word that frightens', 'Crumb, who saw blood'],
  ['nothing but the child', '{child}'],
  ['no letter', '...'],
  ['a name', 'Crumb, the fox of Zebedee'],
  ['a name in capitals', 'ZEBEDEE has a boat'],
  ['a name of another child', 'Quillon the lion'],
  ['a name with marks between its letters', 'Z-e-b-e-d-e-e has a boat'],
  ['a placeholder within a word', 'the un{child}ly boat'],
  ['too many characters', 'x'.repeat(LIMITS.memoryText + 1)],
] as const;

describe('what a story remembers', () => {
  test('are its first three lines', () => {
    const lines = [
      CRUMB,
      { kind: 'place', text: 'the lighthouse with the green door' },
      { kind: 'promise', text: '{child} will bring the oar' },
    ];
    expect(fitMemories([...lines, friend('an owl')] as Memory[], REQUEST)).toEqual(lines);
  });

  test.each(HOSTILE)('leaves out a line with %s', (_what, text) => {
    expect(fitMemories([friend(text), CRUMB], REQUEST)).toEqual([CRUMB]);
  });

  test('leaves out what is not for tonight', () => {
    expect(fitMemories([friend('Pip, a small puppy'), CRUMB], { ...REQUEST, notTonight: ['dogs'] })).toEqual([CRUMB]);
    expect(fitMemories([friend('Pip, a small puppy'), CRUMB], REQUEST)).toHaveLength(2);
  });

  test('calls another child a friend, because the next story may have other children', () => {
    const told: Memory = { kind: 'promise', text: "{child} and {child2} will visit {child2}'s owl" };
    expect(fitMemories([told], REQUEST)).toEqual([{ kind: 'promise', text: "{child} and a friend will visit a friend's owl" }]);
  });

  test('leaves out a line that is rude with the name', () => {
    expect(fitMemories([friend('{child} Hitler')], { childName: 'Heil' })).toEqual([]);
  });

  test('is for the child of the request, and checked with the names of the call that saves it', () => {
    const template = { remember: [CRUMB, friend('Ana the owl')] };
    const added = newMemories(template, { childName: 'Ana', childId: '3' });
    expect(added?.childId).toBe('3');
    expect(added?.plan({ nickname: 'ana', others: [], stored: [] })).toEqual({ remove: [], add: [CRUMB] });
    expect(added?.plan({ nickname: 'Ben', others: [], stored: [] })).toBeNull();
    expect(added?.plan({ nickname: 'Ana', others: ['Crumb'], stored: [] })?.add).toEqual([]);
    expect(newMemories(template, { childName: 'Ana' })).toBeNull();
    expect(newMemories({}, { childName: 'Ana', childId: '3' })).toBeNull();
  });

  test('is nothing for a story about something that happened today', () => {
    expect(newMemories({ remember: [CRUMB] }, { childName: 'Ana', childId: '3', moment: 'dentist' })).toBeNull();
  });
});

describe('what is known of a child', () => {
  const child = { nickname: ' zebedee ', others: ['Ottoline'], memories: [CRUMB, friend('an owl')] };

  test('is what its stories remember', () => {
    expect(knownMemories(child, REQUEST)).toEqual(child.memories);
  });

  test('is nothing if the id is another child’s by now', () => {
    expect(knownMemories({ ...child, nickname: 'Ottoline' }, REQUEST)).toEqual([]);
  });

  test.each([...HOSTILE, ['a name of a child at home', "Pip, Ottoline's cat"] as const])(
    'leaves out a stored line with %s',
    (_what, text) => {
      expect(knownMemories({ ...child, memories: [friend(text), CRUMB] }, REQUEST)).toEqual([CRUMB]);
    },
  );

  test('does not contain what is not for tonight', () => {
    const memories = [friend('Pip, a small puppy'), CRUMB];
    expect(knownMemories({ ...child, memories }, { ...REQUEST, notTonight: ['dogs'] })).toEqual([CRUMB]);
    expect(knownMemories({ ...child, memories }, REQUEST)).toEqual(memories);
  });

  test('is as much as may be stored', () => {
    const memories = Array.from({ length: 20 }, (_line, index) => friend(`an owl with ${index} hats`));
    expect(knownMemories({ ...child, memories }, REQUEST)).toEqual(memories.slice(0, LIMITS.childMemories));
  });

  test('never contains a name or an unknown placeholder', () => {
    const part = fc.constantFrom(
      'Zebedee',
      'zebedee',
      'Quillon',
      'Ottoline',
      '{child}',
      '{child2}',
      '{word}',
      '{',
      '}',
      ' and ',
      '"',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 5 })), { maxLength: 8 }), (parts) => {
        const [line] = knownMemories({ ...child, memories: [friend(parts.join(' '))] }, REQUEST);
        expect(line?.text ?? '').not.toMatch(/(?<!\p{L})(?:zebedee|quillon|ottoline)(?!\p{L})/iu);
        expect((line?.text ?? '').replaceAll('{child}', '')).not.toMatch(/[{}]/u);
      }),
    );
  });
});
