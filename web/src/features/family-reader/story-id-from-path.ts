const ROUTE = '/read-story';

/** The last path segment after /read-story (section 2), or null where there is none. */
export function storyIdFromPath(pathname: string): string | null {
  const segments = pathname.slice(ROUTE.length).split('/').filter(Boolean);
  return segments.at(-1) ?? null;
}
