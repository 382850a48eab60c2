/** Lists of words. */
import * as z from 'zod/mini';
import { BELONGINGS, HABITS, TEMPERS } from '../children/friend.ts';
import { AVOIDED_TOPIC_IDS, type AvoidedTopic } from '../children/story-wishes.ts';
import { CHARACTER_KINDS } from '../scenes/vocabulary.ts';
import { choicesSchema, IDEAS, TRAITS, type Trait } from './arc.ts';
import { commaWords, lines } from './notation.ts';

/** The words of places for the arcs of bodies: `who`, `thing`, `food`, `water`, `stop`, `high`, `path`, `bed`, `light` … */
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

const wordings = lines((line) => line);
/** The local storyteller's lines about earlier stories; `<deed>` is what the child did in one. */
export const storytellerWordsSchema = z.strictObject({
  ...{ greets: wordings, remembers: wordings, delivers: wordings },
  ideas: z.record(z.enum(IDEAS), wordings),
});

/** Its lines about who the child's friend is. */
export const friendWaysSchema = z.strictObject({
  tempers: z.record(z.enum(TEMPERS), z.strictObject({ comes: wordings, encourages: wordings })),
  habits: z.record(z.enum(HABITS), z.strictObject({ thinks: wordings, sleeps: wordings })),
  belongings: z.record(z.enum(BELONGINGS), z.strictObject({ has: wordings, thinks: wordings, sleeps: wordings })),
});

/** Words that the local moderation finds, by category. */
export const unsafeWordsSchema = z.strictObject({ categories: z.record(z.string(), commaWords) });

export interface TopicWords {
  /** Patterns of whole words and phrases. */
  words: readonly string[];
  /** Phrases with such a word that mean something else. */
  harmless?: readonly string[] | undefined;
}

/** The words of each "Not tonight" topic, as regular expressions in which `{part}` stands for one of the words of that part. */
export const avoidedTopicsSchema = z.pipe(
  z.strictObject({
    parts: z.record(z.string(), commaWords),
    topics: z.record(z.enum(AVOIDED_TOPIC_IDS), z.strictObject({ words: commaWords, harmless: z.exactOptional(commaWords) })),
  }),
  z.transform(({ parts, topics }, context) => {
    const known: Readonly<Record<string, readonly string[]>> = { ...parts, figure: CHARACTER_KINDS };
    const filled = (topic: AvoidedTopic, field: keyof TopicWords) =>
      topics[topic][field]?.map((pattern) => {
        const whole = pattern.replaceAll(/\{(\p{L}[^}]*)\}/gu, (part, name: string) =>
          known[name] ? `(?:${known[name].join('|')})` : part,
        );
        if (!isPattern(whole)) {
          const message = `“${pattern}” is no regular expression, or a part of it is not in the list of parts.`;
          context.issues.push({ code: 'custom', message, input: pattern, path: ['topics', topic, field] });
        }
        return whole;
      });
    return Object.fromEntries<TopicWords>(
      AVOIDED_TOPIC_IDS.map((topic) => [topic, { words: filled(topic, 'words') ?? [], harmless: filled(topic, 'harmless') }]),
    ) as Record<AvoidedTopic, TopicWords>;
  }),
);

/** Profanity and hatred that the packages lack, and words of the lists that are something else here (profanity/disguises.ts). */
export const profanitySchema = z.strictObject({
  ...{ more: commaWords, realNames: commaWords, privateNames: commaWords, animals: commaWords, realAnimals: commaWords },
  ...{ groups: commaWords, groupNames: commaWords, illWill: commaWords, saidTogether: commaWords, notorious: commaWords },
  /** For the package `obscenity`, in its notation of patterns. */
  ...{ tooWide: commaWords, english: commaWords, divided: commaWords, inside: commaWords },
});
export type ProfanityWords = z.infer<typeof profanitySchema>;

/** What an editor, or a model in the place of one, is asked about a story: an introduction, and each mark's question. */
export const editorsSheetSchema = z.strictObject({ about: z.string(), marks: z.record(z.string(), z.string()) });

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'iu');
    return true;
  } catch {
    return false;
  }
}
