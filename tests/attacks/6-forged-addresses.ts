/** Finding 6: one attacker under forged addresses, and 200 honest families, of whom none is refused. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SiteRequest } from '../functions/support/deployed-functions.ts';
import { type Attack, type Finding, refusal, type SiteAnswer } from './support/attack.ts';
import { PER_MINUTE, type Production, SITE } from './support/production.ts';
import { page, post } from './support/requests.ts';

/** There is no such story. */
const NO_STORY = randomUUID();
const ATTEMPTS = 3 * PER_MINUTE;
const ATTACKER = '203.0.113.66';
/** Google's front end and Hosting, as a request through the site is seen. */
const FRONT_END = '198.51.100.7';
const addressOf = (family: number) => `192.0.2.${family + 1}`;

/** @param before what the caller wrote into the header. */
const through = (caller: string, before = ''): Record<string, string> => ({
  'x-forwarded-for': `${before}${before && ', '}${caller}, ${FRONT_END}`,
});

/** Every way to look like a family, through the site and at the function's own address. */
const forged = (family: number): Record<string, string>[] => [
  through(ATTACKER, addressOf(family)),
  through(ATTACKER, `${addressOf(family)}, ${FRONT_END}`),
  { ...through(ATTACKER), 'x-real-ip': addressOf(family), 'true-client-ip': addressOf(family), forwarded: `for=${addressOf(family)}` },
];

/**
 * Answers of one caller: as many good ones as the limit gives at once and regains while a slow machine sends, then none.
 * @param crowded a part of the refusal.
 */
function limited(good: SiteAnswer, crowded = ''): Attack['answer'] {
  const began = Date.now();
  let answered = 0;
  return ({ status, text }) => {
    if (status !== good.status) return status === 429 && text.includes(crowded) && answered >= PER_MINUTE ? null : `${status} ${text}`;
    answered += 1;
    const regained = ((Date.now() - began) / 60_000) * PER_MINUTE;
    return answered <= PER_MINUTE + regained ? null : `answered ${answered} calls`;
  };
}

interface Limited {
  name: string;
  request(headers: Record<string, string>): SiteRequest;
  good: SiteAnswer;
  /** A part of the refusal. */
  crowded?: string;
}

const LIMITED: readonly Limited[] = [
  {
    name: 'shared pages',
    request: (headers) => page('/s/AAAAAAAAAAAAAAAAAAAAAAAA', headers),
    good: { status: 404 },
  },
  {
    name: 'reports',
    request: (headers) => post('/api/report-story', null, { storyId: '999999', reason: 'too-scary' }, headers),
    good: refusal(404, 'This story is gone, so there’s nothing left to report.'),
    crowded: 'That was a lot of reports at once. Please wait a moment.',
  },
];

/** All addresses of a home's IPv6 network, and one of another. */
const ofNetwork = (): Attack[] =>
  LIMITED.flatMap(({ name, request, good, crowded }) => {
    const answer = limited(good, crowded);
    return [
      ...Array.from({ length: ATTEMPTS }, (_, index) => ({
        name: `${name}: address ${index} of one network [safety 8]`,
        site: request(through(`2001:db8:0:1:${index.toString(16)}::1`)),
        answer,
      })),
      { name: `${name}: another network`, site: request(through('2001:db8:0:2::1')), answer: good },
    ];
  });

const ofVisitors = ({ families }: Production): Attack[] =>
  LIMITED.flatMap(({ name, request, good, crowded }) => {
    const answer = limited(good, crowded);
    const attempts = families.slice(0, ATTEMPTS).map((_family, index) => forged(index)[index % 3] ?? {});
    return [
      ...attempts.map((headers, index) => ({
        name: `${name}: forged address ${index}`,
        site: request(headers),
        answer,
      })),
      ...families.map((_family, index) => ({ name: `${name}: family ${index}`, site: request(through(addressOf(index))), answer: good })),
    ];
  });

/** Signed in, a limit belongs to the account, also behind one address. */
const ofAccounts = ({ families, victim }: Production): Attack[] => {
  const good = { status: 200, json: { share: null } };
  const state = (name: string, token: string, answer: Attack['answer']): Attack => ({
    name,
    site: post('/api/share/state', token, { storyId: NO_STORY }, { ...through(ATTACKER), origin: SITE }),
    answer,
  });
  const answer = limited(good, 'That was a lot of sharing at once. Please wait a moment.');
  return [
    ...Array.from({ length: ATTEMPTS }, (_, index) => state(`sharing: call ${index} of one account`, victim.token, answer)),
    ...families.map(({ token }, index) => state(`sharing: family ${index} at the attacker’s address`, token, good)),
  ];
};

export const forgedAddresses: Finding<Production> = {
  name: '6 forged addresses, and 200 honest families [safety 8]',
  prepare: (production) => {
    expect(production.families).toHaveLength(200);
    return { attacks: [...ofVisitors(production), ...ofNetwork(), ...ofAccounts(production)], inOrder: true };
  },
};
