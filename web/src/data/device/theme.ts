/**
 * The theme on this device: the system's, day, night, or by the clock. Stored in localStorage; if storage is blocked, it lasts for this visit only.
 * index.html applies it before the first paint, so that nothing flashes; theme.test.ts compares the two.
 */
import { localStore } from './storage.ts';
import { createStore, useStore } from './store.ts';

export const THEME_CHOICES = ['system', 'day', 'night', 'clock'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];
type Theme = 'day' | 'night';

/** With `clock`, the hours at which night and day begin: an hour before most bedtimes, and when most children are up. */
export const NIGHT_FALLS = 19;
export const DAY_BREAKS = 7;

/** The page's color, for the browser's own bars. */
const BAR_COLORS = { day: '#f3e8d4', night: '#12112a' } as const;
const KEY = 'tuckaway:theme';
const CLOCK_CHECK_INTERVAL_MS = 30_000;

const stored = localStore.read(KEY);
const chosen = createStore<ThemeChoice>(THEME_CHOICES.find((choice) => choice === stored) ?? 'system');
/** Whether the night theme applies now. */
const night = createStore(!import.meta.env.SSR && isNightNow());

export function useThemeChoice(): ThemeChoice {
  return useStore(chosen);
}

/** Whether the night theme applies, whether chosen, by the system or by the clock. */
export function useNight(): boolean {
  return useStore(night);
}

/**
 * Stores the choice, and shows it right after the frame that answers the press, because repainting everything takes a quarter of a second on
 * an old phone.
 */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStore.remove(KEY);
  else localStore.write(KEY, choice);
  chosen.set(choice);
  night.set(isNightNow());
  requestAnimationFrame(() => setTimeout(showTheme));
}

/** What a choice means at a moment; null if the system decides. */
export function themeAt(choice: ThemeChoice, now: Date): Theme | null {
  if (choice === 'system') return null;
  if (choice !== 'clock') return choice;
  const hour = now.getHours();
  return hour >= NIGHT_FALLS || hour < DAY_BREAKS ? 'night' : 'day';
}

/** Brings an open page in step with the clock and the system, and keeps it there. Returns a function that stops it. */
export function followTheme(): () => void {
  const update = (): void => {
    night.set(isNightNow());
    if (chosen.get() === 'clock') showTheme();
  };
  // The screens were there first, and it may have become night since.
  update();
  const system = systemNight();
  const timer = window.setInterval(update, CLOCK_CHECK_INTERVAL_MS);
  system.addEventListener('change', update);
  // Timers do not run while a phone sleeps.
  document.addEventListener('visibilitychange', update);
  return () => {
    window.clearInterval(timer);
    system.removeEventListener('change', update);
    document.removeEventListener('visibilitychange', update);
  };
}

function isNightNow(): boolean {
  const theme = themeAt(chosen.get(), new Date());
  return theme === null ? systemNight().matches : theme === 'night';
}

function systemNight(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function showTheme(): void {
  const theme = themeAt(chosen.get(), new Date());
  const root = document.documentElement;
  if (theme === null) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  // Home's picture follows, too; index.html does this before this code is there.
  const media = theme === null ? '(prefers-color-scheme: dark)' : theme === 'night' ? 'all' : 'not all';
  document.querySelector('.hero source')?.setAttribute('media', media);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    // With the system's theme, each of the two elements applies to its own media query again.
    meta.content = BAR_COLORS[theme ?? (meta.getAttribute('media')?.includes('dark') ? 'night' : 'day')];
  }
}
