export const TONIGHT = {
  title: 'To read tonight',
  curated: 'From our own stories',
  /** Followed by the children's names. */
  own: 'Once more, for',
} as const;
