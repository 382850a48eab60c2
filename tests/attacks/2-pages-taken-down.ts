/** Finding 2: a page that an admin took down stays down, whatever its family does. */
import { randomUUID } from 'node:crypto';
import { shareId } from '../../functions/src/store/stories/shared-stories.ts';
import { storedStory } from './2-slurs-as-names.ts';
import { type Attack, type Finding, refusal, type SiteAnswer } from './support/attack.ts';
import { DAY_MS, type Production } from './support/production.ts';
import { page, post } from './support/requests.ts';
import { shareToken } from './support/world.ts';

const TAKEN_DOWN_LINK = shareToken();

export const pagesTakenDown: Finding<Production> = {
  name: '2 pages taken down',
  prepare: async ({ database, nextFamily }) => {
    const { uid, token } = nextFamily();
    const storyId = randomUUID();
    await database.doc(`stories/${storyId}`).set(storedStory(uid, { childName: 'Leo' }));
    const copy = {
      title: 'The Lamp',
      paragraphs: ['It yawned.'],
      childName: null,
      animal: 'otter',
      storySetting: 'garden',
      showName: false,
    };
    await database
      .doc(`shares/${shareId(TAKEN_DOWN_LINK)}`)
      .set({ ...copy, uid, storyId, createdAt: new Date(), expireAt: new Date(Date.now() + DAY_MS), takenDown: true });
    const gone = (name: string): Attack => ({
      name,
      site: page(`/s/${TAKEN_DOWN_LINK}`),
      answer: { status: 404, heading: 'This story is no longer available' },
      without: ['yawned'],
    });
    const again = refusal(409, 'We took this story’s shared page down, so it can’t be shared.', { code: 'taken-down' });
    const order = { storyId, showName: false, days: 30 };
    const report = (share: unknown, answer: SiteAnswer): Attack => ({
      name: `a report of the page ${String(share).slice(0, 40)}`,
      site: post('/api/report-story', null, { share, reason: 'too-scary' }),
      answer,
    });
    const missing = refusal(404, 'This story is gone, so there’s nothing left to report.');
    const which = refusal(422, 'Please say which shared story it is.', { field: 'share' });
    const attacks: Attack[] = [
      gone('the page that was taken down'),
      {
        name: 'its state',
        site: post('/api/share/state', token, { storyId }),
        answer: { status: 200, json: { share: null, takenDown: true } },
      },
      { name: 'its link taken back', site: post('/api/share/revoke', token, { storyId }), answer: { status: 200, json: { share: null } } },
      { name: 'its story shared again', site: post('/api/share', token, order), answer: again },
      { name: 'its story shared by a new link', site: post('/api/share', token, { ...order, fresh: true }), answer: again },
      gone('the page after all this'),
      report(TAKEN_DOWN_LINK, missing),
      report('A'.repeat(24), missing),
      ...['', 'x', null, 7, {}, `${'A'.repeat(24)}/x`, '../shares', shareId('x')].map((share) => report(share, which)),
    ];
    // A story is moderated before its link is looked for.
    return { attacks, inOrder: true, mayChange: /^system\/serviceOutcomes$/, mayAskModel: true };
  },
};
