import { PRODUCT_NAME, type Weekday } from '@tuckaway/domain';
import type { ToastMessage } from '../../ui/toaster/toast.ts';

/** Texts about notifications; titles, buttons and toasts are those of specification sections 2 and 8. */
export const PROMPT = {
  title: 'Story Notifications',
  lead: 'A quiet word when a new bedtime story is here. You can turn it off at any time.',
  enable: 'Enable',
  enabling: 'Enabling...',
  notNow: 'Not now',
} as const;

export const PANEL = {
  about: 'When a new bedtime story is here, this device says so.',
  status: 'Status',
  enabled: 'Enabled',
  disabled: 'Disabled',
  enable: PROMPT.enable,
  enabling: PROMPT.enabling,
  disable: 'Disable',
  disabling: 'Disabling...',
  test: 'Test',
  testing: 'Sending...',
} as const;

/** Shown instead of a switch that could do nothing. */
export const GUIDANCE = {
  denied: 'Your browser blocks notifications from this site. You can allow them in your browser settings.',
  unsupported: 'This browser cannot show our notifications. Another one on this device may.',
  'install-first': {
    lead: 'On iPhone and iPad, notifications come with the app. Add it to your Home Screen first:',
    steps: [
      'Tap the Share button of your browser.',
      'Choose “Add to Home Screen”.',
      `Open ${PRODUCT_NAME} from there, and enable notifications in it.`,
    ],
  },
} as const;

export const TOASTS = {
  enabled: { title: 'Notifications enabled!' },
  disabled: { title: 'Notifications disabled' },
  tested: { title: 'Test sent!' },
  denied: {
    title: 'Permission denied',
    description: 'You can enable notifications later in your browser settings.',
    tone: 'destructive',
  },
  notEnabled: { title: 'Error', description: 'Failed to enable notifications. Please try again.', tone: 'destructive' },
  notDisabled: { title: 'Error', description: 'Failed to disable notifications.', tone: 'destructive' },
  notTested: { title: 'Test failed', description: 'Could not send test notification.', tone: 'destructive' },
  reminderOff: { title: 'Bedtime reminder is off' },
} as const satisfies Record<string, ToastMessage>;

export const TEST = {
  title: PRODUCT_NAME,
  body: 'This is how a new story says hello.',
  icon: '/icons/icon-192.png',
  data: { url: '/' },
} as const;

export const REMINDER = {
  title: 'Bedtime reminder',
  about: 'One gentle reminder an evening, on this device, with a story for tonight.',
  days: 'Days',
  time: 'Time',
  chooseDay: 'Choose at least one day.',
  save: 'Save reminder',
  saving: 'Saving...',
  saved: 'Bedtime reminder saved',
  loading: 'Looking for your reminder...',
  notLoaded: 'Your reminder could not be looked up right now.',
  again: 'Try Again',
  notSaved: 'Your reminder could not be saved. Please try again.',
  signedOut: 'Sign in to have a bedtime reminder as well.',
  whenEnabled: 'With notifications enabled, you can have a bedtime reminder as well.',
} as const;

/** Monday first; `short` is shown, `name` is for screen readers. */
export const DAYS: readonly { day: Weekday; short: string; name: string }[] = [
  { day: 'mon', short: 'Mo', name: 'Monday' },
  { day: 'tue', short: 'Tu', name: 'Tuesday' },
  { day: 'wed', short: 'We', name: 'Wednesday' },
  { day: 'thu', short: 'Th', name: 'Thursday' },
  { day: 'fri', short: 'Fr', name: 'Friday' },
  { day: 'sat', short: 'Sa', name: 'Saturday' },
  { day: 'sun', short: 'Su', name: 'Sunday' },
];

/** @param zone IANA, `America/New_York` */
export function zoneHint(zone: string, savedZone: string | null): string {
  const name = (of: string) => of.replaceAll('_', ' ');
  if (savedZone === null || savedZone === zone) return `By the clock of this device (${name(zone)}).`;
  return `It goes by the clock of ${name(savedZone)}. Saving it moves it to this device’s: ${name(zone)}.`;
}

/** @param at milliseconds since 1970 */
export function nextReminderText(at: number): string {
  return `The next one: ${new Date(at).toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })}.`;
}
