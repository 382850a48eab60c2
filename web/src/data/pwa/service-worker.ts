/** The page's end of the line to the service worker. */

import { WORKER_ADDRESS } from '../lib/trusted-types.ts';
import { queryClient } from '../queries/query-client.ts';
import { isWorkerMessage, type WorkerMessage } from './worker-messages.ts';

/** Blocked in some browsers' private windows, and absent outside a secure context. */
function container(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker;
}

/**
 * Registers the worker once the page has loaded and settled: it fetches the whole app, and nothing of the first screen may have to share the
 * line, or the device's storage, with that. A failure is only logged (section 7).
 * @param settled resolves when the first screen has what it needs.
 */
export function registerServiceWorker(settled: Promise<void>): void {
  const workers = container();
  if (workers === undefined) return;
  followWorker(({ type }) => {
    if (type === 'CURATED_CHANGED') showCuratedStoriesAnew();
  });
  // A browser may refuse at once or later.
  void settled.then(() => workers.register(WORKER_ADDRESS)).catch(() => console.warn('The service worker could not be registered.'));
}

/**
 * Calls back for each message of the worker's, with the port to answer on where it brought one; answers with the way to stop.
 * Where there is no worker, never.
 */
export function followWorker(listener: (message: WorkerMessage, port: MessagePort | undefined) => void): () => void {
  const workers = container();
  if (workers === undefined) return () => undefined;
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (isWorkerMessage(event.data)) listener(event.data, event.ports[0]);
  };
  workers.addEventListener('message', onMessage);
  return () => workers.removeEventListener('message', onMessage);
}

/** What is on the screen is asked for again, and the worker has the new copy. */
function showCuratedStoriesAnew(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/stories/') });
}
