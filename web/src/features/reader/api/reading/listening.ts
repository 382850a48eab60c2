/** What the open reader reads aloud. features/reader/aloud sets it, and the readers show it. */
import { createStore, useStore } from '../../../../data/device/store.ts';
import type { Passage, PassagePlace, Stretch } from '../../../voices/api/sentences.ts';

/** The sentence that is being read, or where reading will resume. */
export interface ListeningMark extends Stretch {
  /** Counted from 0. */
  page: number;
  place: PassagePlace;
  /** The current word, where the browser reports it. */
  word: Stretch | null;
}

/** The open book, as far as it can be read aloud. */
export interface OpenBook {
  /** The story's. */
  id: string;
  title: string;
  /** The language of its text (BCP 47). */
  language: string;
  /** The passages of each page in reading order. The same array as long as the story is the same. */
  pages: readonly (readonly Passage[])[];
  /** The visible page, counted from 0. */
  page: number;
  onPage: (page: number) => void;
}

export interface Listening {
  open: boolean;
  reading: boolean;
  /** The sleep timer has ended: the page is dimmed, and the screen may turn off. */
  asleep: boolean;
  /** The screen is black, and only the voice is there. */
  dark: boolean;
  mark: ListeningMark | null;
  /** Until when sounds may follow the last story, in milliseconds since 1970; null if its sleep timer does not count any more. */
  soundsUntil: number | null;
  /** The story that opens now, to be read aloud under the same timer. */
  next: string | null;
}

export const NOT_LISTENING: Listening = {
  open: false,
  reading: false,
  asleep: false,
  dark: false,
  mark: null,
  soundsUntil: null,
  next: null,
};

/** How many milliseconds a press on the black screen takes to turn the light on. */
export const LONG_PRESS_MS = 1000;

/** The voice that reads the open book, for what is outside its player. */
export interface OpenVoice {
  stage: 'paused' | 'reading' | 'finished' | 'asleep';
  /** Milliseconds left of the sleep timer; null if none counts. */
  left: () => number | null;
  /** Adds milliseconds to the sleep timer. */
  extend: (milliseconds: number) => void;
  /** Reads the book once more, from its beginning. */
  again: () => void;
}

/** Null while no book is read aloud. */
export const openVoice = createStore<OpenVoice | null>(null);

/** Called within a press, because iOS lets a page speak later only if it has spoken within one. */
export function allowSpeech(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/** The screen shows the book again. */
export function turnLightsOn(): void {
  listening.set({ ...listening.get(), dark: false });
}

/** Begins to read, with the screen black. Called within a press. */
export function turnLightsOut(): void {
  allowSpeech();
  listening.set({ ...listening.get(), open: true, dark: true });
}

export const listening = createStore<Listening>(NOT_LISTENING);

export function useListening(): Listening {
  return useStore(listening);
}
