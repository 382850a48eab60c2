/** The stage of a story's picture. */
import { pictureVersion, type StoryPicture } from '@tuckaway/domain';
import { idPrefix } from '../paper/prng.ts';
import { Stage } from '../paper/stage.ts';

/** In drawing units. */
export interface PictureSize {
  width: number;
  height: number;
  /** How much of the height is more of the place above the usual picture, for frames that are taller. */
  above?: number;
  /** Keeps the marks that measuring needs. */
  marks?: boolean;
}

/** A picture and its text alternative. */
export interface DrawnPicture {
  readonly svg: string;
  readonly alt: string;
}

/** Where a figure's head is: its middle in shares of the width and the height, and its radius in shares of the width. */
export interface DrawnFigure {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly awake: boolean;
}

/** A picture as two or three that lie on each other, and where its light is. */
export interface LayeredPicture {
  /** The place; before it the figures and what falls from the sky, or a cover's frame. */
  readonly far: string;
  readonly near: string;
  /** The light of the last page's lamp, which can be put out. */
  readonly lamp?: string;
  /** Who is in it. */
  readonly figures: readonly DrawnFigure[];
  /** In shares of the width and the height; outside of 0 to 1 if the picture does not show it. */
  readonly light: { readonly x: number; readonly y: number };
}

/**
 * @param start where the nearer picture begins
 * @param light in drawing units
 */
export function inLayers(
  s: Stage,
  start: number,
  light: { x: number; y: number },
  size: PictureSize,
  { mirror = false, lamp = null }: { mirror?: boolean; lamp?: number | null } = {},
): LayeredPicture {
  const [far = '', near = '', lit] = s.renderLayers(lamp === null ? [start] : [start, lamp], { ...size, mirror });
  return { far, near, figures: [], ...(lit && { lamp: lit }), light: { x: (mirror ? s.w - light.x : light.x) / s.w, y: light.y / s.h } };
}

/** Every picture of a family's story is drawn in this size and cropped where less fits, so that it is the same everywhere. */
export const STORY_PICTURE_SIZE: PictureSize = { width: 960, height: 640 };

/** The stage of a set, in a file of its own. */
export function setStage({ seed, tone }: StoryPicture, { width, height }: PictureSize): Stage {
  const [w, h] = width / height >= 4 / 3 ? [Math.round((600 * width) / height), 600] : [800, Math.round((800 * height) / width)];
  return new Stage(w, h, seed, 'p', tone);
}

/** @param cast what else defines the picture, beside its place, cover and page. */
export function storyStage(
  { scene, cover, seed, tone, page }: StoryPicture,
  cast: string,
  { width, height, above = 0 }: PictureSize,
): Stage {
  const [w, h] = [Math.round((600 * width) / (height - above)), 600];
  const key = `${seed}|${scene.place}|${page ?? cover}|${cast}`;
  const stage = new Stage(w, h, key, idPrefix(`${key}|${cover}|${JSON.stringify(scene)}|${tone}|${w}`), tone);
  stage.version = pictureVersion(seed);
  stage.above = Math.round((600 * above) / (height - above));
  return stage;
}
