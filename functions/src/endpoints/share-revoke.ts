/** `POST /api/share/revoke`: ends a story's link. It is no error if there is none. */
import { parseShareStory } from '@tuckaway/domain';
import { removeShare } from '../firestore/shares.ts';
import { accepted } from '../http/accepted.ts';
import { endpoint } from '../http/endpoint.ts';
import { limitSharing } from './sharing-rate.ts';

export const shareRevoke = endpoint({
  name: 'shareRevoke',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    limitSharing(context);
    await removeShare(uid, accepted(parseShareStory(input)));
    return { share: null };
  },
});
