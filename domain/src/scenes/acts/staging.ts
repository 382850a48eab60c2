/** What happens on a page: acts with their two ends, and the cast that a story's pages share. {@link readStaging} reads one of any origin. */
import * as z from 'zod/mini';
import { EMOTIONS, FIGURE_SIZES, FIGURE_STATES, OBJECT_KINDS, SIDES } from '../vocabulary.ts';
import {
  CAST_AGES,
  CAST_BUILDS,
  CAST_KINDS,
  COLOR_WORDS,
  GARMENTS,
  POSITION_LIMITS,
  STAGING_LIMITS,
  THING_STATES,
  VIEWS,
  WHERES,
} from './staging-words.ts';
import { VERBS } from './verbs.ts';

export * from './staging-words.ts';

const words = z.string().check(z.minLength(1), z.maxLength(STAGING_LIMITS.words));

const actSchema = z.strictObject({
  /** The family's own figures, names of the cast, or kinds. */
  who: z.array(words).check(z.minLength(1), z.maxLength(STAGING_LIMITS.who)),
  does: z.enum(VERBS),
  /** On or with what: a character, a thing of the cast, or a kind. */
  what: z.optional(words),
  /** The second end: to whom, into what, with what. */
  to: z.optional(words),
  /** Missing: as the story's tone. */
  feels: z.optional(z.enum(EMOTIONS)),
  // Of old scenes and authors; no model is asked for these.
  side: z.optional(z.enum(SIDES)),
  size: z.optional(z.enum(FIGURE_SIZES)),
  state: z.optional(z.enum(FIGURE_STATES)),
});
export type Act = z.infer<typeof actSchema>;

const within = ([least, most]: readonly [number, number]) => z.number().check(z.gte(least), z.lte(most));

/** In percent of the picture; a missing size is the usual one, and a missing depth is its y. */
const { x, y, size, turn, depth } = POSITION_LIMITS;
const positionSchema = z.union([
  z.tuple([within(x), within(y)]),
  z.tuple([within(x), within(y), within(size)]),
  z.tuple([within(x), within(y), within(size), within(turn)]),
  z.tuple([within(x), within(y), within(size), within(turn), within(depth)]),
]);
export type Position = z.infer<typeof positionSchema>;

const placedThingSchema = z.strictObject({
  thing: words,
  count: z.int().check(z.gte(1), z.lte(STAGING_LIMITS.things)),
  where: z.optional(z.enum(WHERES)),
  of: z.optional(words),
  /** Only an author's: where it stands or hangs. */
  at: z.optional(positionSchema),
});
export type PlacedThing = z.infer<typeof placedThingSchema>;

export const stagingSchema = z.strictObject({
  view: z.enum(VIEWS),
  acts: z.array(actSchema).check(z.maxLength(STAGING_LIMITS.storedActs)),
  things: z.array(placedThingSchema).check(z.maxLength(STAGING_LIMITS.things)),
  /** Only an author's: where those are whom acts name, and what they are done with. Everything else is staged around them. */
  exactly: z.optional(z.record(z.string(), positionSchema)),
});
export type Staging = z.infer<typeof stagingSchema>;

const characterSchema = z.strictObject({
  name: words,
  kind: z.enum(CAST_KINDS),
  age: z.optional(z.enum(CAST_AGES)),
  build: z.optional(z.enum(CAST_BUILDS)),
  hair: z.optional(words),
  skin: z.optional(words),
  wears: z.optional(
    z.array(z.strictObject({ what: z.enum(GARMENTS), color: z.enum(COLOR_WORDS) })).check(z.maxLength(STAGING_LIMITS.wears)),
  ),
  /** A thing of the cast, or a kind. */
  carries: z.optional(words),
});
export type Character = z.infer<typeof characterSchema>;

const castThingSchema = z.strictObject({
  name: words,
  kind: z.enum(OBJECT_KINDS),
  color: z.optional(z.enum(COLOR_WORDS)),
  size: z.optional(z.enum(FIGURE_SIZES)),
  state: z.optional(z.enum(THING_STATES)),
});
export type CastThing = z.infer<typeof castThingSchema>;

export const storyCastSchema = z.strictObject({
  characters: z.array(characterSchema).check(z.maxLength(STAGING_LIMITS.characters)),
  things: z.array(castThingSchema).check(z.maxLength(STAGING_LIMITS.castThings)),
});
/** `child`, the siblings and the animal are in no cast: they are filled in where it is drawn. */
export type StoryCast = z.infer<typeof storyCastSchema>;
