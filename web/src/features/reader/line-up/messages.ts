export const LINE_UP = {
  title: 'Tonight’s line-up',
  /** The buttons on a story's card. */
  add: (title: string) => `Add “${title}” to tonight’s line-up`,
  remove: (title: string) => `Take “${title}” out of tonight’s line-up`,
  stories: (count: number) => (count === 1 ? '1 story' : `${count} stories`),
  tonight: 'Tonight',
  read: 'Read',
  listen: 'Listen',
  /** In the list. */
  about: 'Read or played in this order. Only on this device, until the morning.',
  done: 'Finished',
  missing: 'Not on this device yet. Without a network it’s skipped.',
  gone: 'It isn’t there any more, so it’s skipped.',
  earlier: (title: string) => `Move “${title}” up`,
  moved: (title: string, place: number) => `“${title}” is number ${place} now.`,
  removed: (title: string) => `“${title}” is out.`,
  empty: 'Empty the list',
  /** At the end of a story. */
  next: 'Next tonight:',
  nextMissing: 'The next story isn’t on this device yet. It comes here when the network is back.',
} as const;

export const NOTHING_OPENS = {
  title: 'Not on this device yet',
  description: 'None of tonight’s stories was opened here before, so they need the network.',
} as const;

export const ALL_GONE = {
  title: 'Not there any more',
  description: 'These stories were deleted or hidden, so they left tonight’s line-up.',
} as const;
