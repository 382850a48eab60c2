import type { FamilyPage, Story } from '@tuckaway/domain';
import type { ReactNode } from 'react';
import type { OpenBook } from './listening.ts';

/** What a route adds to a reader, as features do not import each other. */
export interface ReaderParts<AnyStory> {
  reporting?: ReaderReporting;
  /** The buttons to keep or share the story. */
  keep?: (story: AnyStory) => ReactNode;
  aids?: ReaderAids;
}

/** A story of which the first pages are written. */
export type UnfinishedStory = Omit<Story, 'createdAt' | 'pages'> & { pages: FamilyPage[] };

/** The reader of a story that is being written, which its route adds to the create form. */
export interface UnfinishedReaderProps {
  story: UnfinishedStory;
  /** Called with each page that opens, also the first, counted from 0. */
  onPage: (index: number) => void;
  aids?: ReaderAids;
}

export interface ReaderReporting {
  /** The button to report the story. */
  entry: (storyId: string) => ReactNode;
  /** The story, or a page in its place while it is hidden for this user. */
  unlessReported: (storyId: string, story: ReactNode) => ReactNode;
}

/** Reading aloud and reading comfort: buttons for the bar, and what surrounds the story. */
export interface ReaderAids {
  listen: ReactNode;
  comfort: ReactNode;
  around: (book: OpenBook) => ReactNode;
}
