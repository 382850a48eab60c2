/** Every picture that is drawn before a build: the same for everybody, a file of its own below the site's root. */
import { COVERS } from '../../web/src/art/compose.ts';
import { EMPTY_KINDS } from '../../web/src/art/empty-state.ts';
import { coverSvg, emptyStateSvg, settingIconSvg } from '../../web/src/art/index.ts';
import { PLACES } from '../../web/src/art/place.ts';
import { curatedSources } from '../seed/sources.ts';
import { curatedPictures } from './curated-pictures.ts';

export interface MadePicture {
  readonly url: string;
  draw(): string;
}

/** Drawing units of a cover; web/src/art/picture.tsx shows it so. */
const COVER = { width: 720, height: 480 };

/** The covers, the settings' small pictures, the empty states, and the curated stories' covers and pages. */
export function madePictures(): MadePicture[] {
  return [
    ...COVERS.map((cover) => ({ url: `/art/covers/${cover}.svg`, draw: () => coverSvg(cover, COVER) })),
    ...PLACES.map((place) => ({ url: `/art/settings/${place}.svg`, draw: () => settingIconSvg(place) })),
    ...EMPTY_KINDS.map((kind) => ({ url: `/art/empty/${kind}.svg`, draw: () => emptyStateSvg(kind) })),
    ...curatedSources().flatMap(curatedPictures),
  ];
}
