/**
 * A new version of the app: found here, used only when the user accepts it. Until then its worker waits beside the old one, which goes on
 * serving the old version as a whole. Loaded late, together with what shows it.
 */
import { Workbox } from 'workbox-window';
import { createStore, useStore } from '../store.ts';
import { WORKER_ADDRESS } from '../trusted-types.ts';
import type { StepAside } from './worker-messages.ts';

/** Milliseconds between two checks for a new version, made when the page becomes visible. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** Milliseconds that the active worker has to become idle by itself. */
const STEP_ASIDE_AFTER_MS = 2000;

const ready = createStore<boolean>(false);
/** This tab accepted the new version. If another tab did, this one goes on as it is. */
const accepted = createStore<boolean>(false);
let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;

export function useUpdateReady(): boolean {
  return useStore(ready);
}

/** Whether this page is about to reload. The old worker may first have to finish what it sends, for example a story request. */
export function useUpdateAccepted(): boolean {
  return useStore(accepted);
}

/** Hides the question until the next version or the next visit. */
export function postponeUpdate(): void {
  ready.set(false);
}

/** Activates the new version and reloads this tab; other tabs are left alone, because they may hold a half-filled form. */
export function acceptUpdate(): void {
  accepted.set(true);
  // Without a waiting worker another tab has activated the new version already.
  if (!registration?.waiting) {
    window.location.reload();
    return;
  }
  workbox?.messageSkipWaiting();
  // Late and only once: a message starts a stopped worker, and Chromium then keeps it active until 30 seconds after the last message.
  setTimeout(() => {
    if (registration?.waiting) registration.active?.postMessage({ type: 'STEP_ASIDE' } satisfies StepAside);
  }, STEP_ASIDE_AFTER_MS);
}

/** Registers the service worker and begins to look for new versions; once a page. Rejects if the browser refuses. */
export async function registerWorker(): Promise<void> {
  const worker = new Workbox(WORKER_ADDRESS);
  workbox = worker;
  let announced: ServiceWorker | undefined;
  const onWaiting = (version: ServiceWorker | undefined): void => {
    // A version that comes after the user accepted one replaces it, so it is activated, too.
    if (accepted.get()) worker.messageSkipWaiting();
    // workbox-window reports a version after 200 ms more, when the user may have postponed it.
    else if (version === undefined || version !== announced) ready.set(true);
    announced = version;
  };
  let controlled = navigator.serviceWorker.controller !== null;
  worker.addEventListener('waiting', ({ sw }) => onWaiting(sw));
  worker.addEventListener('controlling', () => {
    if (accepted.get()) window.location.reload();
    // The first worker of a device replaces no version.
    else if (controlled) ready.set(true);
    controlled = true;
  });
  const registered = await worker.register({ immediate: true });
  if (registered === undefined) return;
  registration = registered;
  // workbox-window itself reports neither a version that is being installed already nor a second one.
  const watchInstalling = (): void => {
    const found = registered.installing;
    found?.addEventListener('statechange', () => {
      if (registered.waiting === found && registered.active !== null) onWaiting(found);
    });
  };
  watchInstalling();
  registered.addEventListener('updatefound', watchInstalling);
  checkWhenVisible(worker);
}

function checkWhenVisible(worker: Workbox): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - lastCheck) < UPDATE_CHECK_INTERVAL_MS) return;
    lastCheck = Date.now();
    // Without a network the next check is soon enough.
    worker.update().catch(() => undefined);
  });
}
