/** The scene of a page as it is stored. {@link parseScene} reads one that may have unknown words. */
import * as z from 'zod/mini';
import { type Staging, stagingSchema } from './acts/staging.ts';
import {
  EMOTIONS,
  FIGURE_KINDS,
  FIGURE_SIZES,
  FIGURE_STATES,
  FOCUSES,
  OBJECT_KINDS,
  POSES,
  SCENE_LIMITS,
  SCENE_PLACES,
  SCENE_SPACES,
  SCENE_TIMES,
  SCENE_VIEWS,
  SCENE_WEATHERS,
  SIDES,
} from './vocabulary.ts';

const figureSchema = z.strictObject({
  who: z.enum(FIGURE_KINDS),
  pose: z.enum(POSES),
  emotion: z.enum(EMOTIONS),
  /** Compared with the figure's usual size. */
  size: z.enum(FIGURE_SIZES),
  side: z.enum(SIDES),
  /** Missing: neither muddy nor wet, as in all stories of earlier versions. */
  state: z.optional(z.enum(FIGURE_STATES)),
});
export type Figure = z.infer<typeof figureSchema>;

const sceneObjectSchema = z.strictObject({
  kind: z.enum(OBJECT_KINDS),
  count: z.int().check(z.gte(1), z.lte(SCENE_LIMITS.objects)),
});
export type SceneObject = z.infer<typeof sceneObjectSchema>;

export const sceneSchema = z.strictObject({
  place: z.enum(SCENE_PLACES),
  space: z.enum(SCENE_SPACES),
  view: z.enum(SCENE_VIEWS),
  time: z.enum(SCENE_TIMES),
  weather: z.enum(SCENE_WEATHERS),
  figures: z.array(figureSchema).check(z.maxLength(SCENE_LIMITS.figures)),
  objects: z.array(sceneObjectSchema).check(z.maxLength(SCENE_LIMITS.objectKinds)),
  focus: z.enum(FOCUSES),
  /** What happens; the view, figures, objects and focus beside it are for apps of versions without it. Missing in their stories. */
  staging: z.optional(stagingSchema),
});
export type Scene = Omit<z.infer<typeof sceneSchema>, 'figures' | 'staging'> & { figures: Figure[]; staging: Staging };
/** A scene as it is written without acts. */
export type OldScene = Omit<Scene, 'staging'>;
