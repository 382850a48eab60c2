/** The document's title, which the build also writes into the prerendered page. */
export const PAGE_TITLE = 'Bedtime stories to read together';
/** The heading of a signed-in family's home. */
export const FAMILY_TITLE = 'Tonight’s book';
export const STORIES_TITLE = 'Our own special stories!';
/** The groups of stories by age, in order; `age` is undefined for stories that name none. */
export const AGE_GROUPS = [
  { age: '2-3', title: 'For the smallest' },
  { age: '4-5', title: 'Four and five' },
  { age: '6-8', title: 'Six and up' },
  { age: undefined, title: 'For any age' },
] as const;
export const EMPTY_TITLE = 'Stories Coming Soon!';
export const NOT_REACHED = {
  kind: 'error',
  title: 'The stories didn’t open',
  text: 'They’re still there. We just couldn’t reach them.',
} as const;
export const NOT_HERE_YET = {
  kind: 'offline',
  title: 'You’re offline',
  text: 'Our stories haven’t been opened on this device yet. Come here once while you’re online, and they’ll be here offline, too.',
} as const;
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
  tone: 'Mood',
  anyTone: 'All',
  tonight: 'Tonight’s story',
  clear: 'Show all',
  none: 'No stories found. Try another word, or make one of your own.',
  found: (count: number) => (count === 1 ? '1 story found' : `${count} stories found`),
} as const;
