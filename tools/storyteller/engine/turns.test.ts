import { describe, expect, it } from 'vitest';
import { ARCS } from './arcs.ts';
import { createStoryteller, type Story, type StoryOrder } from './storyteller.ts';

const FARM = ARCS.filter(({ place, body }) => place === 'farm' || body === 'hooves');
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
