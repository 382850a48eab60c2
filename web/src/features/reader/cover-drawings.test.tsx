// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { COVER_IDS, coverPicture } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { CoverPicture, StoryImage } from '../../art/index.ts';

/** The kit's pieces are modules, which a busy machine takes its time to load. */
const PIECES_LOADED = { timeout: 15_000 };

async function drawn(picture: ReactNode): Promise<string> {
  const { container, unmount } = render(picture);
  const image = await waitFor(() => {
    const found = container.querySelector('img');
    expect(found).not.toBeNull();
    return found;
  }, PIECES_LOADED);
  const src = image?.getAttribute('src') ?? '';
  unmount();
  return src;
}

it('each of the six covers has a built-in picture of its own, in the form and in the reader [spec 2.40, 3.21]', async () => {
  const covers = await Promise.all(COVER_IDS.map((cover) => drawn(<CoverPicture cover={cover} />)));
  const scenes = await Promise.all(
    COVER_IDS.map((coverImage) => drawn(<StoryImage picture={coverPicture({ ...FOX_STORY, coverImage })} />)),
  );
  // The built-in ones are files that the build draws, for exactly these six (tools/art/made-pictures.test.ts).
  expect(covers).toEqual(COVER_IDS.map((cover) => `/art/covers/${cover}.svg`));
  expect(new Set(scenes).size).toBe(6);
  for (const src of scenes) expect(src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});
