/** The backend of a whole screen in place of `fetch`: our own API and Firestore. All code between the screen and `fetch` is the app’s own. */
import type { Story } from '@tuckaway/domain';
import { type Mock, vi } from 'vitest';
import { pageClient } from '../src/data/firestore/read-client.ts';
import { encodeFields, type FieldMap, Timestamp } from '../src/data/firestore/values.ts';
import type { Identity } from '../src/data/http/call.ts';
import { pageHttp } from '../src/data/http/page-http.ts';
import { connectSyncEngine, type SyncEngine } from '../src/data/outbox/page/sync.ts';
import { showEntries } from '../src/data/outbox/page/sync-state.ts';
import { copyOf } from '../src/data/query/cached-copies.ts';
import { queryClient } from '../src/data/query/query-client.ts';
import { currentUid, openSession } from '../src/data/session/session.ts';
import { onAccount } from '../src/data/session/session-events.ts';
import { loadProfile } from '../src/features/account/api/load-profile.ts';
import { type FakeFirestore, fakeFirestore, ROOT } from './fake-firestore.ts';
import { ANNA } from './fixtures.ts';

// As app/subjects.ts does, with code that is there in advance.
onAccount((identity, confirmed) => {
  if (identity !== null) void loadProfile(identity, confirmed).catch(() => undefined);
});

export interface FakeBackend extends FakeFirestore {
  /** Answers of our own API by method and path, such as `POST /api/share`. Others are a 404. */
  api: Record<string, (body: unknown) => Response | Promise<Response>>;
  /** Calls of our own API, in their order. */
  calls: { to: string; body: unknown; authorization: string | null }[];
  /** Connected as the sync engine: it delivers at once what it is given. `showEntries` shows what waits. */
  engine: { [Method in keyof SyncEngine]: Mock<SyncEngine[Method]> };
  /** Stores a document by its path, such as `users/uid-anna/favorites/7`. */
  store(path: string, fields?: FieldMap): void;
  storeStory(story: Story): void;
}

/** Call before each test. It ends the session and removes what the device has of it; Anna has an account on the free plan. */
export async function fakeBackend(): Promise<FakeBackend> {
  const firestore = fakeFirestore();
  const toFirestore = globalThis.fetch;
  const store = (path: string, fields: FieldMap = {}) => void firestore.documents.set(`${ROOT}/${path}`, encodeFields(fields));
  const backend: FakeBackend = Object.assign(firestore, {
    api: {},
    calls: [],
    engine: {
      send: vi.fn<SyncEngine['send']>(async () => ({ kind: 'delivered', stored: true })),
      deliver: vi.fn<SyncEngine['deliver']>(async () => ({ kind: 'canceled' })),
      refresh: vi.fn<SyncEngine['refresh']>(async () => undefined),
      syncNow: vi.fn<SyncEngine['syncNow']>(async () => undefined),
      resume: vi.fn<SyncEngine['resume']>(async () => undefined),
      retry: vi.fn<SyncEngine['retry']>(async () => undefined),
      discard: vi.fn<SyncEngine['discard']>(async () => undefined),
    },
    store,
    storeStory: ({ id, createdAt, ...fields }: Story) =>
      store(`stories/${id}`, { ...(fields as object as FieldMap), createdAt: new Timestamp(createdAt) }),
  });
  store(`users/${ANNA.firebaseUid}`, { displayName: 'Anna', email: ANNA.email, subscription: 'free', createdAt: new Timestamp(0) });

  vi.stubGlobal('fetch', async (url: string, init: { body?: string; headers?: Record<string, string> } = {}) => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    if (!url.startsWith('/')) return toFirestore(url, init);
    const to = `${init.body === undefined ? 'GET' : 'POST'} ${url}`;
    const body: unknown = init.body === undefined ? undefined : JSON.parse(init.body);
    backend.calls.push({ to, body, authorization: init.headers?.authorization ?? null });
    return backend.api[to]?.(body) ?? Response.json({}, { status: 404 });
  });
  // In place of Firebase Auth, which is not loaded.
  const identity: Identity = {
    userId: async () => currentUid(),
    token: async (uid) => (uid === currentUid() ? `token of ${uid}` : null),
  };
  Object.assign(pageHttp.identity, identity);
  Object.assign(pageClient.identity, identity);
  connectSyncEngine(async () => backend.engine);
  openSession(null);
  await removeCopies();
  queryClient.clear();
  showEntries([], { quietly: true });
  window.dispatchEvent(new Event('online'));
  return backend;
}

/** Signs Anna in, as after Firebase Auth's answer. Her profile is then read. */
export function signIn(): void {
  openSession({ uid: ANNA.firebaseUid, email: ANNA.email, displayName: ANNA.displayName });
}

/** Takes the network away or gives it back, as the browser reports it. */
export function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** A device without IndexedDB has none. */
async function removeCopies(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const deletion = indexedDB.deleteDatabase('tuckaway-copies');
  await new Promise((resolve) => {
    deletion.onsuccess = resolve;
    deletion.onerror = resolve;
  });
  // Waits until what the test before began to store was refused, as no user is signed in.
  await copyOf('', '').get();
}
