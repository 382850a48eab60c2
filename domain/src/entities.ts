/** The stored entities (specification section 3). Times are milliseconds since 1970; web and functions convert them. */
import type * as z from 'zod/mini';
import type { AgeBand } from './children/age-bands.ts';
import type { favoriteSchema, newChildSchema, newStorySchema, progressSchema } from './stored-documents.ts';
import type { StoryTone } from './stories/story-options.ts';

export const PLANS = ['free', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** `users/{uid}`, keyed by the auth user's id. */
export interface UserProfile {
  displayName: string;
  email: string;
  subscription: Plan;
  createdAt: number;
}

/** The signed-in user. `id` is always 0. */
export interface AppUser {
  id: 0;
  email: string;
  firebaseUid: string;
  displayName: string;
  isPremium: boolean;
  createdAt: number;
  /** The identity provider's picture. */
  photoUrl?: string;
}

/** A stored document as its schema describes it. */
type Stored<Schema> = { [Field in keyof z.infer<Schema>]: Exclude<z.infer<Schema>[Field], undefined> };

/** `stories/{uuid}`: a family's own story. */
export type Story = { id: string } & Stored<typeof newStorySchema>;

/** `users/{uid}/children/{uuid}`: a remembered child. */
export type Child = { id: string } & z.infer<typeof newChildSchema>;

/** `users/{uid}/favorites/{storyId}` (decision P15). */
export type Favorite = Stored<typeof favoriteSchema>;

/** `users/{uid}/progress/{storyId}` (decision P10). `page` counts from 1. */
export type ReadingProgress = Stored<typeof progressSchema>;

export interface StoryPage {
  content: string;
  imageUrl?: string;
  imageAlt?: string;
}

export interface CuratedStorySummary {
  id: number;
  slug: string;
  title: string;
  description: string;
  category: string;
  imageUrl?: string;
  imageAlt?: string;
  rating: number;
  /** Minutes. */
  readingTime: number;
  /** The text's language as a BCP 47 tag; if it is missing, the letters decide. */
  language?: string;
  /** Who wrote it; missing in stories that were generated. */
  author?: string;
  /** Whom it is for; missing in stories of earlier versions, and where the admin left it out. */
  age?: AgeBand;
  tone?: StoryTone;
}

/** “Talk together”: two questions for the grown-up who reads. */
export interface CuratedTalk {
  /** Whose picture shows the answer to `ask`, counted from 1. */
  page: number;
  ask: string;
  /** About the child's own day. */
  end: string;
}

export interface CuratedStory extends CuratedStorySummary {
  pages: StoryPage[];
  /** Missing in stories of earlier versions, and where the admin left it out. */
  talk?: CuratedTalk;
}
