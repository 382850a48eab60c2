/** Which pictures a curated story has: a cover and one a page, each the same at every build. */
import type { CuratedSource } from '../seed/sources.ts';
import { drawScene } from './pages/draw.ts';
import type { PageScene } from './pages/scene.ts';

export interface CuratedPicture {
  /** Where it lies below the site's root. */
  readonly url: string;
  /** What is seen, for those who cannot. */
  readonly alt: string;
  /** The picture as standalone `<svg>`. */
  draw(): string;
}

/** Drawing units: a card is 3:2; a page of the book nearly square, so that a phone can cut it low and a spread can cut it narrow. */
const COVER = { width: 720, height: 480 };
const PAGE = { width: 800, height: 640 };

/** The cover first, then the pages in their order. */
export function curatedPictures({ slug, tone, cover, coverScene, players, pages }: CuratedSource): [CuratedPicture, ...CuratedPicture[]] {
  const picture = (name: string, scene: PageScene, words: string, size: typeof COVER): CuratedPicture => ({
    url: `/art/curated/${slug}/${name}.svg`,
    alt: (scene.alt ?? words).trim(),
    draw: () => drawScene(scene, players, `${slug}/${name}`, tone, size),
  });
  return [
    picture('cover', coverScene, cover, COVER),
    ...pages.map((page, index) => picture(String(index + 1), page.scene, page.picture, PAGE)),
  ];
}
