/** The texts of the waiting dialog, which is loaded late. */
export const WAITING = 'This can take up to a minute. Time enough for one more glass of water.';
/** After 12 seconds: where the request is stored, and where it could not be. */
export const LONG_WAIT = {
  safe: 'It is still being written, and you need not wait here. Your wishes are safe, and the story will come to your favorites.',
  unsafe: 'It is still being written. Please stay here until it is done.',
  leave: 'Go to Favorites',
} as const;
