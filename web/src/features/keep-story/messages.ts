export const PRINT = { idle: 'Print as a Booklet', busy: 'Setting the Pages...' } as const;
export const EBOOK = { idle: 'Save as E-Book', busy: 'Binding the Book...' } as const;
export const SAVED = { title: 'E-Book Saved!' } as const;
export const FAILED = {
  title: 'Not this time',
  description: 'The pages could not be put together. Please try again.',
  tone: 'destructive',
} as const;
