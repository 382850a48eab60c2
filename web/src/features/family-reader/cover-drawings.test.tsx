// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { COVER_IDS, type CoverImage } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CoverPicture, loadArt, ScenePicture } from '../../art/picture.tsx';
import { FOX_STORY } from '../../test/people.ts';

function drawn(picture: ReactNode): string {
  const { container, unmount } = render(picture);
  const src = container.querySelector('img')?.getAttribute('src') ?? '';
  unmount();
  return src;
}

const sceneUnder = (cover: CoverImage) => {
  const { storySetting: place, favoriteAnimal: animal, storyTone: mood, id: seed } = FOX_STORY;
  return <ScenePicture request={{ place, animal, mood, cover, seed }} options={{ width: 960, height: 540 }} />;
};

it('each of the six covers has a built-in picture of its own, in the form and in the reader', async () => {
  await loadArt();
  const covers = COVER_IDS.map((cover) => drawn(<CoverPicture cover={cover} />));
  const scenes = COVER_IDS.map((cover) => drawn(sceneUnder(cover)));
  expect(new Set(covers).size).toBe(6);
  expect(new Set(scenes).size).toBe(6);
  for (const src of [...covers, ...scenes]) expect(src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});
