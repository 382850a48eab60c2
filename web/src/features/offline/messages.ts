/** The texts of being offline and of syncing (specification sections 2 and 4). */

export const OFFLINE_TITLE = "You're offline";
/** What still works, short enough for a phone. Where nobody is signed in there is nothing of theirs to keep. */
export const OFFLINE_LINES = { visitor: 'The stories are still here.', 'signed-in': 'Nothing you do is lost.' } as const;

export const LABELS = { offline: 'Offline', syncing: 'Syncing...', 'all-synced': 'All synced' } as const;

export function pendingLabel(count: number): string {
  return `${count} pending`;
}

export const TOOLTIPS = {
  offline: 'What you do now is kept on this device and sent when you are back online.',
  syncing: 'Sending what was kept on this device.',
  pending: 'Kept on this device until it can be sent. Press to see what it is.',
  'all-synced': 'Everything has been sent.',
} as const;

export const ATTENTION_TOOLTIP = 'Something could not be sent and needs a word from you. Press to see it.';

/** The button's name: its label, what is wrong, and what a press does. */
export function buttonName(label: string, attention: number): string {
  return `${attention > 0 ? `${label}, ${attentionLabel(attention)}` : label} (shows what is waiting)`;
}

export function attentionLabel(count: number): string {
  return `${count} ${count === 1 ? 'needs' : 'need'} attention`;
}
