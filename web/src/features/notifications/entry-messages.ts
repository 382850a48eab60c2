/** The few words that home has from the start; the others come with what shows them (messages.ts). */
export const ENTRY = {
  title: 'Notifications',
  looking: 'Looking...',
  notThere: 'The notification settings could not be loaded. Please open them again in a moment.',
} as const;
