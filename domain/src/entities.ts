/** The stored entities (specification section 3). Times are milliseconds since 1970 here; each side converts its own. */
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

/** The signed-in person as the app sees them. `id` is always 0. */
export interface AppUser {
  id: 0;
  email: string;
  firebaseUid: string;
  displayName: string;
  isPremium: boolean;
  createdAt: number;
  /** The picture at the identity provider, where there is one. */
  photoUrl?: string;
}

/** `stories/{uuid}`: a story that a family made. */
export interface Story {
  id: string;
  uid: string;
  title: string;
  /** HTML paragraphs, made from plain text by us (decisions S7). */
  content: string;
  childName: string;
  favoriteAnimal: string;
  storySetting: StorySetting;
  storyLength: StoryLength;
  storyTone: StoryTone;
  coverImage: CoverImage;
  createdAt: number;
  /** `content` with the placeholder in the name's place (decisions P16). */
  template?: string;
  /** The other children in it. */
  siblings?: string[];
  /** For its next episode, without any child's name. */
  recap?: string;
  cast?: string[];
  /** The story that this one goes on from. */
  continues?: string;
}

/** `users/{uid}/children/{uuid}`: a child that the family has remembered. */
export interface Child extends ChildWishes {
  id: string;
}

/** `users/{uid}/favorites/{storyId}` (decisions P15). */
export interface Favorite {
  storyId: string;
  /** The moment of the press. */
  addedAt: number;
  title?: string;
}

/** `users/{uid}/progress/{storyId}` (decisions P10). `page` counts from 1. */
export interface ReadingProgress {
  page: number;
  pageCount: number;
  finished: boolean;
  updatedAt: number;
}

export interface StoryPage {
  content: string;
  imageUrl?: string;
  /** What the picture shows, for those who cannot see it. */
  imageAlt?: string;
}

/** A curated story as home's list has it. */
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

/** A curated story as the reader gets it. */
export interface CuratedStory extends CuratedStorySummary {
  pages: StoryPage[];
}
