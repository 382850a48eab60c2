import { describe, expect, it } from 'vitest';
import type { Arc, ArcPage, Condition } from '../../../../domain/src/content/index.ts';
import { ARCS } from '../arcs.ts';
import { bodyPartFaults, nameFaults } from './names-and-parts.ts';

const [arc] = ARCS as [Arc];
const withLine = (wording: string, when: readonly Condition[], body: Arc['body'] = null): Arc => ({
  ...arc,
  body,
  lengths: [[{ ...(arc.lengths[0][0] as ArcPage), paragraphs: [[{ optional: false, when, changes: [], wordings: [wording] }]] }], [], []],
});

it('two characters with one name are found, and none with two names', () => {
  const called = (name: string) => [{ a: `Aunt ${name}`, the: `Aunt ${name}`, word: 'woman' }];
  expect(nameFaults({ ...arc, choices: { friend: called('Luz'), guest: called('Luz') } })).toEqual(['Two characters are called Luz.']);
  expect(nameFaults({ ...arc, choices: { friend: called('Luz'), guest: called('Ona') } })).toEqual([]);
});

describe('a part of the animal', () => {
  it.each([
    ['<Name> took it with <their> teeth.', ['else']],
    ['<Name> clapped <their> hands.', []],
    ['Then <they> folded <their> wet wings.', ['hooves']],
    ['<Name> rolled over with all four feet up.', ['else']],
  ] as const)('that its body has not is found: %s', (wording, when) => {
    expect(bodyPartFaults(withLine(wording, when))).toEqual([`Not each animal of whom this is told has it: ${wording}`]);
  });
  it.each([
    ['<Name> took it with <their> teeth.', ['four legs']],
    ['<Name> clapped <their> hands.', ['hands']],
    ['The owl folded its wings.', []],
    ['The cart stood on all four feet.', []],
  ] as const)('that it has is none: %s', (wording, when) => {
    expect(bodyPartFaults(withLine(wording, when))).toEqual([]);
  });
  it('of an arc for one body is one of that body', () => {
    expect(bodyPartFaults(withLine('<Name> clapped <their> hands.', [], 'hands'))).toEqual([]);
  });
});
