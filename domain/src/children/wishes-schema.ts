/** The fields of `story-wishes.ts` in forms and requests. Apart from it, because readers need no parser. */
import * as z from 'zod/mini';
import { AGE_BANDS } from './age-bands.ts';
import { AVOIDED_TOPIC_IDS, PRONOUNS } from './story-wishes.ts';

const WRONG = {
  age: "Please choose the child's age.",
  pronouns: 'Please choose the pronouns, or none.',
  topics: 'Please choose topics from the list.',
};

/** Fields of a child and of a story request; all may be missing, as in those of earlier versions. */
export const storyWishes = {
  age: z.optional(z.enum(AGE_BANDS, { error: WRONG.age })),
  pronouns: z.optional(z.enum(PRONOUNS, { error: WRONG.pronouns })),
  /** "Not tonight". */
  notTonight: z.optional(
    z.array(z.enum(AVOIDED_TOPIC_IDS, { error: WRONG.topics }), { error: WRONG.topics }).check(
      z.minLength(1, WRONG.topics),
      z.refine((topics) => new Set(topics).size === topics.length, WRONG.topics),
    ),
  ),
};
