import { childrenNames, STORY_LENGTHS, STORY_SETTINGS } from '@tuckaway/domain';
import type { Entry } from '../../data/outbox/entry.ts';
import * as messages from './messages.ts';

/** What the words depend on besides the entry itself. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  online: boolean;
  /** Something is being sent at the moment. */
  syncing: boolean;
  /** A story's title where this device knows it. */
  titleOf: (storyId: string) => string | undefined;
}

/** An entry in words for people. */
export interface EntryInWords {
  /** What it is about: “A story for Mira”, or a story's title. */
  subject: string;
  /** What was asked or done, in parts that each may run in another direction: otter, Mountain, Short; “Added to favorites”; “Page 4 of 7”. */
  deed: readonly string[];
  /** “5 minutes ago” */
  since: string;
  /** Why it is not sent yet, in whole sentences. */
  why: string;
}

export function describeEntry(entry: Entry, circumstances: Circumstances): EntryInWords {
  return {
    subject: subjectOf(entry, circumstances.titleOf),
    deed: deedOf(entry),
    since: sinceWords(entry.timestamp, circumstances.now),
    why: entry.attention ? attentionWords(entry.attention) : waitWords(entry, circumstances),
  };
}

function subjectOf(entry: Entry, titleOf: Circumstances['titleOf']): string {
  if (entry.type === 'story') return messages.storyFor(childrenNames(entry.data));
  const title = entry.type === 'favorite' ? entry.data.title : undefined;
  return title || titleOf(entry.storyId) || messages.SOME_STORY;
}

function deedOf(entry: Entry): string[] {
  switch (entry.type) {
    case 'story': {
      const { favoriteAnimal, storySetting, storyLength } = entry.data;
      const place = STORY_SETTINGS.find(({ id }) => id === storySetting)?.label;
      const length = STORY_LENGTHS.find(({ id }) => id === storyLength)?.label;
      return [favoriteAnimal, place, length].filter((part) => part !== undefined);
    }
    case 'favorite':
      return [messages.FAVORITE_DEEDS[entry.action]];
    case 'progress':
      return [entry.data.finished ? messages.READ_TO_THE_END : messages.pageReached(entry.data.page, entry.data.pageCount)];
  }
}

function attentionWords({ because, message }: NonNullable<Entry['attention']>): string {
  return message || messages.ATTENTION[because];
}

function waitWords({ type, wait }: Entry, { now, online, syncing }: Circumstances): string {
  if (wait?.because === 'sign-in') return messages.REASONS['sign-in'];
  // A used-up quota holds longer than the network does.
  if (wait?.because === 'quota' && wait.until > now) {
    return messages.REASONS.quota(wait.message || messages.QUOTA_WORDS[type === 'story' ? 'story' : 'other'], whenWords(wait.until, now));
  }
  if (!online) return messages.REASONS.offline;
  if (syncing && (wait === undefined || wait.until <= now)) return messages.REASONS[type === 'story' ? 'writing' : 'sending'];
  if (wait === undefined || wait.because === 'quota') return messages.REASONS.next;
  return messages.REASONS[wait.because === 'offline' ? 'unreachable' : wait.because](whenWords(wait.until, now));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago; a clock that was set back makes nothing come from the future. */
export function sinceWords(then: number, now: number): string {
  const age = now - then;
  if (age < MINUTE) return messages.JUST_NOW;
  if (age < HOUR) return AGO.format(-Math.floor(age / MINUTE), 'minute');
  if (age < DAY) return AGO.format(-Math.floor(age / HOUR), 'hour');
  return AGO.format(-Math.floor(age / DAY), 'day');
}

/** When it is tried again, in the hours that this device counts in: “at 20:15”, “tomorrow at 7:00 AM”, “on Sunday at 09:30”. */
export function whenWords(then: number, now: number): string {
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
