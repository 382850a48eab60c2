/** Who is signed in, for what the page sends and asks. The provider's code comes with the first question. */

import type { Identity } from '../firestore/post-authorized.ts';
import { keptSignIn } from '../session/kept-sign-in.ts';
import { unconfirmed } from '../session/unconfirmed.ts';

export const pageIdentity: Identity = {
  userId: async () => (await provider()).signedInUid(),
  token: async (userId, options) => (await provider()).idTokenOf(userId, options),
};

/**
 * For what is only read: until the provider has said who is there, the token that it keeps on this device. What is written waits for its
 * word, as it may be that the account is gone.
 */
export const readingIdentity: Identity = {
  userId: pageIdentity.userId,
  async token(userId, options) {
    const kept = unconfirmed.get() === userId && !options.fresh ? await keptSignIn() : null;
    return (kept?.uid === userId ? kept.token : null) ?? pageIdentity.token(userId, options);
  },
};

function provider() {
  return import('./auth.ts');
}
