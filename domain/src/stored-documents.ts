/**
 * The fields of a family's documents. The function writes stories, the browser everything else. As `firestore.rules` cannot import this, `tests/rules`
 * generates its cases from it and fails if a limit or choice differs. A story's options use the same schemas as form and function.
 */
import * as z from 'zod/mini';
import { AGE_BANDS } from './children/age-bands.ts';
import { appearanceSchema } from './children/appearance-schema.ts';
import { MEMORY_KINDS } from './children/child-memory.ts';
import { friendWords } from './children/friend-schema.ts';
import { AVOIDED_TOPIC_IDS, MOST_SEED, PRONOUNS } from './children/story-wishes.ts';
import { isChildId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { CLOCK_TIME } from './push/reminder-time.ts';
import { storyCastSchema } from './scenes/acts/staging.ts';
import { sceneSchema } from './scenes/scene.ts';
import { SCENE_LIMITS } from './scenes/vocabulary.ts';
import { COVER_IDS } from './stories/story-options.ts';
import { personName, storyRequestSchema } from './stories/story-request.ts';

/** What a field has to satisfy beyond its type. Times are milliseconds since 1970. */
export type StoredAs =
  | 'owner'
  | 'document id'
  /** The sign-in token's email; '' if it has none. */
  | 'token e-mail'
  | 'server time'
  /** Set by the device, not later than the server's time. */
  | 'past moment'
  | 'story id'
  /** `HH:MM` (reminder-time.ts). */
  | 'clock time'
  /** Letters of any script and some marks (person-text.ts). */
  | 'person text';

/** Extra metadata that `z.toJSONSchema` adds to a field. */
export const storedAs = z.registry<{ storedAs: StoredAs; maxLength?: number }>();

const text = (maxLength: number) => z.string().check(z.minLength(1), z.maxLength(maxLength));
const person = (maxLength: number) => personName(maxLength).register(storedAs, { storedAs: 'person text', maxLength });
const serverTime = () => z.number().register(storedAs, { storedAs: 'server time' });
const pastMoment = () => z.number().register(storedAs, { storedAs: 'past moment' });

const { storySetting, storyLength, storyTone } = storyRequestSchema.shape;

/** The fields of `storyWishes`, with every limit visible in the JSON schema. */
const storedWishes = {
  age: z.optional(z.enum(AGE_BANDS)),
  pronouns: z.optional(z.enum(PRONOUNS)),
  notTonight: z.optional(
    z.array(z.enum(AVOIDED_TOPIC_IDS)).check(
      z.minLength(1),
      z.maxLength(AVOIDED_TOPIC_IDS.length),
      z.refine((topics) => new Set(topics).size === topics.length),
    ),
  ),
};

/** `users/{uid}` at creation; clients change only the email, to the token's. */
export const newProfileSchema = z.strictObject({
  displayName: text(LIMITS.displayName),
  email: z.string().check(z.maxLength(LIMITS.email)).register(storedAs, { storedAs: 'token e-mail' }),
  subscription: z.literal('free'),
  createdAt: serverTime(),
});

/** `stories/{uuid}` as the function writes it (decision S8); it never changes. */
export const newStorySchema = z.strictObject({
  uid: z.string().register(storedAs, { storedAs: 'owner' }),
  title: text(LIMITS.storyTitle),
  /** HTML paragraphs that our code made from plain text (decision S7). */
  content: text(LIMITS.storyContent),
  childName: person(LIMITS.childName),
  favoriteAnimal: person(LIMITS.favoriteAnimal),
  storySetting,
  storyLength,
  storyTone,
  coverImage: z.enum(COVER_IDS),
  createdAt: serverTime(),
  /** The same text by pages, each with its picture as data (decision P19); missing in stories of earlier versions (scenes/story-pages.ts). */
  pages: z.optional(
    z.array(z.strictObject({ text: text(LIMITS.storyContent), scene: sceneSchema })).check(z.minLength(1), z.maxLength(SCENE_LIMITS.pages)),
  ),
  /** The cover's picture as data (decision P21). */
  cover: z.optional(sceneSchema),
  /** The characters and things that the acts of its scenes name, each described once. */
  pictureCast: z.optional(storyCastSchema),
  /** `content` with placeholders instead of names (decision P16). */
  template: z.optional(text(LIMITS.storyContent)),
  /** Names of the other children. */
  siblings: z.optional(z.array(person(LIMITS.childName)).check(z.minLength(1), z.maxLength(LIMITS.siblings))),
  /** Notes for the next episode, without names. */
  recap: z.optional(text(LIMITS.storyRecap)),
  cast: z.optional(z.array(text(LIMITS.castMember)).check(z.minLength(1), z.maxLength(LIMITS.storyCast))),
  /** The id of the previous episode. */
  continues: z.optional(z.string().register(storedAs, { storedAs: 'story id' })),
  ...storedWishes,
  /** The remembered child it was written for; another child may have this id by now. */
  childId: z.optional(z.string().check(z.refine(isChildId))),
  /** How its undescribed children are drawn (decision 35); missing in stories of earlier versions. */
  childSeed: z.optional(z.int().check(z.gte(0), z.lte(MOST_SEED))),
});

/** `users/{uid}/agreements/{version}`, once for each of `TERMS_VERSIONS`. */
export const agreementSchema = z.strictObject({ agreedAt: serverTime() });

/** `users/{uid}/choices/{choice}`, for each of `CHOICES`; deleted where it is taken back. */
export const choiceSchema = z.strictObject({ chosenAt: serverTime() });

/** `users/{uid}/children/{id}`, at creation and on updates. */
export const newChildSchema = z.strictObject({
  nickname: person(LIMITS.childName),
  favoriteAnimal: person(LIMITS.favoriteAnimal),
  storyLength,
  storyTone,
  bedtime: z.optional(z.string().check(z.regex(CLOCK_TIME)).register(storedAs, { storedAs: 'clock time' })),
  ...storedWishes,
  appearance: z.optional(appearanceSchema),
});

/** `users/{uid}/friends/{childId}`: the child's animal friend, stored with its first story or by the family's change. */
export const storedFriendSchema = z.strictObject({
  /** Whose friend it is: ids are used again. */
  nickname: person(LIMITS.childName),
  /** The kind of animal (`FriendsAnimal`). */
  animal: person(LIMITS.favoriteAnimal),
  name: person(LIMITS.childName),
  ...friendWords(),
});

/** `users/{uid}/memories/{storyId}-{number}`: written by the function; the owner may only delete it. */
export const memorySchema = z.strictObject({
  childId: z.string().check(z.refine(isChildId)),
  kind: z.enum(MEMORY_KINDS),
  /** `{child}` stands for the child; no name. */
  text: text(LIMITS.memoryText),
  /** The story that it comes from, which may be deleted by now. */
  storyId: z.string().register(storedAs, { storedAs: 'story id' }),
  createdAt: serverTime(),
});

/** `users/{uid}/favorites/{storyId}` */
export const favoriteSchema = z.strictObject({
  storyId: z.string().register(storedAs, { storedAs: 'document id' }),
  addedAt: pastMoment(),
  title: z.optional(text(LIMITS.favoriteTitle)),
});

/** `users/{uid}/progress/{storyId}`, at creation and on updates. */
export const progressSchema = z.strictObject({
  page: z.int().check(z.gte(1), z.lte(LIMITS.curatedPages)),
  pageCount: z.int().check(z.gte(1), z.lte(LIMITS.curatedPages)),
  finished: z.boolean(),
  updatedAt: pastMoment(),
});
