/** The texts of the curated reader (specification section 2). */
export const LOADING = 'Loading your story...';
export const NOT_FOUND = 'Story Not Found';
export const RETURN_HOME = 'Return Home';
export const UNAVAILABLE = 'Story Content Unavailable';
export const THE_END = 'The end. Sleep well.';
export const EMPTY_PAGE = 'Content not available for this page.';

/** Decision P10. */
export function continueFrom(page: number): string {
  return `Continue from page ${page}`;
}
