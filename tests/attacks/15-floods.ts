/** Floods: what anybody can make the database store stays small, at however many addresses they call. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { PUSH_LIMITS } from '../../domain/src/index.ts';
import { type Attack, type Finding, refusal, type SiteAnswer } from './support/attack.ts';
import { DEFAULTS, type Production } from './support/production.ts';
import { post } from './support/requests.ts';

const today = () => new Date().toISOString().slice(0, 10);
/** Visitors' reports of a story for one reason that are stored in a day. */
const REPORTS = 20;
const NO_ROOM = refusal(429, 'Too many devices were added today. Please try again tomorrow.');
const SUBSCRIBED: SiteAnswer = { status: 200, json: { subscribed: true } };

export const floods: Finding<Production> = {
  name: '15 floods of reports and devices [safety 8]',
  prepare: async ({ database, device, nextFamily, published }) => {
    const family = nextFamily();
    const devices = database.collection('pushSubscriptions');
    await database.doc('limits/visitor-devices').set({ day: today(), count: Number(DEFAULTS.VISITOR_DEVICES_PER_DAY) });
    const report = (name: string, reason = 'too-scary'): Attack => ({
      name: `report ${name} of a story`,
      site: post('/api/report-story', null, { storyId: published, reason }, { 'idempotency-key': randomUUID() }),
      // Nobody learns that it is one too many: the story is hidden, and an operator looks at it.
      answer: { status: 200, json: { storyId: published, hidden: true } },
    });
    const subscribe = (name: string, token: string | null, answer: SiteAnswer): Attack => ({
      name: `device ${name} ${token === null ? 'of a visitor' : 'of a family'}`,
      site: post('/api/push/subscribe', token, { endpoint: `${device.endpoint}-${name}`, keys: device.keys }, {}),
      answer,
    });
    const many = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
    return {
      attacks: [
        ...many(2 * REPORTS, (index) => report(String(index))),
        // A grave one is stored after all these.
        report('for a graver reason', 'not-for-children'),
        ...many(10, (index) => subscribe(`v${index}`, null, NO_ROOM)),
        ...many(PUSH_LIMITS.devicesPerAccount + 5, (index) => subscribe(`f${index}`, family.token, SUBSCRIBED)),
        // A detour to devices of no account: they are taken off the account, and not stored as a visitor's.
        ...many(10, (index) => subscribe(`f${index + 10}`, null, NO_ROOM)),
      ],
      inOrder: true,
      mayChange: /^(?:storyReports|pushSubscriptions|limits)\//,
      afterwards: async () => {
        const reports = await database.collection('storyReports').where('storyId', '==', published).where('uid', '==', null).get();
        const storedFor = (reason: string) => reports.docs.filter((one) => one.get('reason') === reason).length;
        expect(storedFor('too-scary')).toBeLessThanOrEqual(REPORTS);
        expect(storedFor('not-for-children')).toBe(1);
        const left = (await devices.get()).docs
          .map((one) => String(one.get('endpoint')))
          .filter((one) => one.startsWith(`${device.endpoint}-`));
        const ofFamily = [...many(5, (index) => index + 5), ...many(5, (index) => index + 20)];
        expect(left.sort()).toEqual(ofFamily.map((index) => `${device.endpoint}-f${index}`).sort());
        await Promise.all((await devices.where('uid', '==', family.uid).get()).docs.map(({ ref }) => ref.delete()));
      },
    };
  },
};
