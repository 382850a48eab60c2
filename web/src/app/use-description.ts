import { useEffect } from 'react';

/** What a search engine says below a page's title; screens that are somebody's own need none. */
const DESCRIPTIONS: readonly (readonly [path: RegExp, text: string])[] = [
  [/^\/auth$/, 'Sign in to make bedtime stories with your child in them, and to keep your favorites.'],
  [/^\/create-story$/, 'A name, a favorite animal, a place and a mood: a minute later there is a bedtime story of your own.'],
  [/^\/premium$/, 'The family plan: more stories, more places, a profile for each child.'],
  [/^\/story\//, 'A bedtime story to read together, page by page, with a picture to each.'],
];

/** index.html's own, for home and all others. */
let first: string | undefined;
/** What the server said of the story that the page was opened at (functions/src/publishing/story-head.ts). */
let opened: { pathname: string; text: string } | undefined;

/** Gives the document the description of the screen at an address. */
export function useDescription(pathname: string): void {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta === null) return;
    if (first === undefined) {
      const { home } = meta.dataset;
      if (home !== undefined) opened = { pathname: openedAt() ?? pathname, text: meta.content };
      first = home ?? meta.content;
    }
    meta.content = opened?.pathname === pathname ? opened.text : (DESCRIPTIONS.find(([path]) => path.test(pathname))?.[1] ?? first);
  }, [pathname]);
}

/** Where the document came from: people may have gone on before this code was there. */
function openedAt(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && new URL(navigation.name).pathname;
}
