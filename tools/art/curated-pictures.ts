/** Which pictures a curated story has: a cover and one a page, each the same at every build. */
import type { SceneRequest } from '../../web/src/art/index.ts';
import type { CuratedSource } from '../seed/sources.ts';

export interface CuratedPicture {
  /** Where it lies below the site's root. */
  readonly url: string;
  readonly request: SceneRequest;
  readonly size: { readonly width: number; readonly height: number };
}

/** Drawing units: a card is 3:2; a page of the book nearly square, so that a phone can cut it low and a spread can cut it narrow. */
const COVER = { width: 720, height: 480 };
const PAGE = { width: 800, height: 640 };

/** The cover first, then the pages in their order. */
export function curatedPictures({ slug, setting: place, animal, tone: mood, pages }: CuratedSource): [CuratedPicture, ...CuratedPicture[]] {
  const folder = `/art/curated/${slug}`;
  const scene = { place, animal, mood };
  return [
    { url: `${folder}/cover.svg`, request: { ...scene, seed: slug }, size: COVER },
    ...pages.map((_, index) => ({
      url: `${folder}/${index + 1}.svg`,
      request: { ...scene, seed: `${slug}/${index + 1}` },
      size: PAGE,
    })),
  ];
}
