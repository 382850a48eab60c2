/** Calls Google's APIs with the sign-in of the Firebase CLI. */
import { createRequire } from 'node:module';
import process from 'node:process';
import { isRecord, parseJson } from '../local/json.ts';
import { ROOT } from '../local/paths.ts';
import { Stop } from '../local/say.ts';

const require = createRequire(import.meta.url);
/** Milliseconds. */
const CALL_TIMEOUT_MS = 60_000;

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT';
export type Answer = Record<string, unknown>;
/** The parsed answer. Throws {@link GoogleError}, or what `fetch` throws. */
export type CallGoogle = (method: Method, url: string, body?: object) => Promise<Answer>;

export class GoogleError extends Error {
  readonly status: number;
  /** Google's own word for it, for example `SERVICE_DISABLED`. */
  readonly reason: string;

  constructor(status: number, message: string, reason = '') {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

interface ErrorBody {
  message?: string;
  status?: string;
  details?: { reason?: string }[];
}

/** Throws {@link Stop} if nobody is signed in. */
export async function googleApis(projectId: string): Promise<CallGoogle> {
  const { getProjectDefaultAccount } = require('firebase-tools/lib/auth.js');
  const { requireAuth } = require('firebase-tools/lib/requireAuth.js');
  const { getAccessToken } = require('firebase-tools/lib/apiv2.js');
  try {
    await requireAuth({ project: projectId, ...getProjectDefaultAccount(ROOT) });
  } catch (error) {
    throw new Stop(`Sign in first: npx firebase login, or GOOGLE_APPLICATION_CREDENTIALS in a pipeline. (${(error as Error).message})`);
  }
  return callsWith(projectId, getAccessToken);
}

/** The CLI's variables for other servers in place of Google's. */
const SERVERS = { 'https://firebase.googleapis.com': 'FIREBASE_API_URL', 'https://firestore.googleapis.com': 'FIRESTORE_URL' };

function addressOf(url: string): string {
  const { origin } = new URL(url);
  return url.replace(origin, process.env[SERVERS[origin as keyof typeof SERVERS]] || origin);
}

/** @param token of the sign-in, asked for before every call because it expires. */
export function callsWith(projectId: string, token: () => Promise<string>): CallGoogle {
  return async (method, url, body) => {
    const response = await fetch(addressOf(url), {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        // Otherwise the CLI's own project would have to enable these APIs. Billing is read before the project can enable anything.
        ...(!url.startsWith('https://cloudbilling.') && { 'x-goog-user-project': projectId }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const parsed = parseJson(await response.text());
    const answer = isRecord(parsed) ? (parsed as Answer & { error?: ErrorBody }) : undefined;
    if (!response.ok) {
      const { message = `status ${response.status}`, status, details } = answer?.error ?? {};
      throw new GoogleError(response.status, message, details?.find(({ reason }) => reason)?.reason ?? status);
    }
    // An empty answer would mean "there is nothing yet": a proxy's page in its place must not let us overwrite what is there.
    if (!answer) throw new GoogleError(502, `${new URL(url).host} did not answer in JSON`);
    return answer;
  };
}
