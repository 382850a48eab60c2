import { describe, expect, it } from 'vitest';
import type { Arc, ArcPage } from '../../../../domain/src/content/index.ts';
import { BODIES, MOMENT_IDS, SETTING_IDS } from '../../../../domain/src/index.ts';
import { LONG, sample } from '../../../../tests/long.ts';
import { ARCS } from '../arcs.ts';
import { animalsFor, impossibleActs } from './arc-animals.ts';
import { arcFaults, tellingFaults } from './arc-faults.ts';

/** Shares no divisor with the numbers of animals, moods and lengths, so that all of them are told. */
const A_FEW = 11;

describe('the arcs', () => {
  it('are at least two for each place and each moment and three for each body', () => {
    expect(SETTING_IDS.filter((id) => ARCS.filter(({ place }) => place === id).length < 2)).toEqual([]);
    expect(BODIES.filter((own) => ARCS.filter(({ body }) => body === own).length < 3)).toEqual([]);
    expect(MOMENT_IDS.filter((id) => ARCS.filter(({ moment }) => moment === id).length < 2)).toEqual([]);
  });
  it('are complete', () => {
    expect(ARCS.flatMap((arc) => arcFaults(arc).map((fault) => `${arc.id}: ${fault}`))).toEqual([]);
  });
  it.each(sample(ARCS, 5).map((arc) => [arc.id, arc] as const))(
    '%s can be told at every length, in every mood, with every animal',
    (_id, arc) => {
      expect(tellingFaults(arc, LONG ? 1 : A_FEW)).toEqual([]);
    },
  );
});

describe('an arc for one body', () => {
  const hooves = ARCS.find(({ body }) => body === 'hooves') as Arc;

  it('is checked with unlike animals that have it', () => {
    expect(animalsFor(hooves)).toEqual(expect.arrayContaining(['horse', 'pegasus', 'moose', 'goat', 'pig']));
    expect(animalsFor(hooves)).not.toContain('fox');
  });

  it('shows the animal in no act that most of them cannot do', () => {
    const [page] = hooves.lengths[2];
    const acts = [{ who: ['child', 'animal'], does: 'climb' as const }];
    const climbing = { ...hooves, lengths: [[], [], [{ ...(page as ArcPage), scene: { ...(page as ArcPage).scene, acts } }]] as const };
    expect(impossibleActs(climbing)).toEqual(['Page 1: an animal with the body “hooves” cannot climb.']);
    expect(impossibleActs({ ...climbing, body: 'four legs' })).toEqual([]);
  });
});
