/** Lists of words. */
import * as z from 'zod/mini';
import { choicesSchema, TRAITS, type Trait } from './arc.ts';
import { commaWords, lines } from './notation.ts';

/** The words of places for arcs that can happen anywhere: `who`, `thing`, `food`, `water`, `stop`, `high`, `path`, `bed`, `light` … */
export const placeWordsSchema = z.record(z.string(), z.record(z.string(), choicesSchema));

/** What each animal's body can do: its traits, the leading one first. */
export const animalTraitsSchema = z.pipe(
  z.record(z.string(), commaWords),
  z.transform((lists, context): ReadonlyMap<string, readonly Trait[]> => {
    const entries = Object.entries(lists).flatMap(([key, animals]) => {
      const traits = key.split(' ').flatMap((word) => TRAITS.filter((trait) => trait === word));
      if (traits.length < key.split(' ').length)
        context.issues.push({ code: 'custom', message: `“${key}” are not traits.`, input: key, path: [key] });
      return animals.map((animal) => [animal, traits] as const);
    });
    return new Map(entries);
  }),
);

/** The local storyteller's names for animals, and paragraphs in which a friend of earlier stories comes back. */
export const storytellerWordsSchema = z.strictObject({ names: commaWords, returns: lines((line) => line) });

/** Words that the local moderation finds, by category, and names of animals that contain them. */
export const unsafeWordsSchema = z.strictObject({ categories: z.record(z.string(), commaWords), animals: commaWords });

/** Profanity that the packages lack, and words of the lists that are something else here, folded (profanity/disguises.ts). */
export const profanitySchema = z.strictObject({ more: commaWords, realNames: commaWords, animals: commaWords });
export type ProfanityWords = z.infer<typeof profanitySchema>;
