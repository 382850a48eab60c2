/** How many kinds of things and of other characters pages can show: each is drawn and seen, once for each that the scene has. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { CHARACTER_KINDS, OBJECT_KINDS, pagePicture, parseScene } from '../../domain/src/index.ts';
import { sample } from '../long.ts';
import { measure } from './support/measure.ts';
import { VISIBLE } from './support/story-page.ts';

const STORY = { id: 'kinds', storySetting: 'meadow', storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'garden' } as const;

/** The shown shares of what is called so. */
function shownOf(what: string, scene: object): number[] {
  const picture = pagePicture(STORY, parseScene({ view: 'wide', time: 'day', ...scene }, { place: 'meadow' }), 2, [], 8);
  const { svg } = storyPicture(picture, { width: 960, height: 640, marks: true });
  return measure(svg, (each) => each === what).map(({ shown }) => shown);
}

/** Without its title, which names the kind. */
const drawing = (scene: object): string =>
  storyPicture(pagePicture(STORY, parseScene({ view: 'wide', ...scene }, { place: 'meadow' }), 2, [], 8)).svg.replace(
    /<title>.*<\/title>| aria-label="[^"]*"/g,
    '',
  );

describe('pages show', () => {
  it('at least 80 kinds of things, each seen as often as it is there', { timeout: 120_000 }, () => {
    expect(new Set(OBJECT_KINDS).size).toBeGreaterThanOrEqual(80);
    for (const kind of sample(OBJECT_KINDS, 24)) {
      const shown = shownOf(kind, { figures: [], objects: [{ kind, count: 2 }] });
      expect(shown, kind).toHaveLength(2);
      expect(Math.min(...shown), kind).toBeGreaterThanOrEqual(VISIBLE);
    }
  });

  it('at least 30 kinds of other characters, each of them seen', { timeout: 120_000 }, () => {
    expect(new Set(CHARACTER_KINDS).size).toBeGreaterThanOrEqual(30);
    for (const who of sample(CHARACTER_KINDS, 12)) {
      const shown = shownOf(who, { figures: [{ who, side: 'left' }] });
      expect(shown, who).toHaveLength(1);
      expect(shown[0], who).toBeGreaterThanOrEqual(VISIBLE);
    }
  });

  it('no two kinds with the same drawing', () => {
    const things = OBJECT_KINDS.map((kind) => drawing({ figures: [], objects: [{ kind, count: 1 }] }));
    const characters = CHARACTER_KINDS.map((who) => drawing({ figures: [{ who, side: 'left' }] }));
    expect(new Set(things).size).toBe(OBJECT_KINDS.length);
    expect(new Set(characters).size).toBe(CHARACTER_KINDS.length);
  });
});
