/** `POST /api/share`: a link to one story of one's own (decisions P16). What it opens is judged first; where nobody can judge it, there is no link. */
import { NAME_STAYS, parseShareOrder } from '@tuckaway/domain';
import { readOwnStory } from '../firestore/own-stories.ts';
import { keepShare } from '../firestore/shares.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { MOST_SHARES, type SharePorts, type ShareRefusal, shareStory as share } from '../sharing/share-story.ts';
import { moderateAndLog } from '../stories/write-and-log.ts';
import { parsedOrRefused, takeTurn } from './share-request.ts';
import { storyProblem } from './story-problem.ts';

const REFUSALS: Record<ShareRefusal, () => HttpProblem> = {
  missing: () => new HttpProblem(404, 'This story is not there any more, so it cannot be shared.'),
  'name-stays': () => new HttpProblem(422, 'This story cannot leave the name out. It can be shared with it.', {}, { code: NAME_STAYS }),
  unfit: () => new HttpProblem(422, 'This story cannot be shared: it did not pass our check for small children.'),
  full: () => new HttpProblem(409, `You are sharing ${MOST_SHARES} stories already. Take one back, and this one can be shared.`),
};

const PORTS: SharePorts = {
  readStory: readOwnStory,
  passesModeration: async ([title = '', ...paragraphs]) => moderateAndLog({ title, paragraphs }),
  keep: keepShare,
  now: Date.now,
};

export const shareStory = endpoint({
  name: 'shareStory',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    takeTurn(context);
    const outcome = await share(uid, parsedOrRefused(parseShareOrder(input)), PORTS).catch((error: unknown) => {
      throw storyProblem(error);
    });
    if (typeof outcome === 'string') throw REFUSALS[outcome]();
    return outcome;
  },
});
