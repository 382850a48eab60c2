/** The texts of the waiting dialog, which is loaded late. */
export const WAITING = 'This can take up to a minute. Just enough time for one more glass of water.';
/** After 12 seconds: where the request is stored, and where it could not be. */
export const LONG_WAIT = {
  safe: 'We’re still writing, and you don’t have to wait here. Your choices are saved, and the story will show up in your favorites.',
  unsafe: 'We’re still writing. Please stay here until it’s done.',
  leave: 'Go to Favorites',
} as const;
