import { childrenNames, STORY_LENGTHS, STORY_SETTINGS } from '@tuckaway/domain';
import type { Entry } from '../../../data/outbox/entry.ts';
import { localMoment } from '../../../ui/text/local-moment.ts';
import * as messages from './waiting-messages.ts';

/** Milliseconds between two updates; “5 minutes ago” needs no more. */
export const WORDS_INTERVAL_MS = 20_000;

/** What the description depends on besides the entry itself. */
export interface DescribeContext {
  /** Milliseconds since 1970. */
  now: number;
  online: boolean;
  syncing: boolean;
  /** A story's title if this device knows it. */
  titleOf: (storyId: string) => string | undefined;
}

export interface EntryDescription {
  /** What it is about: “A story for Mira”, or a story's title. */
  subject: string;
  /** What the user did: “otter”, “Mountain”, “Short”, or “Added to favorites”, or “Page 4 of 7”. In parts, as each may have its own text direction. */
  details: readonly string[];
  /** “5 minutes ago” */
  since: string;
  reason: string;
}

export function describeEntry(entry: Entry, context: DescribeContext): EntryDescription {
  return {
    subject: subjectOf(entry, context.titleOf),
    details: detailsOf(entry),
    since: timeAgo(entry.timestamp, context.now),
    reason: entry.attention ? entry.attention.message || messages.ATTENTION[entry.attention.because] : waitReason(entry, context),
  };
}

function subjectOf(entry: Entry, titleOf: DescribeContext['titleOf']): string {
  if (entry.type === 'story') return entry.data.childName === '' ? messages.SOME_STORY : messages.storyFor(childrenNames(entry.data));
  const title = entry.type === 'favorite' ? entry.data.title : undefined;
  return title || titleOf(entry.storyId) || messages.SOME_STORY;
}

function detailsOf(entry: Entry): string[] {
  switch (entry.type) {
    case 'story': {
      const { favoriteAnimal, storySetting, storyLength } = entry.data;
      const place = STORY_SETTINGS.find(({ id }) => id === storySetting)?.label;
      const length = STORY_LENGTHS.find(({ id }) => id === storyLength)?.label;
      return [favoriteAnimal || undefined, place, length].filter((part) => part !== undefined);
    }
    case 'favorite':
      return [messages.FAVORITE_ACTIONS[entry.action]];
    case 'progress':
      if (entry.attention?.because === 'unreadable') return [];
      return [entry.data.finished ? messages.READ_TO_THE_END : messages.pageReached(entry.data.page, entry.data.pageCount)];
  }
}

function waitReason({ type, wait }: Entry, { now, online, syncing }: DescribeContext): string {
  if (wait?.because === 'sign-in') return messages.REASONS['sign-in'];
  if (wait?.code !== undefined) return messages.REASONS[wait.code];
  // Before "offline", because the quota still holds when the network is back.
  if (wait?.because === 'quota' && wait.until > now) {
    const message = wait.message || messages.QUOTA_MESSAGES[type === 'story' ? 'story' : 'other'];
    if (wait.usedUp) return messages.REASONS['used-up'](message, localMoment(wait.until, now));
    return messages.REASONS.quota(message, nextTryTime(wait.until, now));
  }
  if (!online) return messages.REASONS.offline;
  if (syncing && (wait === undefined || wait.until <= now)) return messages.REASONS[type === 'story' ? 'writing' : 'sending'];
  if (wait === undefined || wait.because === 'quota') return messages.REASONS.next;
  return messages.REASONS[wait.because === 'offline' ? 'unreachable' : wait.because](nextTryTime(wait.until, now));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** “5 minutes ago”; “just now” for times in the future, which come from a clock that was set back. */
export function timeAgo(then: number, now: number): string {
  const age = now - then;
  if (age < MINUTE) return messages.JUST_NOW;
  if (age < HOUR) return AGO.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return AGO.format(-Math.floor(age / HOUR), 'hour');
  return AGO.format(-Math.floor(age / DAY), 'day');
}

/** The time of the next try, in this device's hour format: “at 20:15”, “tomorrow at 7:00 AM”, “on Sunday at 09:30”. */
export function nextTryTime(then: number, now: number): string {
  if (then - now < MINUTE) return messages.IN_A_MOMENT;
  const clock = `at ${new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(then)}`;
  const days = Math.round((midnight(then) - midnight(now)) / DAY);
  if (days === 0) return clock;
  if (days === 1) return `tomorrow ${clock}`;
  const day = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return `on ${new Intl.DateTimeFormat('en', day).format(then)} ${clock}`;
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
