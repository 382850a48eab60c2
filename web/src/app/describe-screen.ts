/** The meta description of each public screen; private screens keep that of home. */
const DESCRIPTIONS: readonly (readonly [path: RegExp, text: string])[] = [
  [/^\/auth$/, 'Sign in to make bedtime stories with your child in them, and to keep your favorites.'],
  [/^\/create-story$/, 'A name, a favorite animal, a place and a mood: a minute later there is a bedtime story of your own.'],
  [/^\/premium$/, 'The family plan: more stories, more places, a profile for each child.'],
  [/^\/privacy$/, 'What we keep about your family, why, for how long, and who helps us with it.'],
  [/^\/terms$/, 'What you can expect from us, and what we ask of you.'],
  [/^\/report$/, 'Tell us what is wrong with a story that someone shared with you.'],
  [/^\/story\//, 'A bedtime story to read together, page by page, with a picture to each.'],
];

/** The description of index.html, for home and all other screens. */
let homeDescription: string | undefined;
/** The server's description of the story that the page was opened at (functions/src/publishing/story-head.ts). */
let opened: { pathname: string; text: string } | undefined;

/** Sets the document's description to that of the screen at a path. */
export function describeScreen(pathname: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (meta === null) return;
  if (homeDescription === undefined) {
    const { home } = meta.dataset;
    if (home !== undefined) opened = { pathname: openedAt() ?? pathname, text: meta.content };
    homeDescription = home ?? meta.content;
  }
  meta.content = opened?.pathname === pathname ? opened.text : (DESCRIPTIONS.find(([path]) => path.test(pathname))?.[1] ?? homeDescription);
}

/** The path that the document was loaded for; the user may have navigated before this code was loaded. */
function openedAt(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && new URL(navigation.name).pathname;
}
