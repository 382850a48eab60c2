/** Shared by the tests of the functions: calls through Hosting, accounts, the database, the storyteller. */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { safetyIdOf } from '../../../functions/src/stories/model/safety-id.ts';
import { encodeFields, type FieldMap } from '../../../web/src/data/firestore/values.ts';
import { noteCanary, noteStory } from '../../leaks/canaries.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need the emulators that \`npm test\` starts.`);
  return value;
}

export const HOSTING = setting('TUCKAWAY_HOSTING_URL');
const STORYTELLER = setting('STORYTELLER_URL');
const AUTH = `http://${setting('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`;

export const PROJECT = setting('GCLOUD_PROJECT');

// Without it the client looks for Google's metadata server and warns that there is none.
process.env.METADATA_SERVER_DETECTION = 'none';

/** The database without rules, as the server sees it. */
export const database = getFirestore(initializeApp({ projectId: PROJECT }, `test-${randomUUID()}`));

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

/** Calls the site. `json` is undefined if the answer is not JSON. */
export async function call(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${HOSTING}${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export interface Account {
  uid: string;
  token: string;
}

/** A new account, signed in. @param agreed whether to the current terms */
export async function newAccount({ agreed = true } = {}): Promise<Account> {
  const email = `${randomUUID()}@example.com`;
  await signedIn('accounts:signUp', email);
  // The emulator's first token counts as revoked if a new second began while it created the account.
  const account = await signedIn('accounts:signInWithPassword', email);
  if (agreed) await agree(account);
  return account;
}

/** The account agrees to the terms, as it does when it signs up. */
export async function agree({ uid }: Pick<Account, 'uid'>): Promise<void> {
  await database.doc(`users/${uid}/agreements/${CURRENT_TERMS}`).set({ agreedAt: new Date() });
}

interface Person {
  uid: string;
  email: string;
  displayName: string;
}

/** A new account with a given id, address and display name, which never signed in. */
export async function createAccount({ uid, email, displayName }: Person): Promise<void> {
  await auth(`projects/${PROJECT}/accounts`, { localId: uid, email, displayName, password: PASSWORD }, { authorization: 'Bearer owner' });
  noteCanary('name', displayName);
}

/** The same, signed in. */
export async function newAccountOf(person: Person): Promise<Account> {
  await createAccount(person);
  return signedIn('accounts:signInWithPassword', person.email);
}

const PASSWORD = 'bedtime123';

async function signedIn(method: string, email: string): Promise<Account> {
  noteCanary('e-mail', email);
  return signUp(method, { email, password: PASSWORD });
}

/** Signs in as Auth's `method` does. An empty body makes an anonymous account. */
export async function signUp(method: string, body: object): Promise<Account> {
  const { localId, idToken } = await auth(`${method}?key=demo-key`, { ...body, returnSecureToken: true });
  noteCanary('token', idToken);
  return { uid: localId, token: idToken };
}

/** Changes an account as its administrator does: `createdAt` (milliseconds), `emailVerified`, `disableUser`, `validSince` (seconds). */
export function changeAccount({ uid }: Pick<Account, 'uid'>, changes: object): Promise<unknown> {
  return auth(`projects/${PROJECT}/accounts:update`, { localId: uid, ...changes }, { authorization: 'Bearer owner' });
}

async function auth(path: string, body: object, headers: Record<string, string> = {}): Promise<{ localId: string; idToken: string }> {
  const response = await fetch(`${AUTH}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Auth: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}

/** How long tests wait, in milliseconds, for triggers, which the emulator runs one after the other. */
export const soon = { timeout: 60_000, interval: 100 };

/** Posts JSON to the site. @param account null for a visitor. */
export function postAs(account: Account | null, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(account ? { authorization: `Bearer ${account.token}` } : {}), ...headers },
    body: JSON.stringify(body),
  });
}

const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;

/** Writes as the app does, under the rules, and again while a transaction holds the document. @returns the status. */
async function commit({ token }: Account, write: object): Promise<number> {
  for (;;) {
    const response = await fetch(`http://${setting('FIRESTORE_EMULATOR_HOST')}/v1/${DOCUMENTS}:commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ writes: [write] }),
    });
    if (!(await response.text()).includes('"ABORTED"')) return response.status;
  }
}

