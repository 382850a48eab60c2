/** A picture as two layers, and the light of the last page's lamp as a third, which the reader moves against each other. */
import { coverPicture, pagePicture, parseScene, SETTING_IDS, type StoryPicture } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { drawStoryLayers, drawStoryPicture } from '../load.ts';

const STORY = { id: 'layers', storyTone: 'cozy', favoriteAnimal: 'fox', coverImage: 'moon' } as const;
/** As the reader asks for on a phone. */
const TALL = { width: 960, height: 800, above: 160 };
const VIEWS = ['wide', 'near', 'detail'];

/** What a picture draws: without its own tag, its definitions and its groups, as each layer of a mirrored cover is mirrored on its own. */
const drawn = (svg: string): string => svg.replace(/<defs>.*<\/defs>/s, '').replace(/<\/?(?:svg|g)\b[^>]*>/g, '');

describe.each(SETTING_IDS.map((setting, nth) => [setting, nth] as const))('the layers of a picture in %s', (storySetting, nth) => {
  const story = { ...STORY, id: `layers-${nth}`, storySetting };
  const page = (view: string, last = false): StoryPicture =>
    pagePicture(story, parseScene({ place: storySetting, view, figures: [{ who: 'animal' }], weather: 'rain' }), 1, [], last ? 2 : 5);

  it.each([['a cover', coverPicture(story)], ...VIEWS.map((view) => [view, page(view)] as const), ['last', page('wide', true)] as const])(
    'show the whole picture when they lie on each other: %s',
    async (_, picture) => {
      const [{ far, near, lamp = '', alt }, whole] = await Promise.all([drawStoryLayers(picture), drawStoryPicture(picture)]);
      expect(drawn(far) + drawn(near) + drawn(lamp)).toBe(drawn(whole.svg));
      expect(near.length).toBeGreaterThan(1000);
      expect(alt).toBe(whole.alt);
    },
  );

  it.each(VIEWS)('a taller one shows the same figures and the light in its usual part: %s', async (view) => {
    const [usual, tall] = await Promise.all([drawStoryLayers(page(view)), drawStoryLayers(page(view), TALL)]);
    expect(tall.figures).toEqual(usual.figures);
    expect(tall.alt).toBe(usual.alt);
    expect(tall.light.y < 0).toBe(usual.light.y < 0);
    expect(usual.far).toContain(' viewBox="0 0 900 600"');
    for (const layer of [tall.far, tall.near]) expect(layer).toContain(' viewBox="0 -150 900 750"');
  });
});
