import { PRODUCT_NAME, type Weekday } from '@tuckaway/domain';
import type { ToastMessage } from '../../../ui/toaster/toast.ts';

/** Texts about notifications; titles, buttons and toasts are those of specification sections 2 and 8. */
export const PROMPT = {
  title: 'Story Notifications',
  lead: 'Get a quiet note when there’s a new bedtime story. You can turn it off anytime.',
  enable: 'Enable',
  enabling: 'Enabling...',
  notNow: 'Not now',
} as const;

export const PANEL = {
  /** Beside the status. */
  about: {
    on: 'This device lets you know when there’s a new bedtime story. “Test” shows you how that looks.',
    off: 'This device stays quiet. Turn notifications on to hear of new bedtime stories.',
  },
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
  unsupported: 'This browser can’t show notifications. A different browser might.',
  'inside-app':
    'This page is open inside another app, which can’t show notifications. Copy the link, open it in Safari or Chrome, and turn them on there.',
  'install-first': {
    lead: 'On iPhone and iPad, notifications only work in the app. Add it to your Home Screen first:',
    steps: [
      'Tap your browser’s Share button.',
      'Choose “Add to Home Screen”.',
      `Open ${PRODUCT_NAME} from your Home Screen, and enable notifications there.`,
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
  about: 'One gentle reminder each evening on this device, with a story for tonight.',
  days: 'Days',
  time: 'Time',
  chooseDay: 'Choose at least one day.',
  save: 'Save reminder',
  saving: 'Saving...',
  saved: 'Bedtime reminder saved',
  loading: 'Loading your reminder...',
  notLoaded: 'We couldn’t load your reminder right now.',
  again: 'Try Again',
  notSaved: 'We couldn’t save your reminder. Please try again.',
  signedOut: 'Sign in to get a bedtime reminder, too.',
  whenEnabled: 'Once notifications are on, you can get a bedtime reminder, too.',
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
  if (savedZone === null || savedZone === zone) return `In this device’s time zone (${name(zone)}).`;
  return `Set for the ${name(savedZone)} time zone. Saving switches it to this device’s: ${name(zone)}.`;
}

/** @param at milliseconds since 1970 */
export function nextReminderText(at: number): string {
  return `Next reminder: ${new Date(at).toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })}.`;
}
