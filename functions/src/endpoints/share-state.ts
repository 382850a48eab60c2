/** `POST /api/share/state`: whether one of the caller's stories is shared. The link itself is not stored. */
import { parseShareStory } from '@tuckaway/domain';
import { readShareState } from '../firestore/shares.ts';
import { accepted } from '../http/accepted.ts';
import { endpoint } from '../http/endpoint.ts';
import { limitSharing } from './sharing-rate.ts';

export const shareState = endpoint({
  name: 'shareState',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    limitSharing(context);
    return { share: await readShareState(uid, accepted(parseShareStory(input)), Date.now()) };
  },
});
