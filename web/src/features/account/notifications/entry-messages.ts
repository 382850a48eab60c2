/** Texts that home needs at once; messages.ts is loaded later. */
export const ENTRY = { title: 'Notifications', looking: 'Loading...' } as const;
