export const TODAY = {
  open: 'Something from today',
  hint: 'The animal has the same thing happen to it. This goes with tonight’s story only, and we don’t keep it.',
  none: 'Nothing special',
  version: 'A version with something from today',
  write: 'Write it',
  back: 'Back',
} as const;
