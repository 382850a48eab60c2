/** What makes a page easy on the eyes of this device's reader. Kept in localStorage; without storage, for this visit only. The size is in text-size.ts. */
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';
import { COMFORT_KEY } from './comfort-requested.ts';

/** The book's own, one whose letters are hard to mistake (Atkinson Hyperlegible Next), and OpenDyslexic. */
export const FACES = ['book', 'clear', 'dyslexic'] as const;
export const SPACINGS = ['normal', 'wide', 'wider'] as const;

export interface ReadingComfort {
  face: (typeof FACES)[number];
  /** Between letters, words, lines and paragraphs alike. */
  spacing: (typeof SPACINGS)[number];
  /** By day the paper is brown; at night it is night. */
  sepia: boolean;
  /** A band that shows a few lines and quiets the rest. */
  ruler: boolean;
}

const chosen = createStore<ReadingComfort>(read());

/** Whatever is kept there, an older version's or nobody's, each part is one that there is. */
function read(): ReadingComfort {
  let kept: Partial<Record<keyof ReadingComfort, unknown>> = {};
  try {
    kept = Object(JSON.parse(localStore.read(COMFORT_KEY) ?? '{}'));
  } catch {
    // Not ours.
  }
  return {
    face: FACES.find((face) => face === kept.face) ?? 'book',
    spacing: SPACINGS.find((spacing) => spacing === kept.spacing) ?? 'normal',
    sepia: kept.sepia === true,
    ruler: kept.ruler === true,
  };
}

export function useReadingComfort(): ReadingComfort {
  return useStore(chosen);
}

export function chooseComfort(part: Partial<ReadingComfort>): void {
  const next = { ...chosen.get(), ...part };
  localStore.write(COMFORT_KEY, JSON.stringify(next));
  chosen.set(next);
}
