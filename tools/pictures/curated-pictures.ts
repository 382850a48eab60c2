/** The pictures of a curated story: a cover and one for each page, the same in every build. */
import { drawPage, drawYawns } from '../../art/src/kit.ts';
import type { CuratedSource, PageScene } from '../../domain/src/content/index.ts';

export interface CuratedPicture {
  /** Path below the site's root. */
  readonly url: string;
  readonly alt: string;
  /** Returns a standalone `<svg>`. */
  draw(): string;
  /** Draws it with the marks that measuring needs. */
  drawMarked(): string;
}

/** In drawing units. A card is 3:2. A page is nearly square, because a phone crops its height and a spread its width. */
const COVER = { width: 720, height: 480 };
const PAGE = { width: 800, height: 640 };

/** The cover first, then the pages in their order. */
export function curatedPictures({ slug, tone, cover, coverScene, players, pages }: CuratedSource): [CuratedPicture, ...CuratedPicture[]] {
  const picture = (name: string, scene: PageScene, description: string, size: typeof COVER): CuratedPicture => ({
    url: `/art/curated/${slug}/${name}.svg`,
    alt: (scene.alt ?? description).trim(),
    draw: () => drawPage(scene, players, `${slug}/${name}`, tone, size),
    drawMarked: () => drawPage(scene, players, `${slug}/${name}`, tone, { ...size, marks: true }),
  });
  return [
    picture('cover', coverScene, cover, COVER),
    ...pages.map((page, index) => picture(String(index + 1), page.scene, page.picture, PAGE)),
  ];
}

/** How the characters of each page yawn when they are touched; pages on which all sleep have none. */
export function curatedYawns({ slug, tone, players, pages }: CuratedSource): { url: string; draw(): string }[] {
  return pages.flatMap(({ scene }, index) => {
    const yawns = drawYawns(scene, players, `${slug}/${index + 1}`, tone, PAGE);
    return yawns === null ? [] : [{ url: `/art/curated/${slug}/${index + 1}.yawn.svg`, draw: () => yawns }];
  });
}
