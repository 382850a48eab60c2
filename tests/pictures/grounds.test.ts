/** Those who stand on a page stand on the ground of its place, and not on the water or the wall behind it. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { pagePicture, parseScene, type StorySetting } from '../../domain/src/index.ts';
import { LONG, sample } from '../long.ts';
import { cropsOf } from './support/crops.ts';
import { ALONE } from './support/marks.ts';
import { measure } from './support/measure.ts';

/** Places with a shore, a roof, a bank or a house front right behind those who stand there; a bakery seen from outside is a street. */
const EDGED = ['pirate', 'arctic', 'jungle', 'city', 'garden', 'bakery'] as const;
/** Pages of two neighboring versions show each viewpoint, mirrored and not. */
const PAGES = [1, 2, 3, 4, 5, 6];
const STORIES = LONG ? ['a', 'b'] : ['a'];
/** The height, as a share, above which no one stands (art/src/scene/placing/layout.ts). */
const HIGHEST_FOOT = 0.755;
/** Pixels, as measured. */
const [WIDTH, HEIGHT] = [300, 200];

/** The share of the width that every screen shows, in which there is ground where the highest feet are. */
function groundAtFeet(place: StorySetting, view: string, page: number, id: string): number {
  const scene = parseScene({ place, space: 'outside', time: 'day', view, figures: [{ who: 'animal' }] });
  const story = { id, storySetting: place, storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'garden' } as const;
  const { svg } = storyPicture(pagePicture(story, scene, page, [], 9), { width: 960, height: 640, marks: true });
  const ground = measure(svg, (what) => what === 'ground').flatMap(({ pixels }) => [...pixels]);
  const row = Math.round(HIGHEST_FOOT * HEIGHT + (HEIGHT * (ALONE - 1)) / 2);
  const from = (WIDTH * (ALONE - 1)) / 2;
  const columns = new Set(ground.filter((index) => Math.floor(index / (WIDTH * ALONE)) === row).map((index) => index % (WIDTH * ALONE)));
  const crops = cropsOf(WIDTH / HEIGHT);
  const isShown = (x: number): boolean => crops.every(({ left, right }) => x / WIDTH > left && x / WIDTH < right);
  const shown = Array.from({ length: WIDTH }, (_, x) => x).filter(isShown);
  return shown.filter((x) => columns.has(x + from)).length / shown.length;
}

describe.each(sample(EDGED, 3))('the ground of %s', (place) => {
  it.each(['wide', 'near'])('reaches up to the highest feet: %s', (view) => {
    for (const id of STORIES) for (const page of PAGES) expect(groundAtFeet(place, view, page, id), `${id} ${page}`).toBe(1);
  });
});
