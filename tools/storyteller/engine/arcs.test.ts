import { describe, expect, it } from 'vitest';
import { SETTING_IDS } from '../../../domain/src/index.ts';
import { sample } from '../../../tests/long.ts';
import { describeAnimal } from './animal.ts';
import { readArc } from './arc.ts';
import { arcFaults, tellingFaults } from './arc-faults.ts';
import { ARCS } from './arcs.ts';
import { createRandom } from './random.ts';
import { tell } from './tell.ts';
import { traitsOf } from './traits.ts';

describe('the arcs', () => {
  it('are at least two for each place and twenty for anywhere, each with its own shape', () => {
    const count = (place: string | null) => ARCS.filter((arc) => arc.place === place).length;
    expect(SETTING_IDS.filter((id) => count(id) < 2)).toEqual([]);
    expect(count(null)).toBeGreaterThanOrEqual(20);
    for (const what of ['id', 'shape'] as const) expect(new Set(ARCS.map((arc) => arc[what])).size).toBe(ARCS.length);
  });
  it('have titles of their own', () => {
    const titles = ARCS.flatMap((arc) => arc.titles);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });
  it('are complete', () => {
    expect(ARCS.flatMap(arcFaults)).toEqual([]);
  });
  it.each(sample(ARCS, 12).map((arc) => [arc.id, arc] as const))(
    '%s can be told at every length, in every mood, with every animal',
    (_id, arc) => {
      expect(tellingFaults(arc)).toEqual([]);
    },
  );
});

const ARC = `
id: test
place: farm
shape: a test
titles: |
  The Gate
refrain: |
  Up it went / up it stayed
choices:
  friend: |
    Ana, who had a ladder | Ana | person
recap: |
  {child} and <name> found <friend.the>.
cast: friend
pages:
  - scene: { view: wide, time: evening, figures: [child walk happy left, friend stand happy right], objects: [gate 1] }
    text: |
      [first] A gate stood open. | The gate had a hook.
      [next] <recap> <Back> came too.
      [flies] <The> flew up.
      [swims] <The> swam up.
      [else] <A> called <name> came up.
      + [cozy] There was soup.
      [4-8] {child} looked for <his> boots.
      [2-3] Boots, boots, boots.
      [sibling] {child2} held the rope.
      [alone] <Friend> held the rope.
      “<R>,” and “<rlast>.”
`;

const TOLD = {
  arc: readArc(ARC),
  telling: 0,
  animal: describeAnimal('fox'),
  traits: traitsOf('fox'),
  name: 'Crumb',
  setting: 'farm',
  tone: 'cozy',
  words: 200,
  age: '4-5',
  pronouns: null,
  others: [],
  before: null,
} as const;

const textWith = (part: Partial<Parameters<typeof tell>[0]>) => tell({ ...TOLD, ...part }, createRandom('1')).pages[0]?.text;

describe('a telling', () => {
  it('takes the lines that apply, the wording of its number, and fills the slots', () => {
    expect(textWith({})).toBe(
      'The gate had a hook. A fox called Crumb came up. {child} looked for {child}’s boots. Ana, who had a ladder held the rope. “Up it went,” and “up it stayed.”',
    );
    expect(textWith({ telling: 1 })).toContain('A gate stood open.');
  });
  it('goes by age, pronouns and the other children', () => {
    const text = textWith({ age: '2-3', pronouns: 'she', others: ['{child2}'] });
    expect(text).toContain('Boots, boots, boots. {child2} held the rope. “');
    expect(textWith({ pronouns: 'she' })).toContain('{child} looked for her boots.');
  });
  it('recalls the previous episode instead of its first line', () => {
    const before = { recap: '{child} and Crumb found a key. They kept it.', cast: ['Crumb the fox', 'the miller'] };
    expect(textWith({ before })).toMatch(/^\{child\} and Crumb found a key\. The miller came too\./u);
  });
});

describe('an arc file', () => {
  it.each([
    ['a condition', ARC.replace('[swims]', '[swum]'), '[swum] is not a condition'],
    ['a scene word', ARC.replace('view: wide', 'view: far'), 'view cannot be "far"'],
    ['a slot', ARC.replace('<Friend>', '<Nobody>'), '<Nobody> is not a slot'],
  ])('with %s that does not exist is refused with the reason', (_what, yaml, message) => {
    expect(() => tell({ ...TOLD, arc: readArc(yaml) }, createRandom('1'))).toThrow(message);
  });
});
