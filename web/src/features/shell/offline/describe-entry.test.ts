import { describe, expect, it } from 'vitest';
import { favoriteEntry, progressEntry, storyEntry } from '../../../../testing/entries.ts';
import type { Entry } from '../../../data/outbox/entry.ts';
import { type DescribeContext, describeEntry, nextTryTime, timeAgo } from './describe-entry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = new Date(2026, 2, 3, 12, 0).getTime();
const clock = (time: number) => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(time);

function describeNow(entry: Entry, context: Partial<DescribeContext> = {}) {
  return describeEntry(entry, { now: NOON, online: true, syncing: false, titleOf: () => undefined, ...context });
}

describe('a waiting entry', () => {
  it('names the story by its title, and what was done with it', () => {
    const titleOf = (id: string) => (id === '7' ? 'Please Send Some Dark' : undefined);
    expect(describeNow(favoriteEntry(), { titleOf })).toMatchObject({ subject: 'Please Send Some Dark', details: ['Added to favorites'] });
    expect(describeNow(favoriteEntry({ action: 'remove' }), { titleOf }).details).toEqual(['Removed from favorites']);
    expect(describeNow(favoriteEntry({ title: 'As it was called' }), { titleOf }).subject).toBe('As it was called');
  });

  it('says how far the user read', () => {
    expect(describeNow(progressEntry()).details).toEqual(['Page 4 of 7']);
    expect(describeNow(progressEntry({ finished: true })).details).toEqual(['Read to the end']);
  });

  it('says "A story" if this device does not know the title', () => {
    expect(describeNow(progressEntry()).subject).toBe('A story');
  });
});

it('an entry that no version can read says so in plain words [fault 8]', () => {
  const attention = { because: 'unreadable', message: '' } as const;
  expect(describeNow({ ...progressEntry(), attention })).toMatchObject({
    subject: 'A story',
    details: [],
    reason: 'An earlier version of the app saved it in a way that we can’t read. Please remove it, and do it once more.',
  });
});

describe('the reason why it is not sent yet', () => {
  const until = NOON + 15 * MINUTE;

  it.each<[string, Entry, Partial<DescribeContext>]>([
    ['Waiting until you’re back online.', storyEntry(), { online: false }],
    ['Waiting until you’re back online.', favoriteEntry({ wait: { because: 'trouble', until } }), { online: false }],
    ['Next in line.', favoriteEntry(), {}],
    ['Sending it now.', favoriteEntry(), { syncing: true }],
    ['Writing it now. A story can take a minute.', storyEntry(), { syncing: true }],
    [`We can’t reach the network. Trying again at ${clock(until)}.`, storyEntry({ wait: { because: 'offline', until } }), {}],
    [`No answer yet. Trying again at ${clock(until)}.`, storyEntry({ wait: { because: 'no-answer', until } }), {}],
    [
      `We’re very busy right now. Trying again at ${clock(until)}.`,
      favoriteEntry({ wait: { because: 'trouble', until } }),
      { syncing: true },
    ],
    ['We’re very busy right now. Trying again in a moment.', favoriteEntry({ wait: { because: 'trouble', until: NOON - HOUR } }), {}],
    ['Waiting for you to sign in.', favoriteEntry({ wait: { because: 'sign-in', until: NOON } }), { online: false }],
    [
      `You've made all of today's stories. Trying again tomorrow at ${clock(NOON + 12 * HOUR)}.`,
      storyEntry({ wait: { because: 'quota', until: NOON + 12 * HOUR, message: "You've made all of today's stories." } }),
      { online: false },
    ],
    [
      "You've made all of today's stories. We’ll write this one this evening after 8.",
      storyEntry({ wait: { because: 'quota', until: NOON + 8 * HOUR, message: "You've made all of today's stories.", usedUp: true } }),
      { online: false },
    ],
    [`Today's stories are used up. Trying again at ${clock(until)}.`, storyEntry({ wait: { because: 'quota', until } }), {}],
    [`That was a lot at once. Trying again at ${clock(until)}.`, favoriteEntry({ wait: { because: 'quota', until } }), {}],
    [
      'Waiting for you to open the link in our email and come back.',
      storyEntry({ wait: { because: 'quota', until: NOON - 1, message: 'Please verify.', code: 'verify-email' } }),
      { online: false },
    ],
    [
      'Waiting for you to agree to our terms, on the home page.',
      storyEntry({ wait: { because: 'quota', until: NOON - 1, message: 'Please agree.', code: 'terms' } }),
      {},
    ],
    ['Next in line.', storyEntry({ wait: { because: 'quota', until: NOON - 1 } }), {}],
    ['Please choose another name.', storyEntry({ attention: { because: 'refused', message: 'Please choose another name.' } }), {}],
    ['We couldn’t accept it as it is.', storyEntry({ attention: { because: 'refused', message: '' } }), {}],
    ['We tried many times and never got an answer.', storyEntry({ attention: { because: 'gave-up', message: '' } }), {}],
    [
      'It’s more than 30 days old, so we’re checking with you before sending it.',
      storyEntry({ attention: { because: 'too-old', message: '' } }),
      {},
    ],
  ])('“%s”', (reason, entry, context) => {
    expect(describeNow(entry, context).reason).toBe(reason);
  });
});

it.each([
  ['just now', 59_000],
  ['just now', -HOUR],
  ['1 minute ago', MINUTE],
  ['5 minutes ago', 5 * MINUTE + 59_000],
  ['2 hours ago', 2 * HOUR + 59 * MINUTE],
  ['yesterday', 24 * HOUR],
  ['31 days ago', 31 * 24 * HOUR],
])('%s', (since, age) => {
  expect(timeAgo(NOON - age, NOON)).toBe(since);
});

it.each([
  ['in a moment', NOON + 59_000],
  [`at ${clock(NOON + 8 * HOUR)}`, NOON + 8 * HOUR],
  [`tomorrow at ${clock(NOON + 19 * HOUR)}`, NOON + 19 * HOUR],
  [`on Thursday at ${clock(NOON + 48 * HOUR)}`, NOON + 48 * HOUR],
  [`on March 17 at ${clock(NOON + 14 * 24 * HOUR)}`, NOON + 14 * 24 * HOUR],
])('tries again %s', (when, then) => {
  expect(nextTryTime(then, NOON)).toBe(when);
});
