import { describe, expect, it } from 'vitest';
import { SETTING_IDS } from '../../../domain/src/index.ts';
import { sample } from '../../../tests/long.ts';
import { arcFaults, tellingFaults } from './arc-faults.ts';
import { ARCS } from './arcs.ts';

describe('the arcs', () => {
  it('are at least two for each place and twenty for anywhere, each with its own id', () => {
    const count = (place: string | null) => ARCS.filter((arc) => arc.place === place).length;
    expect(SETTING_IDS.filter((id) => count(id) < 2)).toEqual([]);
    expect(count(null)).toBeGreaterThanOrEqual(20);
    expect(new Set(ARCS.map(({ id }) => id)).size).toBe(ARCS.length);
  });
  it('have titles of their own', () => {
    const titles = ARCS.flatMap((arc) => arc.titles);
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
  });
  it('are complete', () => {
    expect(ARCS.flatMap((arc) => arcFaults(arc).map((fault) => `${arc.id}: ${fault}`))).toEqual([]);
  });
  it.each(sample(ARCS, 12).map((arc) => [arc.id, arc] as const))(
    '%s can be told at every length, in every mood, with every animal',
    (_id, arc) => {
      expect(tellingFaults(arc)).toEqual([]);
    },
  );
});
