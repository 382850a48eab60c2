/** Push messages and request bodies, shared by page, worker and functions (sections 3 and 7, decisions P14 and S3). */
import * as z from 'zod/mini';
import type { Parsed } from '../stories/story-request.ts';
import { CLOCK_TIME, isTimeZone, type ReminderTime, WEEKDAYS } from './reminder-time.ts';

/** Text sizes are UTF-16 units. */
export const PUSH_LIMITS = {
  /** Far more than the known services use. */
  endpoint: 2048,
  /** In base64, with room for padding. */
  key: 128,
  title: 120,
  body: 1000,
  path: 200,
  /** Test messages per device (decision S3). */
  testsPerMinute: 3,
  devicesPerAccount: 20,
  /** A reminder that is later than this is dropped (decision P14). */
  lateMinutes: 30,
} as const;

/** The payload of a push message. It replaces a shown notification with the same tag. */
export interface PushNotification {
  title: string;
  body: string;
  /** A path of this site. */
  icon?: string;
  tag: string;
  data: { url: string };
}

export interface PushReminderAnswer {
  reminder: ReminderTime | null;
  /** Milliseconds since 1970. */
  nextAt: number | null;
}

const NO_SUBSCRIPTION = 'Please send the subscription with its endpoint and keys.';

const key = z.string({ error: 'Please send both keys of the subscription.' }).check(z.minLength(1), z.maxLength(PUSH_LIMITS.key));

/** The result of `PushSubscription.toJSON()`, and the body of subscribe and unsubscribe. Keys are base64, url-safe or not. */
const subscription = z.object(
  {
    endpoint: z.string({ error: NO_SUBSCRIPTION }).check(z.minLength(1, NO_SUBSCRIPTION)),
    keys: z.object({ p256dh: key, auth: key }, { error: 'Please send both keys of the subscription.' }),
  },
  { error: NO_SUBSCRIPTION },
);

const SITE_PATH = 'Please send a path of this site.';
/** Exactly one leading slash: `//host` and `/\host` would leave the site. */
const sitePath = z.string({ error: SITE_PATH }).check(z.maxLength(PUSH_LIMITS.path, SITE_PATH), z.regex(/^\/(?![/\\])[!-~]*$/, SITE_PATH));
const text = (name: string, limit: number) =>
  z
    .string({ error: `Please send the notification's ${name}.` })
    .check(z.minLength(1, `Please send the notification's ${name}.`), z.maxLength(limit, `The ${name} is too long.`));

/** The body of `POST /api/push/test`. */
const test = z.object(
  {
    subscription,
    notification: z.object(
      {
        title: text('title', PUSH_LIMITS.title),
        body: text('body', PUSH_LIMITS.body),
        icon: z.exactOptional(sitePath),
        data: z.object({ url: sitePath }, { error: SITE_PATH }),
      },
      { error: 'Please send the notification.' },
    ),
  },
  { error: 'Please send the subscription and the notification.' },
);

const TIME = 'Please choose a time, such as 19:30.';
const DAYS = 'Please choose at least one day.';
const reminderTime = z.object(
  {
    days: z
      .array(z.enum(WEEKDAYS, { error: DAYS }), { error: DAYS })
      .check(z.minLength(1, DAYS), z.maxLength(7, DAYS), z.refine(areDifferent, DAYS)),
    time: z.string({ error: TIME }).check(z.regex(CLOCK_TIME, TIME)),
    zone: z.string({ error: 'Please send the time zone.' }).check(z.refine((zone) => isTimeZone(zone), 'We do not know this time zone.')),
  },
  { error: 'Please send the days, the time and the time zone.' },
);

/** The body of `POST /api/push/reminder`: null turns the reminder off; without the field, the stored one is returned. */
const reminder = z.object(
  { subscription, reminder: z.exactOptional(z.nullable(reminderTime)) },
  { error: 'Please send the subscription and the reminder.' },
);

function areDifferent(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}

export type PushSubscriptionBody = z.infer<typeof subscription>;
export type PushTest = z.infer<typeof test>;

/** Checks the shape only. The function checks whether the endpoint is allowed and the keys are valid. */
export const parsePushSubscription = parserOf(subscription);
export const parsePushTest = parserOf(test);
export const parsePushReminder = parserOf(reminder);

function parserOf<T>(schema: z.ZodMiniType<T>): (input: unknown) => Parsed<T> {
  return (input) => {
    const result = schema.safeParse(input);
    if (result.success) return { ok: true, value: result.data };
    const issue = result.error.issues[0];
    const field = issue?.path.join('.');
    return { ok: false, message: issue?.message ?? NO_SUBSCRIPTION, ...(field ? { field } : {}) };
  };
}
