export const PRINT = { idle: 'Print as a Booklet', busy: 'Preparing the Pages...' } as const;
export const EBOOK = { idle: 'Save as E-Book', busy: 'Making Your E-Book...' } as const;
export const SAVED = { title: 'E-Book Saved!' } as const;
export const FAILED = {
  title: 'That didn’t work',
  description: 'We couldn’t put the pages together. Please try again.',
  tone: 'destructive',
} as const;
