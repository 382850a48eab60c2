export const TODAY = {
  open: 'Something from today',
  hint: 'The same happens to the animal. It goes with tonight’s story only, and we don’t keep it.',
  none: 'Nothing special',
  version: 'A version about today',
  write: 'Write it',
  back: 'Back',
} as const;
