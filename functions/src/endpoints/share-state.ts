/** `POST /api/share/state`: whether a story of one's own is shared. Never by which link: that is not kept. */

import { readShareState } from '../firestore/shares.ts';
import { endpoint } from '../http/endpoint.ts';
import { storyOf, takeTurn } from './share-request.ts';

export const shareState = endpoint({
  name: 'shareState',
  method: 'POST',
  auth: 'required',
  handler: async (input, { uid }, context) => {
    takeTurn(context);
    return { share: await readShareState(uid, storyOf(input), Date.now()) };
  },
});
