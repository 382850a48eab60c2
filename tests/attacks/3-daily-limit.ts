/** Finding 3: new and unverified accounts, however many, leave the established families their stories, and a mailbox has no more than one of them. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { keyedHash } from '../../functions/src/config/keyed-hash.ts';
import type { Attack, Finding, SiteAnswer } from './support/attack.ts';
import { DEFAULTS, type Production } from './support/production.ts';
import { post, REQUEST } from './support/requests.ts';

const today = () => new Date().toISOString().slice(0, 10);
/** Parts of the site's day: of unverified accounts, and of new ones. */
const partOf = (percent: string | undefined) => (Number(DEFAULTS.STORIES_PER_DAY) * Number(percent)) / 100;
const UNVERIFIED = partOf(DEFAULTS.STORIES_UNVERIFIED_PERCENT);
const OPEN = Number(DEFAULTS.STORIES_PER_DAY) - UNVERIFIED - partOf(DEFAULTS.STORIES_RESERVED_PERCENT);

const ALL_GONE = 'So many stories were made today that the storyteller is resting.';
const OWN_GONE = "You've made all of today's stories.";
const VERIFY = 'Please verify your email address to make more stories: open the link in the email that we sent you.';
const noneLeft = (message: string, code = 'quota'): SiteAnswer => ({ status: 429, json: { message, code } });

const asked = (name: string, token: string, answer: SiteAnswer): Attack => ({
  name,
  site: post('/api/generate-story', token, REQUEST, { 'idempotency-key': randomUUID() }),
  answer,
});

export const dailyLimit: Finding<Production> = {
  name: '3 the day’s stories taken by new accounts, and by many of one mailbox [safety 3]',
  prepare: async ({ stage: { ask }, database, fresh, nextFamily }) => {
    const [spent, others] = [fresh.verified.slice(0, 8), fresh.verified.slice(8)];
    const [twice, once] = [fresh.unverified.slice(0, 10), fresh.unverified.slice(10)];
    const uses = (accounts: readonly { uid: string }[], usage: object) =>
      accounts.map(({ uid }) => database.doc(`storyUsage/${uid}`).set({ day: today(), count: 0, ...usage }));
    await Promise.all([
      database.doc('system/storyUsage').set({ day: today(), count: OPEN, new: OPEN, unverified: UNVERIFIED }),
      database.doc(`mailboxUsage/${keyedHash('unverified mailbox', 'mia@gmail.com')}`).set({ day: 'ever', count: 2 }),
      database
        .doc(`mailboxUsage/${keyedHash('mailbox', 'leo@gmail.com')}`)
        .set({ day: today(), count: Number(DEFAULTS.STORIES_PER_NEW_USER_PER_DAY) }),
      ...uses(spent, { count: Number(DEFAULTS.STORIES_PER_NEW_USER_PER_DAY) }),
      // Stories of other days count in total.
      ...[...twice, ...once.slice(0, 5)].map(({ uid }) =>
        database.doc(`storyUsage/${uid}/totals/unverified`).set({ day: 'ever', count: 2 }),
      ),
    ]);
    return {
      attacks: [
        ...spent.map(({ token }, index) => asked(`new account ${index} after its day`, token, noneLeft(OWN_GONE))),
        ...others.map(({ token }, index) => asked(`new account ${index} after the open part of the day`, token, noneLeft(ALL_GONE))),
        ...fresh.aliases.map(({ token }, index) =>
          asked(`alias ${index} of a mailbox after its two stories`, token, noneLeft(VERIFY, 'verify-email')),
        ),
        ...fresh.returned.map(({ token }, index) => asked(`account ${index} of a mailbox after its day`, token, noneLeft(OWN_GONE))),
        ...twice.map(({ token }, index) => asked(`unverified account ${index} after two stories`, token, noneLeft(VERIFY, 'verify-email'))),
        ...once.map(({ token }, index) =>
          asked(`unverified account ${index}, another day`, token, index < 5 ? noneLeft(VERIFY, 'verify-email') : noneLeft(ALL_GONE)),
        ),
      ],
      // The counters' own trace of each attempt.
      mayChange: /^storyUsage\/(?:fresh|unverified|alias|returned)-\d+(?:\/totals\/unverified)?$|^system\/storyUsage$/,
      afterwards: async () => {
        expect((await database.doc('system/storyUsage').get()).data()).toMatchObject({ count: OPEN, new: OPEN, unverified: UNVERIFIED });
        const { status } = await ask(post('/api/generate-story', nextFamily().token, REQUEST));
        expect(status, 'an established family still gets a story').toBe(200);
      },
    };
  },
};
