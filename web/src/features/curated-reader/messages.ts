/** What the curated reader says, as specification section 2 has it. */
export const LOADING = 'Loading your story...';
export const NOT_FOUND = 'Story Not Found';
export const RETURN_HOME = 'Return Home';
export const UNAVAILABLE = 'Story Content Unavailable';
export const THE_END = 'The end. Sleep well.';
export const EMPTY_PAGE = 'Content not available for this page.';

/** Decisions P10. */
export function continueFrom(page: number): string {
  return `Continue from page ${page}`;
}
