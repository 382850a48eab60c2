/** Documents of Firestore over its REST interface: of the emulators of `npm start`, or of a real project with the CLI's sign-in. */
import { decodeFields } from '../../functions/src/store/firestore-rest.ts';
import { Stop } from '../local/say.ts';
import type { Stack } from '../local/stacks.ts';
import { type CallGoogle, GoogleError } from '../operations/google.ts';

const CALL_TIMEOUT_MS = 10_000;
const GOOGLE = 'https://firestore.googleapis.com';

export interface StoredDocument {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly updateTime: string;
}

export interface StoryDocuments {
  /** Null if it does not exist. Throws {@link Stop}. */
  read(path: string): Promise<StoredDocument | null>;
  /**
   * Writes the fields, and removes those of `before` that are not among them, except `kept`. Throws {@link Stop}, also if the document is no
   * longer as in `before`.
   */
  write(path: string, fields: Readonly<Record<string, unknown>>, before: StoredDocument | null, kept: readonly string[]): Promise<void>;
}

/** Contacts only 127.0.0.1 and reads no environment, so it cannot change a real project. Throws {@link Stop} if its emulators do not run. */
export async function emulatorDocuments(stack: Stack): Promise<StoryDocuments> {
  const origin = `http://127.0.0.1:${stack.ports.firestore}`;
  const notOurs = new Stop(
    `What answers at 127.0.0.1:${stack.ports.firestore} is not the Firestore emulator of Tuckaway Tales. Stop it, and run \`npm start\`.`,
  );
  const call: CallGoogle = async (method, url, body) => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const init = { method, headers, redirect: 'error', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) } as const;
    const response = await fetch(url, { ...init, ...(body && { body: JSON.stringify(body) }) }).catch(() => {
      throw new Stop('Tuckaway Tales is not running here. Run `npm start`, wait until it says that it is ready, and run this again.');
    });
    const answer = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
    if (response.ok && answer !== null) return answer;
    if (response.ok || (method === 'GET' && response.status !== 404)) throw notOurs;
    throw new GoogleError(response.status, answer?.error?.message ?? `status ${response.status}`);
  };
  const documents = documentsAt(`${origin}/v1/projects/${stack.projectId}/databases/(default)`, call);
  // Every seed has this list, so emulators without it belong to another project.
  if ((await documents.read('publishedLists/featured')) === null) throw notOurs;
  return documents;
}

/** Throws {@link Stop} if the project has no database, or does not let this user see it. */
export async function projectDocuments(projectId: string, call: CallGoogle): Promise<StoryDocuments> {
  const database = `${GOOGLE}/v1/projects/${projectId}/databases/(default)`;
  await call('GET', database).catch((error: Error) => {
    if (error instanceof GoogleError && error.status === 404) {
      throw new Stop(`${projectId} has no Firestore database yet. Run this first: npm run deploy -- --project ${projectId}`);
    }
    throw refused(error);
  });
  return documentsAt(database, call);
}

function documentsAt(database: string, call: CallGoogle): StoryDocuments {
  const addressOf = (path: string) => `${database}/documents/${path.split('/').map(encodeURIComponent).join('/')}`;
  const read: StoryDocuments['read'] = async (path) => {
    try {
      const { fields, updateTime } = await call('GET', addressOf(path));
      return { fields: decodeFields(fields as Parameters<typeof decodeFields>[0]), updateTime: String(updateTime) };
    } catch (error) {
      if (error instanceof GoogleError && error.status === 404) return null;
      throw refused(error as Error);
    }
  };
  return {
    read,
    async write(path, fields, before, kept) {
      const names = new Set([...Object.keys(before?.fields ?? {}).filter((name) => !kept.includes(name)), ...Object.keys(fields)]);
      const query = new URLSearchParams([...names].map((name) => ['updateMask.fieldPaths', quoted(name)]));
      query.set('currentDocument.exists', String(before !== null));
      const changed = new Stop(`${path} was changed meanwhile. Run this again.`);
      // Compared here, because the emulator refuses every `currentDocument.updateTime` of a PATCH.
      if ((await read(path))?.updateTime !== before?.updateTime) throw changed;
      // Firestore takes a plus sign for one, not for a space.
      const mask = query.toString().replaceAll('+', '%20');
      await call('PATCH', `${addressOf(path)}?${mask}`, { fields: encodeFields(fields) }).catch((error: Error) => {
        if (!(error instanceof GoogleError)) throw error;
        if (/already exists|no document to update/i.test(error.message)) throw changed;
        throw error.status === 400 ? new Stop(`Firestore cannot store this file: ${error.message}`) : refused(error);
      });
    },
  };
}

function refused(error: Error): Error {
  if (!(error instanceof GoogleError)) return error;
  return new Stop(`Firestore refuses: ${error.message} Are you signed in (npx firebase login), with a role that may edit its documents?`, {
    cause: error,
  });
}

/** A field's name as a path, in backticks because it may contain any character. */
function quoted(name: string): string {
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}

function encodeFields(fields: Readonly<Record<string, unknown>>): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]));
}

function encodeValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: encodeFields(value as Record<string, unknown>) } };
  return { nullValue: null };
}
