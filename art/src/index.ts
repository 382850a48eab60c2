/**
 * Tuckaway's own pictures: a paper theater by lamplight, composed by code. This entry loads what a picture needs; `@tuckaway/art/kit` is the
 * whole kit at once. The same request gives the same markup on every machine. A picture is one standalone `<svg>` of at most 12 KB gzip (16 KB
 * for a crowded page), with ids of its own and without styles, scripts or links.
 */

export {
  type AboutAnimal,
  aboutAnimal,
  animalOfFriend,
  drawCoverLayers,
  drawCoverWith,
  drawPortrait,
  drawStoryLayers,
  drawStoryPicture,
} from './load.ts';
export type { PortraitCrop } from './people/portrait.ts';
export type { EmptyKind } from './scene/cover/empty-state.ts';
export type { DrawnPicture, LayeredPicture, PictureSize } from './scene/story-stage.ts';
