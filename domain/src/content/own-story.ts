/** A story of one of the families that local runs and tests have. */
import * as z from 'zod/mini';
import { COVER_IDS, LENGTH_IDS, SETTING_IDS, TONE_IDS } from '../stories/story-options.ts';

const ownStorySchema = z.strictObject({
  /** The account's email. */
  owner: z.string(),
  id: z.string(),
  title: z.string(),
  childName: z.string(),
  favoriteAnimal: z.string(),
  storySetting: z.enum(SETTING_IDS),
  storyLength: z.enum(LENGTH_IDS),
  storyTone: z.enum(TONE_IDS),
  coverImage: z.enum(COVER_IDS),
  favorite: z.boolean(),
  createdAt: z.iso.datetime(),
  /** For the next episode, with a placeholder for the child's name. */
  recap: z.string(),
  cast: z.array(z.string()),
  /** Stored without pages, as by versions that had none. */
  earlierVersion: z.exactOptional(z.literal(true)),
  text: z.string(),
});
export type OwnSource = z.infer<typeof ownStorySchema>;

export const ownStoriesSchema = z.array(ownStorySchema);
