import type { ThemeChoice } from '../../data/preferences.ts';

/** The browser's own bars in the page's colour; index.html does the same before the first paint. */
const COLORS = { day: '#f3e8d4', night: '#12112a' } as const;

/** Sets the colour of the browser's bars; for `system` the two elements go by their media again. */
export function showThemeColor(choice: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = COLORS[choice === 'system' ? (meta.media.includes('dark') ? 'night' : 'day') : choice];
  }
}
