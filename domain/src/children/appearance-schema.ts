/** `child-appearance.ts` in forms and documents. Apart from it, because readers need no parser. */
import * as z from 'zod/mini';
import { APPEARANCE } from './child-appearance.ts';

const WRONG = 'Please choose how your child looks from the pictures, or leave it out.';
const word = <Words extends readonly [string, ...string[]]>(words: Words) => z.optional(z.enum(words, { error: WRONG }));

export const appearanceSchema = z.strictObject(
  {
    skin: word(APPEARANCE.skin),
    hair: word(APPEARANCE.hair),
    hairColor: word(APPEARANCE.hairColor),
    glasses: word(APPEARANCE.glasses),
    hearingAid: word(APPEARANCE.hearingAid),
    wheelchair: word(APPEARANCE.wheelchair),
    clothes: word(APPEARANCE.clothes),
  },
  { error: WRONG },
);
