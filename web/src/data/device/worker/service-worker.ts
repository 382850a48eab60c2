/** The page's connection to the service worker. */
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
  void settled
    .then(async () => (await import('./app-update.ts')).registerWorker())
    .catch(() => console.warn('The service worker could not be registered.'));
}

/** Calls back for each message of this type, with the port for the answer if the message has one. */
export function onWorkerMessage<T extends WorkerMessage['type']>(
  type: T,
  listener: (message: Extract<WorkerMessage, { type: T }>, port: MessagePort | undefined) => void,
): void {
  container()?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (isWorkerMessage(data) && data.type === type) listener(data as Extract<WorkerMessage, { type: T }>, ports[0]);
  });
}
