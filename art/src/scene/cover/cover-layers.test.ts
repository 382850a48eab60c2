/** The layers of a cover, which the waiting screen lays on each other. */
import { COVER_IDS, coverPicture, SETTING_IDS } from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { drawCoverLayers, drawStoryPicture } from '../../load.ts';

/** What a picture draws: without its own tag, its definitions and its mirror. */
function drawn(svg: string): string {
  return svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<defs>.*<\/defs>/s, '')
    .replace(/<g transform="translate\(\d+ 0\) scale\(-1 1\)">(.*)<\/g>(<rect[^>]*>)?$/s, '$1$2');
}

it.each(SETTING_IDS)('the layers of a cover in the setting %s show the cover when they lie on each other', async (storySetting) => {
  const index = SETTING_IDS.indexOf(storySetting);
  const story = { id: `story-${index}`, storySetting, favoriteAnimal: 'fox', storyTone: 'cozy' } as const;
  const picture = coverPicture({ ...story, coverImage: COVER_IDS[index % COVER_IDS.length] });
  const [layers, { svg }] = await Promise.all([drawCoverLayers(picture), drawStoryPicture(picture)]);
  expect(layers.map(drawn).join('')).toBe(drawn(svg));
  expect(layers.length).toBeGreaterThanOrEqual(6);
  expect(layers.length).toBeLessThanOrEqual(7);
});
