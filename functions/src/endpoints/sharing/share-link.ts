/** `POST /api/share/state` and `/api/share/revoke`: the link to one of the caller's stories. The link itself is not stored. */
import { parseShareStory, type ShareStateAnswer } from '@tuckaway/domain';
import { accepted } from '../../http/body.ts';
import { endpoint } from '../../http/endpoint.ts';
import { readShareState, removeShare } from '../../store/stories/shares.ts';
import { limitSharing } from '../rate-limits.ts';

export const shareState = endpoint({
  name: 'shareState',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context): Promise<ShareStateAnswer> => {
    await limitSharing(context);
    const share = await readShareState(uid, accepted(parseShareStory(input)), Date.now());
    return share === 'taken-down' ? { share: null, takenDown: true } : { share };
  },
});

export const shareRevoke = endpoint({
  name: 'shareRevoke',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    await limitSharing(context);
    await removeShare(uid, accepted(parseShareStory(input)));
    return { share: null };
  },
});
