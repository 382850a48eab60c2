/** The stored entities (specification section 3). Times are milliseconds since 1970; web and functions convert them. */
import type { ChildWishes } from './child-profile.ts';
import type { CoverImage, StoryLength, StorySetting, StoryTone } from './story-options.ts';

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

/** `stories/{uuid}`: a family's own story. */
export interface Story {
  id: string;
  uid: string;
  title: string;
  /** HTML paragraphs that our code made from plain text (decision S7). */
  content: string;
  childName: string;
  favoriteAnimal: string;
  storySetting: StorySetting;
  storyLength: StoryLength;
  storyTone: StoryTone;
  coverImage: CoverImage;
  createdAt: number;
  /** `content` with placeholders instead of names (decision P16). */
  template?: string;
  /** Names of the other children. */
  siblings?: string[];
  /** Notes for the next episode, without names. */
  recap?: string;
  cast?: string[];
  /** The id of the previous episode. */
  continues?: string;
}

/** `users/{uid}/children/{uuid}`: a remembered child. */
export interface Child extends ChildWishes {
  id: string;
}

/** `users/{uid}/favorites/{storyId}` (decision P15). */
export interface Favorite {
  storyId: string;
  /** When the user pressed the heart. */
  addedAt: number;
  title?: string;
}

/** `users/{uid}/progress/{storyId}` (decision P10). `page` counts from 1. */
export interface ReadingProgress {
  page: number;
  pageCount: number;
  finished: boolean;
  updatedAt: number;
}

export interface StoryPage {
  content: string;
  imageUrl?: string;
  /** Alternative text. */
  imageAlt?: string;
}

/** A curated story in home's list. */
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
}

/** A curated story with its pages, for the reader. */
export interface CuratedStory extends CuratedStorySummary {
  pages: StoryPage[];
}
