/** A scene as the model writes it: in strict mode no property may be missing, so that every figure has a state. */
import * as z from 'zod/mini';
import { figureSchema, type Scene, sceneSchema } from './scene.ts';
import { FIGURE_STATES, SCENE_LIMITS } from './vocabulary.ts';

/** Neither muddy nor wet; a stored figure has no state then. */
const USUAL = 'usual';

export const answeredSceneSchema = z.extend(sceneSchema, {
  figures: z.array(z.extend(figureSchema, { state: z.enum([USUAL, ...FIGURE_STATES]) })).check(z.maxLength(SCENE_LIMITS.figures)),
});

export function answeredScene(scene: Scene): z.infer<typeof answeredSceneSchema> {
  return { ...scene, figures: scene.figures.map((figure) => ({ ...figure, state: figure.state ?? USUAL })) };
}
