/** The pictures that never change. The build draws each into a file below the site's root. */
import { COVERS, canDraw, coverSvg, EMPTY_KINDS, emptyStateSvg, PLACES, settingIconSvg } from '../../art/src/kit.ts';
import { readContent } from '../../domain/reader/read-content.ts';
import { drawableSourceSchema } from '../../domain/src/content/index.ts';
import { curatedPictures, curatedYawns, uprightCover } from './curated-pictures.ts';

export interface MadePicture {
  readonly url: string;
  draw(): string;
}

/** In drawing units, as web/src/art/picture-files.tsx shows it. */
const COVER = { width: 720, height: 480 };

/** The covers, setting icons, empty states, and the curated stories' covers, upright covers, pages and yawns. @throws ContentError for what cannot be drawn. */
export function madePictures(): MadePicture[] {
  const curated = readContent('curated/*.yaml', drawableSourceSchema(canDraw));
  return [
    ...COVERS.map((cover) => ({ url: `/art/covers/${cover}.svg`, draw: () => coverSvg(cover, COVER) })),
    ...PLACES.map((place) => ({ url: `/art/settings/${place}.svg`, draw: () => settingIconSvg(place) })),
    ...EMPTY_KINDS.map((kind) => ({ url: `/art/empty/${kind}.svg`, draw: () => emptyStateSvg(kind) })),
    ...curated.flatMap(curatedPictures),
    ...curated.map(uprightCover),
    ...curated.flatMap(curatedYawns),
  ];
}
