/** What is being read aloud in the reader that is open: told by features/read-aloud, which comes when it is asked for, shown by the readers. */
import { createStore, useStore } from '../lib/store.ts';

/** Where on a page a passage stands: its title, a paragraph by its number from 0, or the words below the last. */
export type PassagePlace = 'title' | 'end' | number;

export interface Passage {
  place: PassagePlace;
  text: string;
}

/** A stretch of a passage: UTF-16 units from its start. */
export interface Stretch {
  start: number;
  end: number;
}

/** The sentence that is being read, or that will be when the reading goes on. */
export interface ListeningMark extends Stretch {
  /** Counted from 0. */
  page: number;
  place: PassagePlace;
  /** The word in it, where the browser says which. */
  word: Stretch | null;
}

/** The open book, as far as it can be read aloud. */
export interface OpenBook {
  title: string;
  /** The passages of each page, in the order in which they are read. Made once a story. */
  pages: readonly (readonly Passage[])[];
  /** The page on show, from 0. */
  page: number;
  onPage: (page: number) => void;
}

export interface Listening {
  /** Whether the player is there. */
  open: boolean;
  reading: boolean;
  /** The sleep timer is over: the page is dim, and the screen may go out. */
  asleep: boolean;
  mark: ListeningMark | null;
}

export const NOT_LISTENING: Listening = { open: false, reading: false, asleep: false, mark: null };

export const listening = createStore<Listening>(NOT_LISTENING);

export function useListening(): Listening {
  return useStore(listening);
}
