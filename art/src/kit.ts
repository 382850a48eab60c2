/** The whole kit at once, without asynchronous loading, for functions, build tools and tests. The app loads pieces instead (load.ts). */
import type { Body, FriendsAnimal, StoryPicture, Verb } from '@tuckaway/domain';
import type { CuratedSource, StagedPage } from '@tuckaway/domain/content';
import { bodyOf, cannotOf } from './creatures/bodies.ts';
import { castOf } from './creatures/everyone.ts';
import type { Expression } from './creatures/face.ts';
import { friendsAnimal } from './creatures/friends-animal.ts';
import { KINDS, type KindName } from './creatures/kinds.ts';
import { familyOf, inWords } from './creatures/lexicon.ts';
import { drawnAs, kindName, readTypedAnimal } from './creatures/names.ts';
import { portrait } from './creatures/portrait.ts';
import type { Cover } from './places/parts/place.ts';
import { SCENES } from './places/scenes.ts';
import { authoredPage } from './scene/authored.ts';
import { backdropPlace, coverPlace } from './scene/backdrop-place.ts';
import { COVER_SCENES, compose, type PictureOptions, type SceneRequest, sceneName } from './scene/cover/compose.ts';
import { coverAlt, coverMarkup } from './scene/cover/cover.ts';
import { castNames } from './scene/creature-of.ts';
import { drawPage, drawPageLayers } from './scene/page.ts';
import { type DrawnPicture, type PictureSize, STORY_PICTURE_SIZE } from './scene/story-stage.ts';
import { THINGS } from './things/all-things.ts';

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

/** What a curated story's pictures need of it beside their scenes. */
type CuratedStory = Pick<CuratedSource, 'cast' | 'animal' | 'tone' | 'setting'>;

const curatedParts = (scene: StagedPage, { cast, animal, tone, setting }: CuratedStory, seed: string) => {
  const { picture, authored } = authoredPage(scene, cast, { seed, animal, tone, place: setting });
  return { picture, parts: { place: null, castOf: (name: KindName) => castOf(KINDS[name]), authored } };
};

/** A picture of a curated story, as standalone `<svg>` for a file of its own. The same request gives the same picture. */
export function drawCurated(scene: StagedPage, story: CuratedStory, seed: string, size: PictureSize): string {
  const { picture, parts } = curatedParts(scene, story, seed);
  return drawPage(picture, parts, size).svg;
}

/**
 * The same picture with all who are awake yawning. Its root says where their faces are: `data-faces="x,y,radius x,y,radius"`, in its own units.
 * Null where all characters sleep.
 */
export function drawCuratedYawns(scene: StagedPage, story: CuratedStory, seed: string, size: PictureSize): string | null {
  const { picture, parts } = curatedParts(scene, story, seed);
  const awake = drawPageLayers(picture, parts, size).figures.filter((figure) => figure.awake);
  if (awake.length === 0) return null;
  const { svg } = drawPage({ ...picture, face: { who: awake.map(({ name }) => name), feels: 'yawning' } }, parts, size);
  const [, w, h] = / viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  const faces = awake.map(({ x, y, r }) => [x * (w ?? 1), y * (h ?? 1), r * (w ?? 1)].map(Math.round).join(',')).join(' ');
  return svg.replace('<svg ', `<svg data-faces="${faces}" `);
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

/** Whether a curated story may name it: a drawing, or an animal of the kit. */
export const canDraw = (what: string): boolean => Object.hasOwn(THINGS, what) || Object.hasOwn(KINDS, what);

/** The animals that have their own drawing, in the kit's order. */
export const knownAnimals: readonly string[] = Object.keys(KINDS).filter((name) => name !== 'cloak');

/** One of twelve bodies, and what it cannot be shown doing: stories about this animal leave that out. */
export function bodyOfAnimal(animal: string): { body: Body; cannot: readonly Verb[] } {
  const name = kindName(animal);
  return { body: bodyOf(KINDS[name], name), cannot: cannotOf(KINDS[name], name) };
}

/** Whose friend a typed animal can be, the same as from the app's `animalOfFriend`. */
export const animalOfFriend = (typed: string): FriendsAnimal => friendsAnimal(typed, KINDS[kindName(typed)]);

export { appIconSvg, badgeSvg } from './paper/app-icon.ts';
export { settingIconSvg } from './places/parts/icons.ts';
export { COVERS, PLACES } from './places/parts/place.ts';
export type { SceneRequest } from './scene/cover/compose.ts';
export { EMPTY_KINDS, emptyStateSvg } from './scene/cover/empty-state.ts';
export { backdropPlace, castNames, drawnAs, familyOf, inWords, kindName, readTypedAnimal };
