/** Texts that home needs at once; messages.ts is loaded later. */
export const ENTRY = {
  title: 'Notifications',
  looking: 'Loading...',
  notThere: 'We couldn’t load the notification settings. Please open them again in a moment.',
} as const;
