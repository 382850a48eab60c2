/** A story's characters and things as authors write them: `paloma: { kind: woman, age: old, hair: gray bun, wears: { dress: purple } }`. */
import * as z from 'zod/mini';
import {
  CAST_AGES,
  CAST_BUILDS,
  CAST_KINDS,
  COLOR_WORDS,
  GARMENTS,
  STAGING_LIMITS,
  type StoryCast,
  storyCastSchema,
  THING_STATES,
} from '../scenes/acts/staging.ts';
import { FIGURE_SIZES, OBJECT_KINDS } from '../scenes/vocabulary.ts';

const text = z.exactOptional(z.string().check(z.minLength(1), z.maxLength(STAGING_LIMITS.words)));

export const characterSchema = z.strictObject({
  kind: z.enum(CAST_KINDS),
  age: z.exactOptional(z.enum(CAST_AGES)),
  build: z.exactOptional(z.enum(CAST_BUILDS)),
  hair: text,
  skin: text,
  wears: z.exactOptional(z.partialRecord(z.enum(GARMENTS), z.enum(COLOR_WORDS))),
  carries: text,
});

const thingSchema = z.strictObject({
  kind: z.enum(OBJECT_KINDS),
  color: z.exactOptional(z.enum(COLOR_WORDS)),
  size: z.exactOptional(z.enum(FIGURE_SIZES)),
  state: z.exactOptional(z.enum(THING_STATES)),
});

const sourceSchema = z.strictObject({
  characters: z._default(z.record(z.string(), characterSchema), {}),
  things: z._default(z.record(z.string(), thingSchema), {}),
});

export const compactCastSchema = z.pipe(z.pipe(sourceSchema, z.transform(named)), storyCastSchema);

function named({ characters, things }: z.infer<typeof sourceSchema>): StoryCast {
  return {
    characters: Object.entries(characters).map(([name, { wears = {}, ...character }]) => {
      const clothes = GARMENTS.flatMap((what) => (wears[what] ? [{ what, color: wears[what] }] : []));
      return { name, ...character, ...(clothes.length > 0 && { wears: clothes }) };
    }),
    things: Object.entries(things).map(([name, thing]) => ({ name, ...thing })),
  };
}
