/** `POST /api/share`: a link to one of the caller's stories (decision P16). The story is moderated and reviewed first; without their answer there is no link. */
import { NAME_STAYS, parseShareOrder, TAKEN_DOWN } from '@tuckaway/domain';
import { accepted } from '../../http/body.ts';
import { endpoint } from '../../http/endpoint.ts';
import { HttpProblem } from '../../http/http-problem.ts';
import { MAX_SHARES, type SharePorts, type ShareRefusal, shareStory as share } from '../../sharing/share-story.ts';
import { looksOfStory } from '../../store/stories/child-looks.ts';
import { readOwnStory } from '../../store/stories/shared-stories.ts';
import { storeShare } from '../../store/stories/shares.ts';
import { whyNotShared } from '../../store/taken-down.ts';
import { judgeCopyAndLog } from '../../stories/writing/write-and-log.ts';
import { notChecked } from '../not-checked.ts';
import { limitSharing } from '../rate-limits.ts';
import { requireTermsToShare } from '../require-terms.ts';
import { SHARING_STOPPED } from '../sharing-stopped.ts';

const REFUSALS: Record<ShareRefusal, () => HttpProblem> = {
  missing: () => new HttpProblem(404, 'This story is gone, so it can’t be shared.'),
  'name-stays': () =>
    new HttpProblem(422, 'The name can’t be hidden in this story. You can still share it with the name.', {}, { code: NAME_STAYS }),
  unfit: () => new HttpProblem(422, 'This story can’t be shared because it didn’t pass our check for young children.'),
  full: () => new HttpProblem(409, `You’re already sharing ${MAX_SHARES} stories. Stop sharing one of them to share this one.`),
  'taken-down': () => new HttpProblem(409, 'We took this story’s shared page down, so it can’t be shared.', {}, { code: TAKEN_DOWN }),
  'sharing-stopped': () => new HttpProblem(403, SHARING_STOPPED, {}, { code: 'sharing-stopped' }),
};

const PORTS: SharePorts = {
  readStory: readOwnStory,
  whyNotShared,
  readLooks: looksOfStory,
  isFit: judgeCopyAndLog,
  store: storeShare,
  now: Date.now,
};

export const shareStory = endpoint({
  name: 'shareStory',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    await limitSharing(context);
    await requireTermsToShare(uid);
    const outcome = await share(uid, accepted(parseShareOrder(input)), PORTS).catch((error: unknown) => {
      throw notChecked(error, 'try to share it again');
    });
    if (typeof outcome === 'string') throw REFUSALS[outcome]();
    return outcome;
  },
});
