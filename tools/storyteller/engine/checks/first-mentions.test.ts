import { describe, expect, it } from 'vitest';
import type { Arc, ArcPage, Line } from '../../../../domain/src/content/index.ts';
import { ARCS } from '../arcs.ts';
import { tellingFaults } from './arc-faults.ts';
import { introducedTwice, mentionFaults } from './first-mentions.ts';

const [arc] = ARCS as [Arc];
/** Of so many stories one is told. */
const A_FEW = 11;
const line = (wording: string, parts: Partial<Line> = {}): Line => ({
  optional: false,
  when: [],
  changes: [],
  wordings: [wording],
  ...parts,
});
const page = (lines: readonly Line[]): ArcPage => ({ ...(arc.lengths[0][0] as ArcPage), paragraphs: [[...lines]] });
const withPages = (...pages: ArcPage[]): Arc => ({ ...arc, choices: {}, lengths: [pages, pages, pages] });

describe('a thing that a story calls by “the”', () => {
  const told = withPages(page([line('There was a cup.', { optional: true })]), page([line('Everybody looked at the cup.')]));
  const faults = (pages: readonly string[]) => mentionFaults(told)(pages, 200, {});

  it('is found if the line that mentions it first was left out', () => {
    expect(faults(['It was late.', 'Everybody looked at the cup.'])).toEqual(['the cup']);
  });
  it('is none if that line was told, also in other forms', () => {
    expect(faults(['There was a cup.', 'Everybody looked at the cup.'])).toEqual([]);
    expect(faults(['There were cups.', 'Everybody looked at the cup.'])).toEqual([]);
  });
  it('is none if no line mentions it, or only a later one does', () => {
    const later = withPages(page([line('Everybody looked at the cup.')]), page([line('There was a cup.')]));
    expect(mentionFaults(later)(['Everybody looked at the cup.', 'It was late.'], 200, {})).toEqual([]);
    expect(mentionFaults(withPages(page([line('The sea was calm.')])))(['The sea was calm.'], 200, {})).toEqual([]);
  });
  it('is found before “a”, too, if the choice is only introduced later', () => {
    const leaf = { cover: [{ a: 'a green leaf', the: 'the cover', word: 'leaf' }] };
    expect(mentionFaults({ ...told, choices: leaf })(['Ada held the cover.', 'It was a green leaf.'], 200, {})).toEqual(['the cover']);
  });
});

it('a thing that comes into a story twice is found, and none that is known by then', () => {
  const cord = { cord: { a: 'a long red ribbon', the: 'the ribbon', word: 'rope' } };
  expect(introducedTwice(['Ada tied a long red ribbon.', 'So Ada took a long red ribbon.'], cord)).toEqual(['a long red ribbon, twice']);
  expect(introducedTwice(['Ada tied a long red ribbon.', 'So Ada took the ribbon.'], cord)).toEqual([]);
});

it('an arc in which a line that can be left out mentions something first has a fault', () => {
  const [first, second, ...rest] = arc.lengths[0] as readonly [ArcPage, ArcPage, ...ArcPage[]];
  const withLines = (where: ArcPage, added: readonly Line[]): ArcPage => ({ ...where, paragraphs: [...where.paragraphs, [...added]] });
  const mentioned = [
    line('There was a trombone.', { when: ['sibling'] }),
    line('There was a cello.', { when: ['calm'] }),
    line('There was a viola.'),
  ];
  const used = ['trombone', 'cello', 'viola'].map((thing) => line(`{child} looked at the ${thing}.`));
  const faults = tellingFaults(
    {
      ...arc,
      lengths: [[withLines(first, mentioned), withLines(second, used), ...rest], arc.lengths[1], arc.lengths[2]],
    },
    A_FEW,
  );
  const known = faults.filter((fault) => fault.startsWith('Told of as known')).map((fault) => fault.split(': ')[1]);
  expect(known.sort()).toEqual(['the cello', 'the trombone']);
});
