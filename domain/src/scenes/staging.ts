/** What happens on a page: acts with their two ends, and the cast that a story's pages share. {@link readStaging} reads one of any origin. */
import * as z from 'zod/mini';
import { VERBS } from './verbs.ts';
import { CHARACTER_KINDS, EMOTIONS, FIGURE_SIZES, FIGURE_STATES, OBJECT_KINDS, SCENE_LIMITS, SIDES } from './vocabulary.ts';

export const STAGING_LIMITS = {
  /** Acts of a page that are asked for. */
  acts: 3,
  /** An old scene has one for each figure. */
  storedActs: SCENE_LIMITS.figures,
  who: 4,
  /** Things of all kinds together. */
  things: SCENE_LIMITS.objects,
  characters: 8,
  castThings: 8,
  /** Pieces of clothing. */
  wears: 4,
  /** Characters of a name, a part of a place or a hair style. */
  words: 40,
} as const;

export const VIEWS = ['wide', 'near', 'hands', 'above', 'below', 'shoulder', 'doorway'] as const;
export type View = (typeof VIEWS)[number];

export const WHERES = ['on', 'in', 'under', 'beside', 'hanging from', 'far'] as const;

export const COLOR_WORDS = [
  ...['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'white', 'cream', 'gray', 'black', 'gold', 'silver'],
  'straw',
] as const;
export type ColorWord = (typeof COLOR_WORDS)[number];

export const GARMENTS = [
  ...['coat', 'dress', 'shirt', 'trousers', 'apron', 'cap', 'hat', 'scarf', 'boots', 'gown', 'pajamas', 'glasses', 'crown'],
] as const;
export type Garment = (typeof GARMENTS)[number];

/** Children who are characters of a story, but not the family's. */
export const CHILD_KINDS = ['girl', 'boy', 'baby'] as const;
export const CAST_KINDS = [...CHARACTER_KINDS, ...CHILD_KINDS] as const;
export const CAST_AGES = ['baby', 'small', 'child', 'grown', 'old'] as const;
export const CAST_BUILDS = ['slim', 'usual', 'round'] as const;
export const THING_STATES = ['broken', 'lit', 'open', 'tied', 'empty', 'full'] as const;

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

const placedThingSchema = z.strictObject({
  thing: words,
  count: z.int().check(z.gte(1), z.lte(STAGING_LIMITS.things)),
  where: z.optional(z.enum(WHERES)),
  of: z.optional(words),
});
export type PlacedThing = z.infer<typeof placedThingSchema>;

const percent = z.number().check(z.gte(-20), z.lte(120));
export const stagingSchema = z.strictObject({
  /** Which part of the place. */
  part: z.optional(words),
  view: z.enum(VIEWS),
  acts: z.array(actSchema).check(z.maxLength(STAGING_LIMITS.storedActs)),
  things: z.array(placedThingSchema).check(z.maxLength(STAGING_LIMITS.things)),
  /** Where an author wants someone or something: x and y in percent of the picture, and a factor of the size. */
  exactly: z.optional(z.record(z.string(), z.tuple([percent, percent, z.number().check(z.gt(0), z.lte(6))]))),
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

export const NO_CAST: StoryCast = { characters: [], things: [] };