/** @param stamped fields that get the time of the request. */
export function writeAsBrowser(account: Account, path: string, data: FieldMap, stamped: readonly string[] = []): Promise<number> {
  const updateTransforms = stamped.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return commit(account, { update: { name: `${DOCUMENTS}/${path}`, fields: encodeFields(data) }, updateTransforms });
}

export function deleteAsBrowser(account: Account, path: string): Promise<number> {
  return commit(account, { delete: `${DOCUMENTS}/${path}` });
}

export const REQUEST = { childName: 'Zebedee', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };

/** Requests a story as the web app does. */
export async function generate(account: Account, request: unknown = REQUEST, headers: Record<string, string> = {}): Promise<Answer> {
  const { childName, favoriteAnimal } = (request ?? {}) as Record<string, unknown>;
  if (typeof childName === 'string') noteCanary('name', childName);
  if (typeof favoriteAnimal === 'string') noteCanary('animal', favoriteAnimal);
  const answer = await postAs(account, '/api/generate-story', request, headers);
  if (answer.status === 200) noteStory(answer.json);
  return answer;
}

/** Faults that the storyteller can play (tools/storyteller). */
type BadAnswer = 'short' | 'long' | 'malformed' | 'refusal' | 'cutoff' | 'filtered' | 'unsafe' | 'leftover' | 'empty';
type BadCall =
  | 'slow'
  | 'rate-limit'
  | 'rate-limit-then-good'
  | 'no-credit'
  | 'bad-key'
  | 'error-500'
  | 'html'
  | 'silence'
  | 'paced'
  | 'broken-off'
  | 'always-yes'
  | 'always-no';
export type Fault = 'good' | BadAnswer | BadCall;

/** A call that the storyteller recorded. */
export interface Asked {
  path: string;
  headers: Record<string, string>;
  requestId: string;
  body: { messages?: { role: string; content: string }[]; input?: string[]; stream?: boolean; response_format?: unknown };
}

/** Calls of the local storyteller: for stories, for reviews of what it wrote, and of moderation. */
interface Calls {
  chat: number;
  reviews: number;
  moderations: number;
}

/** The stack's key, of which the codes of families are made (tools/local/development-keys.ts). */
const OPENAI_KEY = 'local-storyteller';

/** Controls the local storyteller for one scope, a family's code. @param scope null for all calls. */
function storytellerFor(scope: string | null) {
  const control = (path = '', init: RequestInit = {}) =>
    fetch(`${STORYTELLER}/control${path}${scope === null ? '' : `?scope=${encodeURIComponent(scope)}`}`, init);
  const teller = {
    async reset(): Promise<void> {
      await control('', { method: 'DELETE' });
    },
    async play(
      scenario: Fault,
      options: { times?: number; delayMs?: number; tokensPerSecond?: number; on?: keyof Calls } = {},
    ): Promise<void> {
      const response = await control('', { method: 'POST', body: JSON.stringify({ scenario, ...options }) });
      if (!response.ok) throw new Error(`The storyteller does not know this: ${await response.text()}`);
    },
    /** Calls since the last reset. */
    async counts(): Promise<Calls> {
      return (await control('/counts')).json() as Promise<Calls>;
    },
    /** Everything sent since the last reset, as text. @throws if the storyteller recorded fewer calls than it answered. */
    async everythingSent(): Promise<string> {
      // Counted before, because other tests go on asking the service's own.
      const { chat, reviews, moderations } = await teller.counts();
      const text = await (await control('/requests')).text();
      if ((JSON.parse(text) as unknown[]).length < chat + reviews + moderations)
        throw new Error('The storyteller was asked more than it wrote down.');
      return text;
    },
    /** The same, parsed. */
    async requests(): Promise<Asked[]> {
      return JSON.parse(await teller.everythingSent()) as Asked[];
    },
  };
  return teller;
}

/** Of all families; tests of functions run side by side and use {@link storyteller.of} with an account of their own. */
export const storyteller = {
  ...storytellerFor(null),
  of: ({ uid }: Pick<Account, 'uid'>) => storytellerFor(safetyIdOf(uid, OPENAI_KEY)),
  /** For calls that are made for no family: checks of the service. */
  ofTheService: storytellerFor(safetyIdOf(null, OPENAI_KEY)),
  inScope: storytellerFor,
};
