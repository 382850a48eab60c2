export const PRINT = { idle: 'Print as a Booklet', busy: 'Preparing the Pages...' } as const;
export const EBOOK = { idle: 'Save as E-Book', busy: 'Making Your E-Book...' } as const;
export const SAVED = { title: 'E-Book Saved!' } as const;
export const FAILED = {
  title: 'That didn’t work',
  description: 'We couldn’t put the pages together. Please try again.',
  tone: 'destructive',
} as const;
/** How to print it; shown when the print dialog opens. */
export const FOLDING = {
  title: 'Print on Both Sides',
  description: 'Choose landscape and two-sided printing, flipped on the short edge. Then fold the sheets down the middle.',
} as const;
/** Below the code at the end of a booklet. */
export const SCAN = 'Scan to open this story';
/** Where the picture of a question is. */
export const onPage = (number: number): string => `(page ${number})`;
/** Pages that would be empty otherwise. */
export const FILL = {
  owner: { title: 'This book belongs to', line: true },
  favorite: { title: 'My favorite part', line: false },
  next: { title: 'What could happen next?', line: false },
} as const;
