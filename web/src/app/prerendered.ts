/**
 * What the build has put into `index.html` (web/build/pages.ts): home as a visitor sees it, its list of stories, and the loading screen for
 * those whose home is another. `index.html`'s script sets {@link WAITING} for them before the first paint.
 */
import type { CuratedStorySummary } from '@tuckaway/domain';

declare global {
  interface Window {
    /** Set by index.html: returns the button that was pressed before the code was loaded, and stops recording. */
    tuckawayPressed?: () => HTMLElement | null | undefined;
  }
}

export const WAITING_ID = 'waiting';
export const FEATURED_ID = 'featured-stories';
/** On the root element: the prerendered home is not for this browser. With `signed-in` in it, an account is remembered here. */
const WAITING = 'data-waiting';

/** Resolves when the page has arrived to its end: the code, which is imported, does not wait for that, and could be first. */
export function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** The list that the prerendered home shows; null without one, and on other pages. */
export function featuredInPage(): CuratedStorySummary[] | null {
  const text = document.getElementById(FEATURED_ID)?.textContent;
  return text ? (JSON.parse(text) as CuratedStorySummary[]) : null;
}

/** Whether the page contains this browser's first screen. */
export function isPrerendered(root: Element): boolean {
  return root.hasChildNodes() && window.location.pathname === '/' && !document.documentElement.hasAttribute(WAITING);
}

/** Replaces the prerendered home with the loading screen, until React renders. */
export function clearPrerendered(root: Element): void {
  const waiting = document.getElementById(WAITING_ID);
  // app.html contains the loading screen already.
  if (waiting !== null) root.replaceChildren(...waiting.childNodes);
  document.documentElement.removeAttribute(WAITING);
}

/** Applies the whole style sheet, which the prerendered home loads for print only, so that it does not block the first paint. */
export function allStyles(): Promise<void> {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]');
  if (sheet === null) return Promise.resolve();
  return new Promise((resolve) => {
    const use = (): void => {
      sheet.media = 'all';
      resolve();
    };
    if (sheet.sheet !== null) use();
    else {
      sheet.addEventListener('load', use, { once: true });
      // Home has its critical CSS even without it.
      sheet.addEventListener('error', () => resolve(), { once: true });
    }
  });
}
