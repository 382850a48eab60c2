/**
 * Day or night, as this device likes it: by the system, by hand, or by the clock. Kept in localStorage; without storage, for this visit
 * only. index.html does the same before the first paint, so that nothing flashes; theme.test.ts holds the two together.
 */
import { useSyncExternalStore } from 'react';
import { localStore } from '../lib/storage.ts';
import { createStore, useStore } from '../lib/store.ts';

export const THEME_CHOICES = ['system', 'day', 'night', 'clock'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
type Theme = 'day' | 'night';

/** By the clock it is night from this hour on, and day from that one: an hour before most bedtimes, and when most children are up. */
export const NIGHT_FALLS = 19;
export const DAY_BREAKS = 7;

/** The page's colour, for the browser's own bars. */
const BAR_COLORS = { day: '#f3e8d4', night: '#12112a' } as const;
const KEY = 'tuckaway:theme';
const DARK = '(prefers-color-scheme: dark)';
/** Milliseconds between two looks at the clock. */
const LOOK_EVERY = 30_000;

const stored = localStore.read(KEY);
const chosen = createStore<ThemeChoice>(THEME_CHOICES.find((choice) => choice === stored) ?? 'system');

export function useThemeChoice(): ThemeChoice {
  return useStore(chosen);
}

/**
 * Keeps the choice, and shows it right after the frame that answers the press: another color for everything that is there is a quarter of a
 * second's work on an old phone.
 */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStore.remove(KEY);
  else localStore.write(KEY, choice);
  chosen.set(choice);
  requestAnimationFrame(() => setTimeout(showTheme));
}

/** What a choice comes to at a moment; null where the system decides. */
export function themeAt(choice: ThemeChoice, now: Date): Theme | null {
  if (choice === 'system') return null;
  if (choice !== 'clock') return choice;
  const hour = now.getHours();
  return hour >= NIGHT_FALLS || hour < DAY_BREAKS ? 'night' : 'day';
}

/** Whether it is night here, whoever chose it; who presses for it knows a frame before it is on show. */
export function useNight(): boolean {
  return useSyncExternalStore(onNight, isNightNow, () => false);
}

function isNightNow(): boolean {
  const theme = themeAt(chosen.get(), new Date());
  return theme === null ? window.matchMedia(DARK).matches : theme === 'night';
}

function onNight(listener: () => void): () => void {
  const system = window.matchMedia(DARK);
  // The clock’s hour is noticed when it is shown.
  const root = new MutationObserver(listener);
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  const stop = chosen.subscribe(listener);
  return () => {
    stop();
    root.disconnect();
    system.removeEventListener('change', listener);
  };
}

/** Keeps an open page in step with the clock. @returns what stops it. */
export function followClock(): () => void {
  const look = (): void => {
    if (chosen.get() === 'clock') showTheme();
  };
  const timer = window.setInterval(look, LOOK_EVERY);
  // A phone that slept through the hour has missed its timers.
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

function showTheme(): void {
  const theme = themeAt(chosen.get(), new Date());
  const root = document.documentElement;
  if (theme === null) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // By the system the two elements go by their media again.
    meta.content = BAR_COLORS[theme ?? (meta.getAttribute('media')?.includes('dark') ? 'night' : 'day')];
  }
}
