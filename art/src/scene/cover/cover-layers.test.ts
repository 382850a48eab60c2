/** The layers of a cover, which the waiting screen lays on each other. */
import { COVER_IDS, coverPicture, SETTING_IDS, type StoryPicture } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { drawCoverLayers, drawStoryPicture } from '../../load.ts';

const cover = (storySetting: (typeof SETTING_IDS)[number], index: number, favoriteAnimal = 'fox'): StoryPicture =>
  coverPicture({ id: `story-${index}`, storySetting, favoriteAnimal, storyTone: 'cozy', coverImage: COVER_IDS[index % COVER_IDS.length] });

/** What a picture draws: without its own tag, its definitions and its mirror. */
function drawn(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<defs>.*<\/defs>/s, '')
    .replace(/<g transform="translate\(\d+ 0\) scale\(-1 1\)">(.*)<\/g>(<rect[^>]*>)?$/s, '$1$2');
}

describe.each(SETTING_IDS.map((setting, index) => [setting, index] as const))(
  'the layers of a cover in the setting %s',
  (setting, index) => {
    it('show the cover when they lie on each other', async () => {
      const picture = cover(setting, index);
      const [layers, { svg }] = await Promise.all([drawCoverLayers(picture), drawStoryPicture(picture)]);
      expect(layers.map(drawn).join('')).toBe(drawn(svg));
      expect(layers.length).toBeGreaterThanOrEqual(6);
      expect(layers.length).toBeLessThanOrEqual(7);
    });
  },
);
