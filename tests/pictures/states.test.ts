/** Muddy and wet figures look so on every page, until their story says otherwise. */
import { describe, expect, it } from 'vitest';
import { knownAnimals, storyPicture } from '../../art/src/kit.ts';
import { FIGURE_STATES, type FigureState, pagePicture, parseScene } from '../../domain/src/index.ts';
import { ARCS } from '../../tools/storyteller/engine/arcs.ts';
import { createStoryteller } from '../../tools/storyteller/engine/storyteller.ts';
import { LONG, sample } from '../long.ts';
import { LOOKS } from './support/looks.ts';
import { measure, warmth } from './support/measure.ts';
import { freeRasters } from './support/raster.ts';
import { pageFaults } from './support/story-page.ts';

/** Of each way in which mud finds its place: below a chin, beside a head, on the belly of what is all head. */
const SAMPLE = ['fox', 'penguin', 'elephant', 'crocodile', 'blue whale', 'snake'];
const animals = LONG ? knownAnimals : SAMPLE;

const page = (animal: string, state: FigureState | undefined, look = LOOKS[1]) =>
  pagePicture(
    { id: 'states', storySetting: 'farm', storyTone: 'calm', favoriteAnimal: animal, coverImage: 'moon' },
    parseScene({
      place: 'farm',
      staging: {
        view: 'near',
        acts: [
          { who: ['child'], does: 'stand', side: 'left', state },
          { who: ['animal'], does: 'stand', side: 'right', state },
        ],
      },
    }),
    2,
    look,
  );

function warmthOf(picture: ReturnType<typeof page>): Record<string, number> {
  const { svg } = storyPicture(picture, { width: 960, height: 640, marks: true });
  return Object.fromEntries(
    measure(svg, (what) => what === 'child' || what === 'animal').map((one) => [one.what, warmth(svg, one)] as const),
  );
}

describe('a muddy figure', () => {
  it.each(animals)('is drawn with its face free and said to be muddy or wet: %s', async (animal) => {
    for (const state of FIGURE_STATES) {
      const picture = page(animal, state);
      expect(pageFaults(picture)).toEqual([]);
      expect(storyPicture(picture).alt.match(new RegExp(`\\b${state}\\b`, 'g'))).toHaveLength(2);
      expect(storyPicture(picture).svg).not.toBe(storyPicture(page(animal, undefined)).svg);
    }
    await freeRasters();
  });

  it('is browner than a clean one, whether a child is seen or described, or an animal', () => {
    for (const look of sample(LOOKS, 2)) {
      const [muddy, clean] = [warmthOf(page('penguin', 'muddy', look)), warmthOf(page('penguin', undefined, look))];
      expect(muddy.animal).toBeGreaterThan((clean.animal ?? 0) + 8);
      // A child in orange is nearly as warm as mud.
      expect(muddy.child).toBeGreaterThan((clean.child ?? 0) + 2);
    }
  });
});

it('an animal that is told to be wet or muddy is so on each page, until it is told to be dry', () => {
  const arcs = ARCS.filter(({ id }) => id === 'one-more-sock');
  const { pages } = createStoryteller('states', arcs)({ animal: 'fox', setting: 'jungle', tone: 'calm', words: 600 });
  const states = pages.flatMap(({ scene }) => scene.figures.filter(({ who }) => who === 'animal').map(({ state }) => state));
  const dry = states.indexOf(undefined);
  expect(dry).toBeGreaterThan(1);
  expect(states.map(Boolean)).toEqual(states.map((_state, nth) => nth < dry));
});
