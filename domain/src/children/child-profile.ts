/** A remembered child (`users/{uid}/children/{uuid}`), which fills in the create form with one press. */
import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { CLOCK_TIME } from '../push/reminder-time.ts';
import { childsName, type Parsed, parsedBy, personText, storedAnimal, storyRequestSchema } from '../stories/story-request.ts';
import { appearanceSchema } from './appearance-schema.ts';
import { readAppearance } from './child-appearance.ts';
import { readWishes } from './story-wishes.ts';
import { storyWishes } from './wishes-schema.ts';

const { favoriteAnimal, storyLength, storyTone } = storyRequestSchema.shape;
const BEDTIME = 'Please choose a bedtime, such as 19:30, or none.';

const NAME = ["Please tell us the child's name.", 'The name'] as const;

const storedSchema = z.object(
  {
    nickname: personText(...NAME, LIMITS.childName),
    favoriteAnimal: storedAnimal,
    storyLength,
    storyTone,
    bedtime: z.optional(z.string({ error: BEDTIME }).check(z.regex(CLOCK_TIME, BEDTIME))),
  },
  { error: 'Please fill in the form.' },
);
const childSchema = z.extend(storedSchema, {
  nickname: childsName(...NAME),
  favoriteAnimal,
  ...storyWishes,
  /** How the child is drawn; it stays with the child and is part of no request. */
  appearance: z.optional(appearanceSchema),
});

/** The stored fields of a child. `bedtime` is `HH:MM`. */
export type ChildWishes = z.infer<typeof childSchema>;

/** Checks and normalizes a child's fields. The message describes the first invalid one. */
export function parseChild(input: unknown): Parsed<ChildWishes> {
  return parsedBy(childSchema, input, 'Please fill in the form.');
}

/**
 * A stored child. Versions before names and animals were checked stored any {@link personText}, and such a child has to stay visible to be changed or
 * removed. Topics and looks that a newer version added are left out.
 */
export function parseStoredChild(input: unknown): Parsed<ChildWishes> {
  const parsed = parsedBy(storedSchema, input, 'Please fill in the form.');
  if (!parsed.ok) return parsed;
  const { childId: _id, childSeed: _seed, ...wishes } = readWishes(input as Record<string, unknown>);
  const appearance = readAppearance((input as Record<string, unknown>).appearance);
  return { ok: true, value: { ...parsed.value, ...wishes, ...(appearance && { appearance }) } };
}
