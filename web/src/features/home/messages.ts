/** What home says, as specification sections 2, 5 and 8 have it. */
/** The document's title, which the build puts into the prerendered page too. */
export const PAGE_TITLE = 'Bedtime stories to read together';
export const STORIES_TITLE = 'Our own special stories!';
export const EMPTY_TITLE = 'Stories Coming Soon!';
export const CREATE_TITLE = 'Create Your Own Magical Story';
