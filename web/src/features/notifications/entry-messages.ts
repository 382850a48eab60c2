/** Texts that home needs at once; messages.ts is loaded later. */
export const ENTRY = {
  title: 'Notifications',
  looking: 'Loading...',
  notThere: 'The notification settings could not be loaded. Please open them again in a moment.',
} as const;
