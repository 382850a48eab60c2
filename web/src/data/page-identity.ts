/** Who is signed in, for what the page sends and asks. The provider's code comes with the first question. */
import type { Identity } from './outbox/ports.ts';

export const pageIdentity: Identity = {
  userId: async () => (await provider()).signedInUid(),
  token: async (userId, options) => (await provider()).idTokenOf(userId, options),
};

function provider() {
  return import('./firebase-auth.ts');
}
