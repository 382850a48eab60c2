import type { ReadingProgress } from '@tuckaway/domain';

export const TONIGHT = {
  /** Above the title of the book. */
  label: {
    'begun-own': 'Keep reading tonight',
    'begun-curated': 'Keep reading tonight',
    'next-chapter': 'Tonight’s next chapter',
    suggestion: 'Tonight’s story',
  },
  action: {
    'begun-own': 'Continue Reading',
    'begun-curated': 'Continue Reading',
    'next-chapter': 'Start the Next Chapter',
    suggestion: 'Read Tonight’s Story',
  },
  after: (title: string) => `What happens after “${title}”?`,
  place: ({ page, pageCount }: ReadingProgress) => `Page ${page} of ${pageCount}`,
  /** Without any story to offer. */
  none: { title: 'Good evening', text: 'There are no stories on this device yet. Make one with your child in it.' },
} as const;

export const LAST_NIGHT = {
  title: 'Last night’s story',
  all: 'All your stories',
  /** Reads it aloud with the screen black. */
  listen: 'Lights Out: Hear It Again',
} as const;

export const ADVENTURES = {
  title: 'A new story tonight',
  next: (name: string) => `The next adventure for ${name}`,
  another: (name: string) => `A new story for ${name}`,
  new: 'New Story',
  first: 'Make your first story',
  firstText: 'Choose a name, a favorite animal and a place. A minute later, it’s on your shelf.',
} as const;

export const CHILD_MODE = {
  start: 'Start Child Mode',
  about: 'Only the shelf and the stories, until a grown-up turns it off.',
} as const;
