/** The pictures of a curated story: a cover and one for each page, the same in every build. */
import { drawCurated, drawCuratedYawns } from '../../art/src/kit.ts';
import type { CuratedSource, StagedPage } from '../../domain/src/content/index.ts';

export interface CuratedPicture {
  /** Path below the site's root. */
  readonly url: string;
  readonly alt: string;
  /** Returns a standalone `<svg>`. */
  draw(): string;
  /** Draws it with the marks that measuring needs. */
  drawMarked(): string;
}

/** In drawing units. A cover is 3:2; a card of home crops the sides of an upright one. A page is nearly square, because a phone crops its height and a spread its width. */
const COVER = { width: 720, height: 480 };
const UPRIGHT = { width: 540, height: 600 };
const PAGE = { width: 800, height: 640 };

/** The cover first, then the pages in their order. */
export function curatedPictures(source: CuratedSource): [CuratedPicture, ...CuratedPicture[]] {
  const { slug, cover, coverScene, pages } = source;
  const picture = (name: string, scene: StagedPage, description: string, size: typeof COVER): CuratedPicture => ({
    url: `/art/curated/${slug}/${name}.svg`,
    alt: description.trim(),
    draw: () => drawScene(source, scene, name, size),
    drawMarked: () => drawScene(source, scene, name, { ...size, marks: true }),
  });
  return [
    picture('cover', coverScene, cover, COVER),
    ...pages.map((page, index) => picture(String(index + 1), page.scene, page.picture, PAGE)),
  ];
}

/** The cover composed for an upright card. */
export const uprightCover = (source: CuratedSource): { url: string; draw(): string } => ({
  url: `/art/curated/${source.slug}/upright.svg`,
  draw: () => drawScene(source, source.coverScene, 'cover', UPRIGHT),
});

/** A picture of a story in any size, as standalone `<svg>`. */
export const drawScene = (source: CuratedSource, scene: StagedPage, name: string, size: typeof COVER & { marks?: boolean }): string =>
  drawCurated(scene, source, `${source.slug}/${name}`, size);

/** How the characters of each page yawn when they are touched; pages on which all sleep have none. */
export function curatedYawns(source: CuratedSource): { url: string; draw(): string }[] {
  const { slug, pages } = source;
  return pages.flatMap(({ scene }, index) => {
    const yawns = drawCuratedYawns(scene, source, `${slug}/${index + 1}`, PAGE);
    return yawns === null ? [] : [{ url: `/art/curated/${slug}/${index + 1}.yawn.svg`, draw: () => yawns }];
  });
}
