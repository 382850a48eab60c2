/** Stories of the local storyteller: how many pages show their main character, their place and what they are about, as their arcs say. */
import { describe, expect, it } from 'vitest';
import { knownAnimals, PLACES, storyPicture } from '../../art/src/kit.ts';
import { COVER_IDS, FAMILY_FIGURES, pagePicture, type Scene, STORY_TONES, type StoryPicture } from '../../domain/src/index.ts';
import { createStoryteller } from '../../tools/storyteller/engine/storyteller.ts';
import { LONG, SEED } from '../long.ts';
import { LOOKS } from './support/looks.ts';
import { measure } from './support/measure.ts';
import { freeRasters, rasterize } from './support/raster.ts';
import { VISIBLE } from './support/story-page.ts';

const STORIES = LONG ? 300 : 3;
/** A difference of brightness that eyes see, of 255, and the share of a picture in which it tells one place from another. */
const SEEN_DIFFERENCE = 8;
const OTHER_PLACE = 0.03;
/** Pixels; enough to tell places. */
const SMALL = 96;

interface Page {
  /** As the arc says. */
  scene: Scene;
  picture: StoryPicture;
}

function storyPages(nth: number): Page[] {
  const setting = PLACES[(nth + SEED) % PLACES.length] ?? 'meadow';
  const animal = knownAnimals[(nth * 11 + SEED) % knownAnimals.length] ?? 'fox';
  const { id: tone = 'calm' } = STORY_TONES[nth % STORY_TONES.length] ?? {};
  const others = ['{child2}', '{child3}'].slice(0, nth % 3);
  const { pages } = createStoryteller(`shows ${SEED} ${nth}`)({ animal, setting, tone, words: 400, others });
  const story = {
    id: `shows-${SEED}-${nth}`,
    storySetting: setting,
    storyTone: tone,
    favoriteAnimal: animal,
    coverImage: COVER_IDS[nth % COVER_IDS.length],
  };
  return pages.map(({ scene }, index) => ({ scene, picture: pagePicture(story, scene, index, LOOKS[nth % LOOKS.length], pages.length) }));
}

/** The figures and things that can be seen, whole enough, at every width. */
function seenIn(picture: StoryPicture, what: ReadonlySet<string>): Set<string> {
  const { svg } = storyPicture(picture, { width: 960, height: 640, marks: true });
  return new Set(
    measure(svg, (name) => what.has(name))
      .filter(({ shown }) => shown >= VISIBLE)
      .map((thing) => thing.what),
  );
}

/** Whether the picture would be another one in another place. */
function showsPlace(picture: StoryPicture): boolean {
  const place = PLACES[(PLACES.indexOf(picture.scene.place as never) + 1) % PLACES.length] ?? 'meadow';
  const elsewhere = { ...picture, scene: { ...picture.scene, place } };
  const [here, there] = [picture, elsewhere].map((each) => rasterize(storyPicture(each).svg, SMALL).values);
  const different = here?.filter((value, i) => Math.abs(value - (there?.[i] ?? 0)) >= SEEN_DIFFERENCE).length ?? 0;
  return different / (here?.length ?? 1) >= OTHER_PLACE;
}

function missingIn({ scene, picture }: Page): string[] {
  const figures = scene.figures.map(({ who }) => who as string);
  const objects = scene.objects.map(({ kind }) => kind as string);
  const seen = seenIn(picture, new Set([...figures, ...objects]));
  const focus: Record<string, readonly string[]> = {
    objects,
    other: figures.filter((who) => !FAMILY_FIGURES.some((family) => family === who)),
  };
  // The last page is mostly light, in which its place is hardly seen.
  const place = picture.scene.place === scene.place && (picture.last === true || showsPlace(picture));
  const about = scene.focus === 'place' ? place : (focus[scene.focus] ?? [scene.focus]).some((each) => seen.has(each));
  return [...(seen.has('child') || seen.has('animal') ? [] : ['main character']), ...(place ? [] : ['place']), ...(about ? [] : ['focus'])];
}

describe(`${STORIES} stories of the local storyteller (seed ${SEED})`, () => {
  it('show the main character, the place and the focus together on at least 95 of 100 pages', { timeout: 30 * 60_000 }, async () => {
    const missing: string[][] = [];
    for (let nth = 0; nth < STORIES; nth++) {
      missing.push(...storyPages(nth).map(missingIn));
      await freeRasters();
    }
    const share = (is: (lacks: readonly string[]) => boolean): number => missing.filter(is).length / missing.length;
    const complete = share((lacks) => lacks.length === 0);
    const each = Object.fromEntries(['main character', 'place', 'focus'].map((part) => [part, share((lacks) => !lacks.includes(part))]));
    if (LONG) console.info(`${missing.length} pages; all three on ${(complete * 100).toFixed(1)} %; each:`, each);
    expect(complete).toBeGreaterThanOrEqual(0.95);
  });
});
