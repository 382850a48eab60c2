/// <reference types="node" />
/** Children as their families describe them: in every pose and feeling, and in words that say what is drawn. */
import { gzipSync } from 'node:zlib';
import {
  APPEARANCE,
  type ChildAppearance,
  coverPicture,
  EMOTIONS,
  FIGURE_KINDS,
  POSES,
  pagePicture,
  parseScene,
  SCENE_PLACES,
  SCENE_VIEWS,
  type StoryLooks,
} from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONG, SEED } from '../../../tests/long.ts';
import { drawStoryPicture } from '../index.ts';
import { storyPicture } from '../kit.ts';
import { SKIN } from '../people/colors.ts';
import { portrait } from '../people/portrait.ts';
import { type ChildState, describedChild } from './child.ts';

const STORY = { id: 'one', storySetting: 'meadow', storyTone: 'cozy', favoriteAnimal: 'fox', coverImage: 'moon' } as const;
const LOOK: ChildAppearance = { skin: 'medium', hair: 'afro', hairColor: 'black' };
const look = fc.record(
  {
    skin: fc.constantFrom(...APPEARANCE.skin),
    hair: fc.constantFrom(...APPEARANCE.hair),
    hairColor: fc.constantFrom(...APPEARANCE.hairColor),
    glasses: fc.constantFrom(...APPEARANCE.glasses),
    hearingAid: fc.constantFrom(...APPEARANCE.hearingAid),
    wheelchair: fc.constantFrom(...APPEARANCE.wheelchair),
    clothes: fc.constantFrom(...APPEARANCE.clothes),
  },
  { requiredKeys: [] },
);
const state = (part: Partial<ChildState> = {}): ChildState => ({
  ...{
    pose: 'stand',
    emotion: 'happy',
    look: 0,
    arms: 'down',
    held: null,
    clothes: '#808080',
    blanket: '#7a6aa8',
    paint: (color) => color,
  },
  ...part,
});
const draw = (appearance: ChildAppearance, part?: Partial<ChildState>) => {
  const { body, hands } = describedChild(appearance, state(part));
  return body + hands;
};
const page = (looks: StoryLooks, scene: object) => storyPicture(pagePicture(STORY, parseScene({ place: 'meadow', ...scene }), 2, looks));
const child = (part: object = {}) => ({ figures: [{ who: 'child', emotion: 'happy', ...part }] });

describe('a described child', () => {
  it('looks different with every word of every list', () => {
    for (const [field, words] of Object.entries(APPEARANCE)) {
      const full: ChildAppearance = { ...LOOK, hair: field === 'hearingAid' ? 'short' : 'curly' };
      const drawn = [undefined, ...words].map((word) => draw({ ...full, [field]: word }));
      expect([field, new Set(drawn).size]).toEqual([field, drawn.length - (field === 'hairColor' ? 1 : 0)]);
    }
  });

  it('has its face on skin of every tone in ink that stands out', () => {
    const brightness = (color: string): number => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => (Number.parseInt(color.slice(start, start + 2), 16) / 255) ** 2.2);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const skin of APPEARANCE.skin) {
      // A sleeping face is drawn in ink.
      const inks = [...draw({ ...LOOK, skin }, { emotion: 'asleep' }).matchAll(/stroke="(#[0-9a-f]{6})" stroke-width="3\.1"/g)];
      const ink = inks[0]?.[1] ?? SKIN[skin];
      expect([skin, (brightness(SKIN[skin]) + 0.05) / (brightness(ink) + 0.05) > 1.8]).toEqual([skin, true]);
    }
  });
});

