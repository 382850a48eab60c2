/** Shared by the offline tests: controlling the service worker, reading the server's data, and counting story requests. */
import type { BrowserContext, Page } from '@playwright/test';
import type { SyncTag } from '../../../web/src/data/device/worker/worker-messages.ts';
import type { Entry } from '../../../web/src/data/outbox/entry.ts';
import { type Account, expect, fillWishes, planted, type Wishes } from './support.ts';
import { fireInWorker } from './worker-events.ts';

/** A curated story, its id, and its heart on home. */
export const WELL = 'A Very Polite Well';
export const WELL_ID = '3';

export function heartOf(page: Page, title: string) {
  return page.getByRole('button', { name: new RegExp(`${title} (?:to|from) favorites$`) });
}

/** The sync button with this label. */
export function syncButton(page: Page, label: string | RegExp) {
  const text = typeof label === 'string' ? label : label.source;
  return page.getByRole('button', { name: new RegExp(`^${text}.*\\(shows what is waiting\\)$`) });
}

/** Opens the list of waiting entries. */
export async function openWaiting(page: Page) {
  await syncButton(page, '').click();
  const dialog = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const SYLLABLES = ['ba', 'lo', 'mi', 'ru', 'ne', 'do', 'ta', 'vi', 'so', 'pe'];

/** A random animal, so that story requests for it can be told apart from those of other tests. */
export function newAnimal(): string {
  const name = Array.from({ length: 6 }, () => SYLLABLES[Math.floor(Math.random() * SYLLABLES.length)]).join('');
  return `${name} otter`;
}

/** The form's values for that animal. */
export function wishesFor(animal: string): Wishes {
  return { childName: 'Mira', animal, setting: 'Meadow', length: 'Short', mood: 'Cozy', cover: 'Magical Forest' };
}

/** Fills in the form and presses “Create My Story!”. */
export async function orderStory(page: Page, wishes: Wishes): Promise<void> {
  await page.goto('/create-story');
  await fillWishes(page, wishes);
  await page.getByRole('button', { name: 'Create My Story!' }).click();
}

interface Asked {
  path: string;
  body: { messages?: { role: string; content: string }[] } | null;
}

/** How often a story about this animal was requested; requests to repair a story do not count. */
export async function timesAsked(animal: string): Promise<number> {
  const response = await fetch(`${process.env.STORYTELLER_URL}/control/requests`);
  const calls = (await response.json()) as Asked[];
  return calls.filter(
    ({ path, body }) =>
      path.endsWith('/chat/completions') && body?.messages?.length === 2 && body.messages[1]?.content.includes(JSON.stringify(animal)),
  ).length;
}

const DOCUMENTS = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`;

async function idsAt(parent: string, structuredQuery: object): Promise<string[]> {
  const response = await fetch(`${DOCUMENTS}${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { ...structuredQuery, select: { fields: [{ fieldPath: '__name__' }] } } }),
  });
  const rows = (await response.json()) as { document?: { name: string } }[];
  return rows.flatMap(({ document }) => (document ? [document.name.split('/').at(-1) ?? ''] : [])).sort();
}

/** The ids of the account's stories on the server. */
export function storiesOf({ uid }: Account): Promise<string[]> {
  const where = { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } } };
  return idsAt('', { from: [{ collectionId: 'stories' }], where });
}

/** The ids of the account's favorites on the server. */
export function favoritesOf({ uid }: Account): Promise<string[]> {
  return idsAt(`/users/${uid}`, { from: [{ collectionId: 'favorites' }] });
}

/** The page reached in each story on the server, by story id. */
export async function progressOf({ uid }: Account): Promise<ReadonlyMap<string, string>> {
  const ids = await idsAt(`/users/${uid}`, { from: [{ collectionId: 'progress' }] });
  const documents = await Promise.all(ids.map((id) => planted(`users/${uid}/progress/${id}`)));
  return new Map(ids.map((id, index) => [id, documents[index]?.page ?? '']));
}

/** All entries in the device's queue, of any account. */
export function entriesOnDevice(page: Page): Promise<Entry[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('tuckaway-queue', 1);
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(opening);
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores);
    const entries = await Promise.all(stores.map((name) => done<Entry[]>(transaction.objectStore(name).getAll())));
    database.close();
    return entries.flat();
  });
}

/** The number of entries in the device's queue. */
export async function waitingOnDevice(page: Page): Promise<number> {
  return (await entriesOnDevice(page)).length;
}

/** Fires a `sync` event in the service worker. @returns “again” if entries are left that may succeed later. */
export function fireSync(context: BrowserContext, tag: SyncTag): Promise<'done' | 'again'> {
  return fireInWorker(context, { type: 'sync', tag });
}

export interface WorkerControl {
  /** Makes the browser fire a `sync` event. */
  sync(tag: SyncTag): Promise<void>;
  /** Stops the worker immediately, as a browser does when memory runs short. */
  stop(): Promise<void>;
  /** Closes the DevTools session. */
  close(): Promise<void>;
}

/** Controls the site's service worker through DevTools, from a blank page. */
export async function controlWorker(context: BrowserContext, origin: string): Promise<WorkerControl> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scopeURL = `${origin}/`;
  let registrationId = '';
  /** The running versions of workers, with the registration of each. */
  const running = new Map<string, string>();
  let changed = Promise.withResolvers<void>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const found of registrations) if (found.scopeURL === scopeURL && !found.isDeleted) registrationId = found.registrationId;
    changed.resolve();
  });
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, registrationId: of, runningStatus } of versions) {
      if (runningStatus === 'stopped') running.delete(versionId);
      else running.set(versionId, of);
    }
    changed.resolve();
  });
  const ours = () => [...running].filter(([, of]) => of === registrationId).map(([versionId]) => versionId);
  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      changed = Promise.withResolvers<void>();
      await changed.promise;
    }
  }
  await session.send('ServiceWorker.enable');
  await until(() => registrationId !== '');
  return {
    async sync(tag) {
      await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
    },
    async stop() {
      await until(() => ours().length > 0);
      for (const versionId of ours()) await session.send('ServiceWorker.stopWorker', { versionId });
      await until(() => ours().length === 0);
    },
    close: () => page.close(),
  };
}
