/** What this device likes: the theme and the size of story text. Kept in localStorage; without storage, for this visit only. */
import { localStore } from './browser-storage.ts';
import { createStore, useStore } from './store.ts';

export const THEME_CHOICES = ['system', 'day', 'night'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const TEXT_SIZES = ['small', 'medium', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** index.html reads the same key before the first paint. */
const THEME_KEY = 'tuckaway:theme';
const TEXT_SIZE_KEY = 'tuckaway:text-size';

function stored<T extends string>(key: string, choices: readonly T[], otherwise: T): T {
  const value = localStore.read(key);
  return choices.find((choice) => choice === value) ?? otherwise;
}

const theme = createStore<ThemeChoice>(stored(THEME_KEY, THEME_CHOICES, 'system'));
const textSize = createStore<TextSize>(stored(TEXT_SIZE_KEY, TEXT_SIZES, 'medium'));

export function useThemeChoice(): ThemeChoice {
  return useStore(theme);
}

/** Keeps the choice and shows it at once, by `data-theme` on the root element; `system` takes the attribute away. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') {
    localStore.remove(THEME_KEY);
    document.documentElement.removeAttribute('data-theme');
  } else {
    localStore.write(THEME_KEY, choice);
    document.documentElement.setAttribute('data-theme', choice);
  }
  theme.set(choice);
}

export function useTextSize(): TextSize {
  return useStore(textSize);
}

export function chooseTextSize(size: TextSize): void {
  localStore.write(TEXT_SIZE_KEY, size);
  textSize.set(size);
}