describe('a page with described children', () => {
  it('is small and without errors for any look', { timeout: 10 * 60_000 }, () => {
    const scene = fc.record({
      place: fc.constantFrom(...SCENE_PLACES),
      view: fc.constantFrom(...SCENE_VIEWS),
      space: fc.constantFrom('inside', 'outside'),
      friend: fc.constantFrom(...FIGURE_KINDS),
      pose: fc.constantFrom(...POSES),
      emotion: fc.constantFrom(...EMOTIONS),
    });
    fc.assert(
      fc.property(look, look, scene, (one, other, { friend, pose, emotion, ...rest }) => {
        const figures = [{ who: 'child', pose, emotion }, { who: 'sibling', pose: 'hold' }, { who: friend }];
        const { svg } = page([one, other], { ...rest, figures, objects: [{ kind: 'lantern', count: 1 }] });
        expect(gzipSync(svg).length).toBeLessThan(12 * 1024);
        expect(svg.match(/NaN|undefined|Infinity|\[object/)).toBeNull();
      }),
      {
        numRuns: LONG ? 5000 : 150,
        seed: SEED,
        // The place with most leaves.
        examples: [
          [
            { skin: 'very-light', hearingAid: 'left' },
            { skin: 'olive', hair: 'ponytail', glasses: 'round', wheelchair: 'manual' },
            { place: 'dinosaur', view: 'wide', space: 'outside', friend: 'hedgehog', pose: 'stand', emotion: 'surprised' },
          ],
        ],
      },
    );
  });

  it('gives each child its own look, in the order of the story', () => {
    const looks: StoryLooks = [{ skin: 'light', wheelchair: 'manual' }, null, { skin: 'dark', glasses: 'round' }];
    const frames = (figures: object[]): number => page(looks, { figures }).svg.split('fill-opacity=".12"').length - 1;
    const [child, sibling] = [{ who: 'child' }, { who: 'sibling' }];
    expect([child, sibling].map((figure) => frames([figure]))).toEqual([0, 0]);
    expect(frames([sibling, sibling])).toBe(2);
    expect(frames([sibling, child, sibling])).toBe(2);
    expect(page(looks, { figures: [child, sibling, sibling] }).alt).toMatch(
      /^A happy child in a wheelchair, a second child, and a third happy child with glasses in a flower meadow/,
    );
  });

  it('is the same from the parts that the app loads, and on the cover there is no child', async () => {
    const picture = pagePicture(STORY, parseScene({ place: 'meadow', ...child() }), 2, [LOOK]);
    expect(await drawStoryPicture(picture)).toEqual(storyPicture(picture));
    expect(storyPicture({ ...coverPicture(STORY), looks: [LOOK] })).toEqual(storyPicture(coverPicture(STORY)));
  });

  it('without a look is as it was before children could be described', () => {
    const picture = pagePicture(STORY, parseScene({ place: 'meadow', ...child() }), 2);
    expect(picture).not.toHaveProperty('looks');
    expect(storyPicture(picture)).toEqual(storyPicture({ ...picture, looks: [null] }));
  });
});

describe('the text alternative', () => {
  const say = (appearance: ChildAppearance | null, part: object = {}): string => page([appearance], child(part)).alt;

  it('says what a child feels, wears and uses', () => {
    const place = 'in a flower meadow in the evening.';
    expect(say(null)).toBe(`A child ${place}`);
    expect(say(LOOK)).toBe(`A happy child ${place}`);
    expect(say({ ...LOOK, glasses: 'round', hearingAid: 'both' })).toBe(`A happy child with glasses and hearing aids ${place}`);
    expect(say({ ...LOOK, hair: 'hijab', wheelchair: 'manual' })).toBe(`A happy child in a hijab in a wheelchair ${place}`);
    expect(say({ ...LOOK, hair: 'patka', hearingAid: 'left' }, { emotion: 'worried' })).toBe(
      `A worried child in a patka with a hearing aid ${place}`,
    );
    expect(say({ ...LOOK, wheelchair: 'power' }, { pose: 'sleep' })).toBe(`A sleeping child ${place}`);
    expect(say({ wheelchair: 'power', glasses: 'round' })).toBe(`A child in a wheelchair ${place}`);
    expect(page([null, LOOK], { figures: [{ who: 'child' }, { who: 'sibling', emotion: 'proud' }] }).alt).toBe(
      `A child and a second proud child ${place}`,
    );
  });

  it('never says what skin, hair or clothes a child has', () => {
    fc.assert(
      fc.property(look, fc.constantFrom(...POSES), (appearance, pose) => {
        const words = say(appearance, { pose })
          .replace(/ in a (?:hijab|patka|wheelchair)/g, '')
          .replace(/ with (?:glasses and )?(?:glasses|a hearing aid|hearing aids)/, '');
        expect(words).toMatch(/^An? (?:[a-z]+ )?child in a flower meadow/);
      }),
      { seed: SEED },
    );
  });
});

describe('a portrait', () => {
  it('is a small picture of its own', () => {
    for (const crop of ['whole', 'head'] as const)
      for (const appearance of [{}, LOOK, { ...LOOK, wheelchair: 'manual' } as const]) {
        const svg = portrait(appearance, crop);
        expect(svg).toMatch(/^<svg xmlns.+<\/svg>$/s);
        expect(svg.match(/<script|<style| style=|NaN|undefined/)).toBeNull();
        expect(gzipSync(svg).length).toBeLessThan(4 * 1024);
      }
  });
});
