/**
 * Tuckaway's own pictures: paper theatre by lamplight, composed by code.
 *
 * This is the whole kit at once, for builds and tests; the app loads what it shows (load.ts).
 * Everything here is pure and deterministic: the same request gives the same markup, on any machine. Each picture is one
 * standalone `<svg>` without styles, scripts or references to the outside, with ids of its own, below 12 KB gzip.
 */
import { sceneAlt as alt } from './alt.ts';
import { type Cover, compose, type Parts, type PictureOptions, sceneName } from './compose.ts';
import { castOf } from './creatures/everyone.ts';
import { KINDS } from './creatures/kinds.ts';
import { kindName } from './creatures/names.ts';
import { knownPlace } from './place.ts';
import { SCENES } from './places/scenes.ts';
import type { Mood } from './stage.ts';
import { TOKENS } from './tokens.ts';

/** What a picture is to show. */
export interface SceneRequest {
  /** One of the twenty setting ids; anything else becomes a gentle place. */
  place: string;
  /** Any text in any language; left out, the picture has no hero but a lantern. */
  animal?: string | undefined;
  /** How the hero feels; calm unless told. */
  mood?: Mood | undefined;
  /** The same seed gives the same picture. */
  seed: string;
  /** When given: that cover's scene, with a touch of the place in it. */
  cover?: Cover | undefined;
}

/** How a picture is to be drawn: 800 x 600 unless told; other shapes are composed anew, not cropped. */
export interface SceneOptions extends PictureOptions {}

/** Everything a request is drawn with. */
function partsOf(request: SceneRequest): Parts {
  const name = request.animal === undefined ? '' : kindName(request.animal);
  return {
    scene: SCENES[sceneName(request)],
    cast: name === '' ? null : castOf(KINDS[name]),
    name,
    token: TOKENS[knownPlace(request.place)],
  };
}

/** A scene as standalone `<svg>` markup. */
export function sceneSvg(request: SceneRequest, options: SceneOptions = {}): string {
  return compose(request, partsOf(request), options);
}

const COVER_HERO: Record<Cover, { animal: string; place: string; seed: string; mood: Mood }> = {
  moon: { animal: 'rabbit', place: 'meadow', seed: 'cover-moon', mood: 'calm' },
  forest: { animal: 'fox', place: 'forest', seed: 'cover-forest', mood: 'calm' },
  ocean: { animal: 'whale', place: 'underwater', seed: 'cover-ocean-2', mood: 'cozy' },
  space: { animal: 'bear', place: 'space', seed: 'cover-space', mood: 'calm' },
  castle: { animal: 'dragon', place: 'castle', seed: 'cover-castle-2', mood: 'cozy' },
  garden: { animal: 'hedgehog', place: 'garden', seed: 'cover-garden', mood: 'cozy' },
};

/** One of the six built-in covers, for where there is no story yet. */
export function coverSvg(cover: Cover, options: SceneOptions = {}): string {
  return sceneSvg({ ...COVER_HERO[cover], cover }, options);
}

/** The kind an animal's name is drawn as: its own, its nearest kin's, or 'cloak'. */
export function animalKind(animal: string): string {
  return kindName(animal);
}

/** The animals that are themselves, in the kit's order. */
export const knownAnimals: readonly string[] = Object.keys(KINDS).filter((name) => name !== 'cloak');

/** A text for those who cannot see the picture. */
export function sceneAlt(request: SceneRequest): string {
  return alt(request);
}

export { appIconSvg, badgeSvg } from './app-icon.ts';
export { type EmptyKind, emptyStateSvg } from './empty-state.ts';
export { settingIconSvg } from './icons.ts';
