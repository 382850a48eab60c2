/** What home's finder says; apart from what the first load carries. */
export const FINDING = {
  label: 'Find a story',
  hint: 'Find a story',
  category: 'Kind',
  anyCategory: 'Any kind',
  time: 'Length',
  anyTime: 'Any length',
  tonight: 'Tonight’s story',
  makeOne: { label: 'One of your own', title: 'Make a story with your child in it' },
  clear: 'Show all',
  none: 'No story like that yet. Another word may find one, or make one of your own.',
  begun: (page: number, pageCount: number) => `Continue reading, page ${page} of ${pageCount}`,
  found: (count: number) => (count === 1 ? '1 story found' : `${count} stories found`),
} as const;
