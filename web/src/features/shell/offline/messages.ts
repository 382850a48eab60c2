/** Texts of the bottom edge: being offline and sending the outbox (specification sections 2 and 4). */

export const OFFLINE_TITLE = "You're offline";
/** What still works, short enough for a phone. A visitor has nothing that could be lost. */
export const OFFLINE_LINES = { visitor: 'Saved stories still open.', 'signed-in': 'Everything you do is saved.' } as const;

/** Both short enough for a small phone beside the sync button. */
export const SLOW_TITLE = 'Slow network';
export const SLOW_LINE = 'We’ll keep trying.';

export const LABELS = { offline: 'Offline', syncing: 'Syncing...', 'all-synced': 'All synced' } as const;

export function pendingLabel(count: number): string {
  return `${count} pending`;
}

export const TOOLTIPS = {
  offline: 'Your changes are saved on this device and sent when you’re back online.',
  syncing: 'Sending what was saved on this device.',
  pending: 'Saved on this device until it can be sent. Tap to see what’s waiting.',
  'all-synced': 'Everything has been sent.',
} as const;

export const ATTENTION_TOOLTIP = 'Something couldn’t be sent and needs your help. Tap to see it.';

/** Beside the label, in plain words; the offline banner has its own. */
export const LINES = {
  syncing: 'Sending what was saved here.',
  pending: 'Saved here until it’s sent.',
  'all-synced': 'Everything has been sent.',
  attention: 'Something needs your help.',
} as const;

/** The button's accessible name: what is written on it, number of problems, and what it does. */
export function buttonName(written: string, attention: number): string {
  return `${attention > 0 ? `${written}, ${attentionLabel(attention)}` : written} (shows what is waiting)`;
}

export function attentionLabel(count: number): string {
  return `${count} ${count === 1 ? 'needs' : 'need'} your help`;
}
