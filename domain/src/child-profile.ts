/** A child that a family has remembered (`users/{uid}/children/{uuid}`): what fills the create form with one press. */
import * as z from 'zod/mini';
import { CLOCK_TIME } from './clock-time.ts';
import { LIMITS } from './limits.ts';
import { type Parsed, parsedBy, personText, storyRequestSchema } from './story-request.ts';

const { favoriteAnimal, storyLength, storyTone } = storyRequestSchema.shape;
const BEDTIME = 'Please choose a bedtime, such as 19:30, or none.';

const childSchema = z.object(
  {
    nickname: personText("Please tell us the child's name.", 'The name', LIMITS.childName),
    favoriteAnimal,
    storyLength,
    storyTone,
    bedtime: z.optional(z.string({ error: BEDTIME }).check(z.regex(CLOCK_TIME, BEDTIME))),
  },
  { error: 'Please fill in the form.' },
);

/** What is remembered of a child. `bedtime` is `HH:MM`, and absent where none was told. */
export type ChildWishes = z.infer<typeof childSchema>;

/** Checks and normalizes what was typed; a refusal says in plain words what is wrong with the first wrong field. */
export function parseChild(input: unknown): Parsed<ChildWishes> {
  return parsedBy(childSchema, input, 'Please fill in the form.');
}
