/** How story pages look on this device. Kept in localStorage; where storage is blocked, for this visit only. */
import { localStore } from '../../../../data/device/storage.ts';
import { createStore, useStore } from '../../../../data/device/store.ts';

const TEXT_SIZES = ['small', 'medium', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** The book's own font, Atkinson Hyperlegible Next (letters that are hard to mistake), and OpenDyslexic. */
const FONTS = ['book', 'clear', 'dyslexic'] as const;
const SPACINGS = ['normal', 'wide', 'wider'] as const;

/** Stored as JSON under {@link COMFORT_KEY}; the text size has its own key. */
export interface ReadingComfort {
  /** The font. */
  face: (typeof FONTS)[number];
  /** Between letters, words, lines and paragraphs alike. */
  spacing: (typeof SPACINGS)[number];
  /** Brown paper by day; the night theme stays as it is. */
  sepia: boolean;
  /** A band that shows a few lines and dims the rest. */
  ruler: boolean;
  /** All pages below each other instead of a book with pages to turn. */
  longPage: boolean;
  /** Quiet sounds of the place that a page shows. */
  sounds: boolean;
  /** They go on after the last story that a voice has read, until the sleep timer ends. */
  soundsAfter: boolean;
  /** Two questions for the grown-up; earlier versions did not store it. */
  talk: boolean;
}

const COMFORT_KEY = 'tuckaway:reading-comfort';
const TEXT_SIZE_KEY = 'tuckaway:text-size';

const storedSize = localStore.read(TEXT_SIZE_KEY);
const textSize = createStore<TextSize>(TEXT_SIZES.find((size) => size === storedSize) ?? 'medium');
const comfort = createStore<ReadingComfort>(storedComfort());

export const comfortSheetOpen = createStore<boolean>(false);

/** Replaces parts that are missing or unknown, such as those of another version, by their defaults. */
function storedComfort(): ReadingComfort {
  let stored: Partial<Record<keyof ReadingComfort, unknown>> = {};
  try {
    stored = Object(JSON.parse(localStore.read(COMFORT_KEY) ?? '{}'));
  } catch {
    // It is not JSON, so it is not ours.
  }
  return {
    face: FONTS.find((font) => font === stored.face) ?? 'book',
    spacing: SPACINGS.find((spacing) => spacing === stored.spacing) ?? 'normal',
    sepia: stored.sepia === true,
    ruler: stored.ruler === true,
    longPage: stored.longPage === true,
    sounds: stored.sounds === true,
    soundsAfter: stored.soundsAfter === true,
    talk: stored.talk !== false,
  };
}

export function useReadingComfort(): ReadingComfort {
  return useStore(comfort);
}

export const currentComfort = comfort.get;
export const onComfort = comfort.subscribe;

export function chooseComfort(part: Partial<ReadingComfort>): void {
  const next = { ...comfort.get(), ...part };
  localStore.write(COMFORT_KEY, JSON.stringify(next));
  comfort.set(next);
}

function useTextSize(): TextSize {
  return useStore(textSize);
}

/** The text size, and the steps to the next sizes; null if there is none. */
export function useTextSteps() {
  const size = useTextSize();
  const step = TEXT_SIZES.indexOf(size);
  const stepTo = (next: TextSize | undefined) => (next ? () => chooseTextSize(next) : null);
  return { size, steps: { onSmaller: stepTo(TEXT_SIZES[step - 1]), onLarger: stepTo(TEXT_SIZES[step + 1]) } };
}

function chooseTextSize(size: TextSize): void {
  localStore.write(TEXT_SIZE_KEY, size);
  textSize.set(size);
}
