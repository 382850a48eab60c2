/** `POST /api/share/revoke`: a story's link opens nothing any more. Fine where there is none. */

import { removeShare } from '../firestore/shares.ts';
import { endpoint } from '../http/endpoint.ts';
import { storyOf, takeTurn } from './share-request.ts';

export const shareRevoke = endpoint({
  name: 'shareRevoke',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    takeTurn(context);
    await removeShare(uid, storyOf(input));
    return { share: null };
  },
});
