/** The document's title, which the build also writes into the prerendered page. */
export const PAGE_TITLE = 'Bedtime stories to read together';
/** The heading of a signed-in family's home. */
export const FAMILY_TITLE = 'Tonight’s book';
export const STORIES_TITLE = 'Our own special stories!';
export const EMPTY_TITLE = 'Stories Coming Soon!';
export const CREATE_TITLE = 'Create Your Own Magical Story';

/** The id of the stories' section, to which links lead. */
export const STORIES_ID = 'stories';

export const FINDER = {
  label: 'Find a story',
  hint: 'Find a story',
  category: 'Kind',
  anyCategory: 'Any kind',
  time: 'Length',
  anyTime: 'Any length',
  tonight: 'Tonight’s story',
  makeOne: { label: 'One of your own', title: 'Make a story with your child in it' },
  clear: 'Show all',
  none: 'No stories found. Try another word, or make one of your own.',
  found: (count: number) => (count === 1 ? '1 story found' : `${count} stories found`),
} as const;
