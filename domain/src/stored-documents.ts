/**
 * What a browser may store, field by field. `firestore.rules` cannot import it: `tests/rules` makes its cells from it, so that a limit
 * or a choice that differs between the two fails. The wishes of a story are the very schemas that form and function parse with.
 */
import * as z from 'zod/mini';
import { CLOCK_TIME } from './clock-time.ts';
import { LIMITS } from './limits.ts';
import { COVER_IDS } from './story-options.ts';
import { personName, storyRequestSchema } from './story-request.ts';

/** What a field is held to beyond its type. Times are milliseconds since 1970 here. */
export type StoredAs =
  /** The uid of who stores it. */
  | 'owner'
  /** The document's own id. */
  | 'document id'
  /** The e-mail of the sign-in token, '' where it has none. */
  | 'token e-mail'
  /** The server's own now. */
  | 'server time'
  /** A device's word, not later than the server's now. */
  | 'past moment'
  /** The id of a story that a family made. */
  | 'story id'
  /** `HH:MM` (clock-time.ts). */
  | 'clock time'
  /** Letters of any script and some marks (person-text.ts). */
  | 'person text';

/** What JSON Schema has no word for, by field; `z.toJSONSchema` writes it in. */
export const storedAs = z.registry<{ storedAs: StoredAs; maxLength?: number }>();

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const person = (most: number) => personName(most).register(storedAs, { storedAs: 'person text', maxLength: most });
const serverTime = () => z.number().register(storedAs, { storedAs: 'server time' });
const pastMoment = () => z.number().register(storedAs, { storedAs: 'past moment' });

const { storySetting, storyLength, storyTone } = storyRequestSchema.shape;

/** `users/{uid}` as it is created; of these only `displayName` changes later, by its owner. */
export const newProfileSchema = z.strictObject({
  displayName: text(LIMITS.displayName),
  email: z.string().check(z.maxLength(LIMITS.email)).register(storedAs, { storedAs: 'token e-mail' }),
  subscription: z.literal('free'),
  createdAt: serverTime(),
});

/** `stories/{uuid}` as it is created; it never changes. */
export const newStorySchema = z.strictObject({
  uid: z.string().register(storedAs, { storedAs: 'owner' }),
  title: text(LIMITS.storyTitle),
  content: text(LIMITS.storyContent),
  childName: person(LIMITS.childName),
  favoriteAnimal: person(LIMITS.favoriteAnimal),
  storySetting,
  storyLength,
  storyTone,
  coverImage: z.enum(COVER_IDS),
  createdAt: serverTime(),
  template: z.optional(text(LIMITS.storyContent)),
  siblings: z.optional(z.array(person(LIMITS.childName)).check(z.minLength(1), z.maxLength(LIMITS.siblings))),
  recap: z.optional(text(LIMITS.storyRecap)),
  cast: z.optional(z.array(text(LIMITS.castMember)).check(z.minLength(1), z.maxLength(LIMITS.storyCast))),
  continues: z.optional(z.string().register(storedAs, { storedAs: 'story id' })),
});

/** `users/{uid}/children/{uuid}`, new or changed. */
export const newChildSchema = z.strictObject({
  nickname: person(LIMITS.childName),
  favoriteAnimal: person(LIMITS.favoriteAnimal),
  storyLength,
  storyTone,
  bedtime: z.optional(z.string().check(z.regex(CLOCK_TIME)).register(storedAs, { storedAs: 'clock time' })),
});

/** `users/{uid}/favorites/{storyId}`, new or renewed. */
export const favoriteSchema = z.strictObject({
  storyId: z.string().register(storedAs, { storedAs: 'document id' }),
  addedAt: pastMoment(),
  title: z.optional(text(LIMITS.favoriteTitle)),
});

/** `users/{uid}/progress/{storyId}`, new or moved on. */
export const progressSchema = z.strictObject({
  page: z.int().check(z.gte(1), z.lte(LIMITS.curatedPages)),
  pageCount: z.int().check(z.gte(1), z.lte(LIMITS.curatedPages)),
  finished: z.boolean(),
  updatedAt: pastMoment(),
});
