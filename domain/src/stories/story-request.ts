/** The body of `POST /api/generate-story` (specification section 7). Form and function use the same parser. */
import * as z from 'zod/mini';
import { looksLikeName } from '../account/name-shape.ts';
import { normalizePersonText, personTextProblem, withoutLastMarks } from '../account/person-text.ts';
import { namesNoAnimal, trimMarks } from '../animals/trim-animal.ts';
import { friendWords } from '../children/friend-schema.ts';
import { MOST_SEED } from '../children/story-wishes.ts';
import { storyWishes } from '../children/wishes-schema.ts';
import { isChildId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import type { StoryCast } from '../scenes/acts/staging.ts';
import type { Scene } from '../scenes/scene.ts';
import type { FamilyPage } from '../scenes/story-pages.ts';
import { hasWebAddress } from '../web-address.ts';
import { countAnimalWords, isAnimalAddress, isAnimalSentence } from './animal-text.ts';
import { earlierEpisodeSchema } from './episode.ts';
import { MOMENT_IDS } from './moments.ts';
import { COVER_IDS, LENGTH_IDS, SETTING_IDS, TONE_IDS } from './story-options.ts';

/**
 * A name or animal that is already normalized.
 * @param words for error messages: the message for a missing value, and the field's name in a sentence
 */
export function personName(limit: number, { missing = 'Missing.', name = 'It' }: { missing?: string; name?: string } = {}) {
  return z.string().check((context) => {
    const problem = personTextProblem(context.value, limit);
    if (problem === null) return;
    const message =
      problem === 'missing'
        ? missing
        : problem === 'too-long'
          ? `${name} is too long: at most ${limit} characters, please.`
          : `${name} can only have letters, spaces, apostrophes, hyphens, dots and commas.`;
    context.issues.push({ code: 'custom', input: context.value, message });
  });
}

/** A typed name or animal: normalized, then checked. */
export function personText(missing: string, name: string, limit: number, normalize = normalizePersonText) {
  return z.pipe(z.pipe(z.string({ error: missing }), z.transform(normalize)), personName(limit, { missing, name }));
}

function noAddress(name: string, isAddress = hasWebAddress) {
  return z.refine<string>((text) => !isAddress(text), { error: `${name} can’t be a web address.`, abort: true });
}

/** A typed name of a child: {@link personText} that looks like a name. */
export function childsName(missing: string, name: string) {
  return personText(missing, name, LIMITS.childName, (text) => withoutLastMarks(normalizePersonText(text))).check(
    noAddress(name),
    z.refine(looksLikeName, `${name} does not look like a name. A first name or a nickname works best.`),
  );
}

const ANIMAL = 'The favorite animal';
const NO_ANIMAL = 'Please name a favorite animal.';
/** Earlier versions stored animals of any number of words with a child. */
export const storedAnimal = personText(NO_ANIMAL, ANIMAL, LIMITS.favoriteAnimal);
const animal = personText(NO_ANIMAL, ANIMAL, LIMITS.favoriteAnimal, (text) => trimMarks(normalizePersonText(text))).check(
  z.refine<string>((text) => !namesNoAnimal(text), { error: NO_ANIMAL, abort: true }),
  noAddress(ANIMAL, isAnimalAddress),
  z.refine<string>((text) => countAnimalWords(text) <= LIMITS.favoriteAnimalWords, `${ANIMAL} is too long: at most six words, please.`),
  z.refine<string>((text) => !isAnimalSentence(text), 'Please just name an animal, without a sentence.'),
);

const sibling = childsName("Please tell us the other child's name.", "The other child's name");

const SIBLINGS = `Please name one to ${LIMITS.siblings} other children, or none.`;
const siblings = z.array(sibling, { error: SIBLINGS }).check(z.minLength(1, SIBLINGS), z.maxLength(LIMITS.siblings, SIBLINGS));

const FRIEND = 'Please choose the friend from the lists.';

/** The animal friend, as a family may change it. */
export const friendSchema = z.object(
  { name: childsName('Please give the friend a name.', 'The friend’s name'), ...friendWords(FRIEND) },
  { error: FRIEND },
);

const CHILD_ID = 'Please choose one of your children, or none.';

const CHILD_SEED = 'Please send the number of an earlier story as it is, or none.';

export const storyRequestSchema = z.object(
  {
    childName: childsName("Please tell us the child's name.", "The child's name"),
    favoriteAnimal: animal,
    storySetting: z.enum(SETTING_IDS, { error: 'Please choose one of the story settings.' }),
    storyLength: z.enum(LENGTH_IDS, { error: 'Please choose a story length: short, medium or long.' }),
    storyTone: z.enum(TONE_IDS, { error: 'Please choose a mood: funny, sleepy, cozy, silly or calm.' }),
    /** Missing in requests of versions whose browser stored the story itself. */
    coverImage: z.optional(z.enum(COVER_IDS, { error: 'Please choose one of the cover pictures.' })),
    siblings: z.optional(siblings),
    continues: z.optional(earlierEpisodeSchema),
    ...storyWishes,
    /** What happened today: for this story alone, and never stored with it. */
    moment: z.optional(z.enum(MOMENT_IDS, { error: 'Please choose a moment from the list, or none.' })),
    /** The remembered child (`users/{uid}/children/{id}`) that the story is for. */
    childId: z.optional(z.string({ error: CHILD_ID }).check(z.refine(isChildId, CHILD_ID))),
    /** Missing in requests of earlier versions, and where the device does not know it: the function then finds or chooses it. */
    friend: z.optional(friendSchema),
    /** Of the story that this one is another version or the next episode of, so that its children look the same (`childSeedOf`). */
    childSeed: z.optional(z.int(CHILD_SEED).check(z.gte(0, CHILD_SEED), z.lte(MOST_SEED, CHILD_SEED))),
  },
  { error: 'Please send the story request as a JSON object.' },
);

export type StoryRequest = z.infer<typeof storyRequestSchema>;

export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string; field?: string };

/** Checks and normalizes a story request. The message describes the first invalid field. */
export function parseStoryRequest(input: unknown): Parsed<StoryRequest> {
  return parsedBy(storyRequestSchema, input, 'Please send the story request as a JSON object.');
}

/** @param otherwise the message for issues without one. */
export function parsedBy<T>(schema: z.ZodMiniType<T>, input: unknown, otherwise: string): Parsed<T> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  const field = issue?.path[0];
  return { ok: false, message: issue?.message ?? otherwise, ...(typeof field === 'string' ? { field } : {}) };
}

/** What an account may still make today, and when the next day's stories begin: in seconds, as a device's clock may be wrong. */
export interface StoriesLeft {
  stories: number;
  returnsInSeconds: number;
}

/** The function's response (section 7): plain text, paragraphs separated by a blank line. */
export interface GeneratedStory {
  title: string;
  content: string;
  /** `content` with placeholders instead of the names (decision P16). */
  template?: string;
  /** Notes for the next episode, without names; missing if the model gave none that passed the checks. */
  recap?: string;
  cast?: string[];
  /** The same text by pages, and the cover's scene (decision P19); missing in responses of earlier versions. */
  pages?: FamilyPage[];
  cover?: Scene;
  /** Missing if its scenes name nobody and nothing of their own. */
  pictureCast?: StoryCast;
  /** Missing in responses with a story that was written before. */
  left?: StoriesLeft;
}
