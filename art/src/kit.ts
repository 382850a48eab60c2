/** The whole kit at once, without asynchronous loading, for functions, build tools and tests. The app loads pieces instead (load.ts). */
import type { Body, StoryPicture, Verb } from '@tuckaway/domain';
import { COVER_SCENES, type Cover, compose, type PictureOptions, type SceneRequest, sceneName } from './compose.ts';
import { bodyOf, cannotOf } from './creatures/bodies.ts';
import { castOf } from './creatures/everyone.ts';
import type { Expression } from './creatures/face.ts';
import { KINDS, type KindName } from './creatures/kinds.ts';
import { familyOf, inWords } from './creatures/lexicon.ts';
import { drawnAs, kindName, readTypedAnimal } from './creatures/names.ts';
import { SCENES } from './places/scenes.ts';
import { portrait } from './portrait.ts';
import { backdropPlace, coverPlace } from './scene/backdrop-place.ts';
import { castNames } from './scene/creature-of.ts';
import { drawPage } from './scene/page.ts';
import { coverAlt, coverMarkup } from './story/cover.ts';
import { type DrawnPicture, type PictureSize, STORY_PICTURE_SIZE } from './story/stage.ts';

/** A scene as standalone `<svg>` markup. */
export function sceneSvg(request: SceneRequest, options: PictureOptions = {}): string {
  const name = request.animal === undefined ? '' : kindName(request.animal);
  const parts = {
    scene: SCENES[sceneName(request)],
    cast: name === '' ? null : castOf(KINDS[name]),
    name,
  };
  return compose(request, parts, options);
}

/** The picture of a family's story, the same as from the app's `drawStoryPicture`. */
export function storyPicture(picture: StoryPicture, size: PictureSize = STORY_PICTURE_SIZE): DrawnPicture {
  const cast = (name: KindName) => castOf(KINDS[name]);
  if (picture.page !== null) {
    const place = backdropPlace(picture.scene);
    return drawPage(picture, { place: place === null ? null : SCENES[place], castOf: cast }, size);
  }
  const [name] = castNames(picture);
  const parts = { place: SCENES[coverPlace(picture.scene)], cast: name === undefined ? null : cast(name) };
  return { svg: coverMarkup(picture, parts, size), alt: coverAlt(picture) };
}

/** One animal alone in a square of 240 units, undressed. */
export function animalPortrait(animal: string, mood: Expression = 'cozy'): string {
  const name = kindName(animal);
  return portrait(castOf(KINDS[name]), name, { mood });
}

/** One of the six built-in covers, for screens without a story. */
export function coverSvg(cover: Cover, options: PictureOptions = {}): string {
  return sceneSvg({ ...COVER_SCENES[cover], cover }, options);
}

/** The animals that have their own drawing, in the kit's order. */
export const knownAnimals: readonly string[] = Object.keys(KINDS).filter((name) => name !== 'cloak');

/** One of twelve bodies, and what it cannot be shown doing: stories about this animal leave that out. */
export function bodyOfAnimal(animal: string): { body: Body; cannot: readonly Verb[] } {
  const name = kindName(animal);
  return { body: bodyOf(KINDS[name], name), cannot: cannotOf(KINDS[name], name) };
}

export { appIconSvg, badgeSvg } from './app-icon.ts';
export { COVERS, type SceneRequest } from './compose.ts';
export { EMPTY_KINDS, emptyStateSvg } from './empty-state.ts';
export { settingIconSvg } from './icons.ts';
export { canDraw, drawPage, drawYawns } from './pages/draw.ts';
export { PLACES } from './place.ts';
export { backdropPlace, castNames, drawnAs, familyOf, inWords, kindName, readTypedAnimal };
