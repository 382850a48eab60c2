/** A curated story as its author writes it. Publishing makes the document of it. */
import * as z from 'zod/mini';
import { AGE_BANDS } from '../children/age-bands.ts';
import { CAST_KINDS } from '../scenes/acts/staging.ts';
import { SETTING_IDS, TONE_IDS } from '../stories/story-options.ts';
import { ownCastSchema, stagedPageSchema, unknownIn } from './curated-scene.ts';

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
  scene: stagedPageSchema,
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
  coverScene: stagedPageSchema,
  /** The story's characters and things, the same on every page. */
  cast: z._default(ownCastSchema, { characters: {}, things: {} }),
  pages: z.array(curatedPageSchema),
  /** “Talk together”: a question about a page's picture, counted from 1, and one about the child's own day. */
  talk: z.exactOptional(
    z.strictObject({
      page: z.int().check(z.gte(1)),
      ask: z.string(),
      /** What of the page's `visible` the answer is about, so that it is measured to be drawn. */
      answer: z.string(),
      end: z.string(),
    }),
  ),
});
export type CuratedSource = z.infer<typeof curatedSourceSchema>;

/** A story of which everything can be drawn. Who draws tells by `canDraw` what has a name there. */
export function drawableSourceSchema(canDraw: (what: string) => boolean) {
  return curatedSourceSchema.check(({ value, issues }) => {
    const scenes = [
      { scene: value.coverScene, at: ['coverScene'] },
      ...value.pages.map(({ scene }, index) => ({ scene, at: ['pages', index, 'scene'] })),
    ];
    for (const [name, { kind }] of Object.entries(value.cast.characters))
      if (!CAST_KINDS.some((word) => word === kind) && !canDraw(kind))
        issues.push({ code: 'custom', message: `Nothing is called “${kind}”.`, input: kind, path: ['cast', 'characters', name, 'kind'] });
    for (const [name, { drawing = name }] of Object.entries(value.cast.things))
      if (!canDraw(drawing))
        issues.push({ code: 'custom', message: `Nothing is called “${drawing}”.`, input: drawing, path: ['cast', 'things', name] });
    for (const { scene, at } of scenes)
      for (const { message, path } of unknownIn(scene, value.cast, canDraw))
        issues.push({ code: 'custom', message, input: scene, path: [...at, ...path] });
  });
}
