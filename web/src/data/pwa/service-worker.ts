/** The page's connection to the service worker. */
import { queryClient } from '../queries/query-client.ts';
import { isWorkerMessage, type WorkerMessage } from './worker-messages.ts';

/** Undefined in some browsers' private windows and outside a secure context. */
function container(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker;
}

/**
 * Registers the worker after the first screen, because it fetches the whole app and would compete for network and storage.
 * A failure is only logged (specification section 7).
 * @param settled resolves when the first screen has what it needs
 */
export function registerServiceWorker(settled: Promise<void>): void {
  if (container() === undefined) return;
  followWorker(({ type }) => {
    if (type === 'CURATED_CHANGED') reloadCuratedStories();
  });
  void settled
    .then(async () => (await import('./app-update.ts')).registerWorker())
    .catch(() => console.warn('The service worker could not be registered.'));
}

/**
 * Calls the listener for each message of the worker, with the port for the answer if the message has one.
 * @returns stops it.
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

/** The worker has a new copy: what is on the screen is loaded again. */
function reloadCuratedStories(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/stories/') });
}
