import { describe, expect, it } from 'vitest';
import { SETTING_IDS } from '../../../domain/src/index.ts';
import { sample } from '../../../tests/long.ts';
import { ARCS, PLACES } from './arcs.ts';
import { createStoryteller, type Story, type StoryOrder } from './storyteller.ts';

const FARM = ARCS.filter(({ place, body }) => place === 'farm' || body === 'hooves');
const withBeds = ARCS.filter((arc) => /<bed/u.test(JSON.stringify(arc)));
const tellFor = (tell: (order: StoryOrder) => Story) => (part: Partial<StoryOrder>) =>
  tell({ animal: 'zebra', setting: 'farm', tone: 'cozy', words: 200, ...part });

describe('turns', () => {
  it('bring a family all arcs that fit before one comes again, in the same order and with other titles', () => {
    const tell = tellFor(createStoryteller('all', FARM));
    const round = () => FARM.map(() => tell({ family: 'one' }));
    const [first, second] = [round(), round()];
    expect(new Set(first.map(({ arc }) => arc)).size).toBe(FARM.length);
    expect(second.map(({ arc }) => arc)).toEqual(first.map(({ arc }) => arc));
    expect(first.filter(({ title }, index) => title === second[index]?.title)).toEqual([]);
  });

  it.each(sample(SETTING_IDS, 5))('bring a family in the place %s the arcs that happen only there before those of a body', (setting) => {
    const tell = tellFor(createStoryteller(`here ${setting}`));
    const here = ARCS.filter(({ place }) => place === setting).map(({ id }) => id);
    const nights = Array.from({ length: here.length + 3 }, () => tell({ setting, family: 'one' }).arc);
    expect(new Set(nights).size).toBe(nights.length);
    expect(nights.slice(0, here.length).sort()).toEqual(here.sort());
    expect(nights.slice(here.length).map((id) => ARCS.find((arc) => arc.id === id)?.body)).toEqual(['hooves', 'hooves', 'hooves']);
  });

  it.each(sample(SETTING_IDS, 5))('bring a family in the place %s another bed on each of eight nights', (setting) => {
    const beds = (PLACES[setting]?.bed ?? []).map(({ a }) => a);
    expect(new Set(beds).size).toBe(8);
    const tell = createStoryteller(`beds ${setting}`, withBeds);
    const told = beds.flatMap(() => {
      const { paragraphs } = tell({ animal: 'octopus', setting, tone: 'cozy', words: 200, family: 'one' });
      return beds.filter((bed) => paragraphs.join(' ').includes(bed));
    });
    expect(told.length).toBeGreaterThan(2);
    expect(new Set(told).size).toBe(told.length);
  });

  it('are not taken by other families', () => {
    const tell = tellFor(createStoryteller('others', FARM));
    const told = FARM.map(() => {
      tell({ family: 'two' });
      tell({ family: 'three' });
      return tell({ family: 'one' }).arc;
    });
    expect(new Set(told).size).toBe(FARM.length);
  });

  it('go on after a restart by the titles that the family had', () => {
    const avoid: string[] = [];
    const arcs = FARM.map((_arc, index) => {
      const { arc, title } = tellFor(createStoryteller(`restart ${index}`, FARM))({ avoid });
      avoid.unshift(title);
      return arc;
    });
    expect(new Set(arcs).size).toBe(FARM.length);
    expect(tellFor(createStoryteller('again', FARM))({ avoid }).arc).toBe(arcs[0]);
  });
});
