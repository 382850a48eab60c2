/** Composes a picture from a request and the code that was loaded for it. */
import type { Cast } from '../../creatures/cast.ts';
import { placeHero } from '../../creatures/hero.ts';
import { idPrefix } from '../../paper/prng.ts';
import { type Mood, Stage } from '../../paper/stage.ts';
import type { DrawPlace } from '../../places/parts/common.ts';
import { COVERS, type Cover, resolvePlace, type SceneName } from '../../places/parts/place.ts';

/** What a picture shows. */
export interface SceneRequest {
  /** One of the twenty setting ids; any other text becomes a quiet place. */
  place: string;
  /** Any text in any language; without it a lantern replaces the hero. */
  animal?: string | undefined;
  /** How the hero feels; calm by default. */
  mood?: Mood | undefined;
  /** The same seed gives the same picture. */
  seed: string;
  /** Draws this cover's scene instead. */
  cover?: Cover | undefined;
}

/** The six covers of screens without a story. */
export const COVER_SCENES: Record<Cover, SceneRequest> = {
  moon: { animal: 'rabbit', place: 'meadow', seed: 'cover-moon', mood: 'calm' },
  forest: { animal: 'fox', place: 'forest', seed: 'cover-forest', mood: 'calm' },
  ocean: { animal: 'whale', place: 'underwater', seed: 'cover-ocean-2', mood: 'cozy' },
  space: { animal: 'bear', place: 'space', seed: 'cover-space', mood: 'calm' },
  castle: { animal: 'dragon', place: 'castle', seed: 'cover-castle-2', mood: 'cozy' },
  garden: { animal: 'hedgehog', place: 'garden', seed: 'cover-garden', mood: 'cozy' },
};

/** Size in drawing units, 800 x 600 by default; another shape is composed differently, not cropped. */
export interface PictureOptions {
  width?: number | undefined;
  height?: number | undefined;
  title?: string | undefined;
}

/** The size of the drawing space for a wanted size: 600 high when wide, 800 wide when tall. */
function drawingSize(width: number, height: number): [number, number] {
  const ratio = Math.max(0.5, Math.min(2.4, width / height));
  return ratio >= 4 / 3 ? [Math.round(600 * ratio), 600] : [800, Math.round(800 / ratio)];
}

const validSize = (value: number | undefined, otherwise: number): number =>
  value !== undefined && Number.isFinite(value) && value > 0 ? Math.min(4096, value) : otherwise;

/** The code that a picture is drawn with: its place's composer and its hero's drawing. */
export interface Parts {
  scene: DrawPlace;
  /** Null for a picture without a hero. */
  cast: Cast | null;
  /** The name of the hero's kind, '' without one. */
  name: string;
}

/** The scene of a request: its cover's, or else its place's. */
export function sceneName(request: SceneRequest): SceneName {
  const covers: readonly string[] = COVERS;
  return request.cover !== undefined && covers.includes(request.cover) ? request.cover : resolvePlace(request.place);
}

/** Draws a scene with the loaded code. */
export function compose(request: SceneRequest, { scene, cast, name }: Parts, options: PictureOptions = {}): string {
  const width = validSize(options.width, 800);
  const height = validSize(options.height, 600);
  const [w, h] = drawingSize(width, height);
  const mood = request.mood ?? 'calm';
  const key = `${request.seed}|${request.cover ?? ''}|${resolvePlace(request.place)}|${name}|${mood}`;
  const s = new Stage(w, h, key, idPrefix(`${key}|${w}x${h}`), mood);
  const mirror = s.rng.chance(0.42);
  scene({
    s,
    hero: (spot) => placeHero(s, cast, spot),
  });
  return s.render({ width, height, mirror, ...(options.title ? { title: options.title } : {}) });
}
