import type { ObjectKind } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { Stage } from '../../paper/stage.ts';
import { drawStagedThing } from '../../things/staged-thing.ts';
import type { StageThing } from '../roles.ts';
import { combined } from './combine.ts';

const s = new Stage(1200, 800, 'combined', 'c', 'calm');
const made = (kind: ObjectKind): StageThing => ({ ...drawStagedThing(s, { kind }), name: kind });
const marksOf = (markup = ''): string => (markup.match(/<!--(?:\[[a-z]+-->|\])/g) ?? []).join('').replaceAll(/<!--|-->/g, '');

describe('things at another one', () => {
  it.each([
    ['on', '[shelf[book]]'],
    ['hanging from', '[shelf[book]]'],
    ['under', '[book][shelf]'],
    ['beside', '[shelf][book]'],
  ] as const)('belong to it if they are on it or hang from it, but not %s', (where, marks) => {
    const both = combined(
      { ...made('shelf'), grips: { ...made('shelf').grips, under: { left: -40, right: 40, top: -60, bottom: 0 } } },
      [made('book')],
      where,
    );
    expect(marksOf(both?.markup)).toBe(marks);
  });

  it('leave one thing where two more are', () => {
    const laid = combined(made('table'), [made('cake')], 'on');
    const both = laid && combined(laid, [made('cup')], 'on');
    expect(marksOf(both?.markup)).toBe('[table[cake]][cup]');
  });
});
