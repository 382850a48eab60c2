/** HTTP as pages use it. What is sent as an account waits for Firebase Auth to confirm the sign-in. */
import { listenForSilence } from '../device/network/silence.ts';
import { lookAtNetwork, watchLong, watchWait } from '../device/network/slow-network.ts';
import { systemClock } from '../device/with-timeout.ts';
import { type Call, call, type HttpPorts } from './call.ts';

// Visitors load no Firebase Auth.
const loadAuth = () => import('../session/sign-in/auth.ts');

export const pageHttp: HttpPorts = {
  identity: {
    userId: async () => (await loadAuth()).signedInUid(),
    // A hanging network also keeps Firebase Auth from confirming the sign-in.
    token: watchWait(async (uid, options) => (await loadAuth()).idTokenOf(uid, options)),
  },
  fetch: fetchWithAppCheck,
  clock: systemClock,
};

/** For what may take long: a story is written or reviewed, a recording is sent. */
export const longFetch = watchLong(fetchWithAppCheck);

/** Its time is also over where the network answers nothing: not the request for a token, nor this one, nor the rest of its answer. */
const patientHttp: HttpPorts = {
  ...pageHttp,
  fetch: longFetch,
  clock: {
    ...systemClock,
    after(milliseconds, callback) {
      const stops = [systemClock.after(milliseconds, callback), listenForSilence(lookAtNetwork, callback)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  },
};

/** {@link call} from a page. */
export function callApi<T = object>(request: Call): Promise<T> {
  // Visitors read only, and see what is stored if that takes long.
  return call<T>(request.body ? patientHttp : pageHttp, request);
}

/** What changes something is sent with an App Check token if the deployment has a key for it (docs/operations.md). */
async function fetchWithAppCheck(url: string, init: RequestInit): Promise<Response> {
  if (__APP_CHECK_KEY__ === '' || init.body === undefined) return fetch(url, init);
  const [{ getToken }, { appCheck }] = await Promise.all([import('firebase/app-check'), import('../session/sign-in/app.ts')]);
  // Without a token the request is sent all the same: the server then answers what is missing.
  const token = appCheck && (await getToken(appCheck).catch(() => null));
  const headers = new Headers(init.headers);
  if (token) headers.set('X-Firebase-AppCheck', token.token);
  return fetch(url, { ...init, headers });
}
