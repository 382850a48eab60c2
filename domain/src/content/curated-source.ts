/** A curated story as its author writes it. Publishing makes the document of it. */
import * as z from 'zod/mini';
import { AGE_BANDS } from '../children/age-bands.ts';
import { CAST_KINDS } from '../scenes/acts/staging.ts';
import { SETTING_IDS, TONE_IDS } from '../stories/story-options.ts';
import {
  ownCastSchema,
  type PageScene,
  pageSceneSchema,
  playerSchema,
  type StagedPage,
  stagedPageSchema,
  undrawable,
  unknownIn,
} from './curated-scene.ts';

/** The message of an issue without words of ours. */
const UNWORDED = 'Invalid input';

/** Until all stories are written in acts, some list what is drawn; what is wrong with a scene is said in its own form. */
const sceneSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((scene, context): StagedPage | PageScene => {
    const read = 'time' in scene ? stagedPageSchema.safeParse(scene) : pageSceneSchema.safeParse(scene);
    if (read.success) return read.data;
    // Who reads the file words everything but our own messages.
    for (const { message, ...issue } of read.error.issues)
      context.issues.push({ ...issue, ...(message !== UNWORDED && { message }), input: scene } as (typeof context.issues)[number]);
    return z.NEVER;
  }),
);
export type CuratedScene = z.infer<typeof sceneSchema>;

const curatedPageSchema = z.strictObject({
  text: z.string(),
  /** What the text says there is, and how often (0: not there), written before the drawing. */
  visible: z.exactOptional(z.record(z.string(), z.int().check(z.gte(0)))),
  /** Who rides, stands or sits on what. */
  on: z.exactOptional(z.record(z.string(), z.string())),
  /** Who hugs, holds, peeks or lies under a blanket with others: these may cover each other, but no face. */
  close: z.exactOptional(z.array(z.string())),
  /** The light that the text speaks of. */
  light: z.exactOptional(z.enum(['dark', 'bright'])),
  /** The picture's text alternative. */
  picture: z.string(),
  scene: sceneSchema,
});
export type CuratedPage = z.infer<typeof curatedPageSchema>;

export const curatedSourceSchema = z.strictObject({
  /** Missing in the draft, because publishing assigns it. */
  id: z.exactOptional(z.int()),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  age: z.enum(AGE_BANDS),
  tone: z.enum(TONE_IDS),
  setting: z.enum(SETTING_IDS),
  animal: z.string(),
  rating: z.number(),
  readingTime: z.number(),
  /** Visitors do not see it. */
  unpublished: z.exactOptional(z.literal(true)),
  /** Describes the cover. */
  cover: z.string(),
  coverScene: sceneSchema,
  /** The story's characters and things, the same on every page. */
  cast: z._default(ownCastSchema, { characters: {}, things: {} }),
  players: z._default(z.record(z.string(), playerSchema), {}),
  pages: z.array(curatedPageSchema),
});
export type CuratedSource = z.infer<typeof curatedSourceSchema>;

/** A story of which everything can be drawn. Who draws tells by `canDraw` what has a name there. */
export function drawableSourceSchema(canDraw: (what: string, players: CuratedSource['players']) => boolean) {
  return curatedSourceSchema.check(({ value, issues }) => {
    const scenes = [
      { scene: value.coverScene, at: ['coverScene'] },
      ...value.pages.map(({ scene }, index) => ({ scene, at: ['pages', index, 'scene'] })),
    ];
    for (const [name, { kind }] of Object.entries(value.cast.characters))
      if (!CAST_KINDS.some((word) => word === kind) && !canDraw(kind, {}))
        issues.push({ code: 'custom', message: `Nothing is called “${kind}”.`, input: kind, path: ['cast', 'characters', name, 'kind'] });
    for (const [name, { drawing = name }] of Object.entries(value.cast.things))
      if (!canDraw(drawing, {}))
        issues.push({ code: 'custom', message: `Nothing is called “${drawing}”.`, input: drawing, path: ['cast', 'things', name] });
    for (const [name, { animal }] of Object.entries(value.players))
      if (animal !== undefined && !canDraw(animal, {}))
        issues.push({ code: 'custom', message: `Nothing is called “${animal}”.`, input: animal, path: ['players', name, 'animal'] });
    for (const { scene, at } of scenes)
      for (const { message, path } of 'time' in scene
        ? unknownIn(scene, value.cast, (what) => canDraw(what, {}))
        : undrawable(scene, (what) => canDraw(what, value.players)))
        issues.push({ code: 'custom', message, input: scene, path: [...at, ...path] });
  });
}
