import type { Identity } from '../firestore/post-authorized.ts';

/** Who is signed in, for the requests of the page. Firebase Auth is loaded with the first of them. */
export const pageIdentity: Identity = {
  userId: async () => (await loadAuth()).signedInUid(),
  token: async (userId, options) => (await loadAuth()).idTokenOf(userId, options),
};

function loadAuth() {
  return import('./auth.ts');
}
