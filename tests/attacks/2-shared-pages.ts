/** Finding 2: a link is made of an own, moderated story, and nothing else opens a page. */
import { randomUUID } from 'node:crypto';
import { shareId } from '../../functions/src/store/stories/shared-stories.ts';
import { type Attack, type Finding, refusal, type SiteAnswer } from './support/attack.ts';
import type { Production } from './support/production.ts';
import { page, post } from './support/requests.ts';

const GONE: SiteAnswer = { status: 404, heading: 'This story is no longer available', headers: { 'cache-control': 'no-store' } };
const MISSING = refusal(404, 'This story is gone, so it can’t be shared.');
const NO_SHARE: SiteAnswer = { status: 200, json: { share: null } };

const foreignStories = ({ attacker, victim, published }: Production): Attack[] => {
  const order = { showName: true, days: 30, fresh: true };
  const sent = (name: string, path: string, body: object, answer: SiteAnswer): Attack => ({
    name,
    site: post(`/api/share${path}`, attacker.token, body),
    answer,
  });
  return [
    sent('a link to the victim’s story', '', { ...order, storyId: victim.story }, MISSING),
    sent('the same in the victim’s name', '', { ...order, storyId: victim.story, uid: victim.uid }, MISSING),
    sent(
      'a link to a story that comes along',
      '',
      { ...order, storyId: randomUUID(), title: 'Forged', content: '<p>Forged.</p>', paragraphs: ['Forged.'] },
      MISSING,
    ),
    sent('a link to a missing story', '', { ...order, storyId: randomUUID() }, MISSING),
    sent(
      'a link to a published story',
      '',
      { ...order, storyId: published },
      refusal(422, 'Please say which story of yours it is.', { field: 'storyId' }),
    ),
    sent('the state of the victim’s link', '/state', { storyId: victim.story }, NO_SHARE),
    sent('the victim’s link taken back', '/revoke', { storyId: victim.story }, NO_SHARE),
    sent('the victim’s link taken back by its token', '/revoke', { storyId: victim.story, token: victim.link }, NO_SHARE),
  ];
};

const guesses = ({ victim: { link, story } }: Production): Attack[] =>
  [
    'x',
    'A'.repeat(24),
    link.slice(0, -1),
    `${link}A`,
    link.toUpperCase(),
    [...link].reverse().join(''),
    shareId(link),
    story,
    `${link}%00`,
    `%20${link}`,
    `${link}%2F..%2F..%2Fstories%2F${story}`,
    "'%20or%20'1'='1",
    'B'.repeat(2000),
  ].map((token) => ({ name: `a page at /s/${token.slice(0, 80)}`, site: page(`/s/${token}`), answer: GONE, without: ['It yawned'] }));

export const sharedPages: Finding<Production> = {
  name: '2 shared pages',
  prepare: (world) => ({ attacks: [...foreignStories(world), ...guesses(world)], inOrder: true }),
};
