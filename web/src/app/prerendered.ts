/**
 * What the build has put into `index.html` (web/build/pages.ts): home as a visitor sees it, its list of stories, and the loading screen for
 * those whose home is another. `index.html`'s script sets {@link WAITING} for them before the first paint.
 */
import type { CuratedStorySummary } from '@tuckaway/domain';

declare global {
  interface Window {
    /** Of the page's own script: the button that was pressed before any code was there to answer. From the call on nothing is remembered. */
    tuckawayPressed?: () => HTMLElement | null | undefined;
  }
}

/** The element with the loading screen. */
export const WAITING_ID = 'waiting';
/** The element with the list, as JSON. */
export const FEATURED_ID = 'featured-stories';
/** On the root element: the prerendered home is not for this browser. With `signed-in` in it, an account is remembered here. */
const WAITING = 'data-waiting';

/** The list that the prerendered home shows; null where it has none, or this page is another. */
export function featuredInPage(): CuratedStorySummary[] | null {
  const text = document.getElementById(FEATURED_ID)?.textContent;
  return text ? (JSON.parse(text) as CuratedStorySummary[]) : null;
}

/** Whether what stands in the page is what this browser's first screen will be. */
export function isPrerendered(root: Element): boolean {
  return root.hasChildNodes() && window.location.pathname === '/' && !document.documentElement.hasAttribute(WAITING);
}

/** Puts the loading screen into the place of the prerendered home, without a flicker, for React to take over. */
export function clearPrerendered(root: Element): void {
  const waiting = document.getElementById(WAITING_ID);
  // A shell has the loading screen there already: React puts the first screen in its place.
  if (waiting !== null) root.replaceChildren(...waiting.childNodes);
  document.documentElement.removeAttribute(WAITING);
}

/**
 * The style sheet is there. The prerendered home brings the rules it needs, and has the whole sheet come as one for printing, which holds up
 * nothing; from here on it counts for the screen.
 */
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
      // Without it there is still what home needs.
      sheet.addEventListener('error', () => resolve(), { once: true });
    }
  });
}
