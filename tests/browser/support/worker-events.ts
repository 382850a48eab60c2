/** Events of the browser for the service worker, made by the test and handled to their end. */
import type { BrowserContext } from '@playwright/test';

type WorkerEvent =
  | { type: 'sync'; tag: string }
  | { type: 'push'; data: string }
  /** A press on the notification with this tag, which must be shown. */
  | { type: 'notificationclick'; tag: string };

/**
 * Fires the event in the newest worker. It also reaches a busy worker, unlike a message through DevTools, which is lost now and then.
 * @returns “again” if the worker's work failed, for which the browser would call again after a sync.
 */
export async function fireInWorker(context: BrowserContext, event: WorkerEvent): Promise<'done' | 'again'> {
  const worker = context.serviceWorkers().at(-1);
  if (!worker) throw new Error('There is no worker.');
  return worker.evaluate(async (given) => {
    const scope = globalThis as unknown as EventTarget &
      Record<'SyncEvent' | 'PushEvent' | 'NotificationEvent', new (type: string, init: object) => Event> & {
        registration: ServiceWorkerRegistration;
      };
    const made = async () => {
      if (given.type === 'sync') return new scope.SyncEvent(given.type, { tag: given.tag });
      if (given.type === 'push') return new scope.PushEvent(given.type, { data: given.data });
      const [notification] = await scope.registration.getNotifications({ tag: given.tag });
      return new scope.NotificationEvent(given.type, { notification });
    };
    const fired = await made();
    // A synthetic event cannot keep the worker alive, so its `waitUntil` promises are awaited here.
    const works: Promise<unknown>[] = [];
    Object.assign(fired, { waitUntil: (work: Promise<unknown>) => void works.push(work) });
    scope.dispatchEvent(fired);
    if (works.length === 0) throw new Error(`The worker does nothing at a ${given.type}.`);
    return Promise.all(works).then(
      () => 'done' as const,
      () => 'again' as const,
    );
  }, event);
}
