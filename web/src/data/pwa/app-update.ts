/**
 * A new version of the app: found here, used only when the user accepts it. Until then its worker waits beside the old one, which goes on
 * serving the old version as a whole. Loaded late, together with what shows it.
 */
import { Workbox } from 'workbox-window';
import { createStore, useStore } from '../lib/store.ts';
import { WORKER_ADDRESS } from '../lib/trusted-types.ts';
import type { StepAside } from './worker-messages.ts';

/** Milliseconds between two checks for a new version, made when the page becomes visible. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** Milliseconds after which the workers are told again: a browser may miss the moment at which the old one was idle. */
const TELL_AGAIN_MS = 1000;

const ready = createStore<boolean>(false);
/** This tab accepted the new version. If another tab did, this one goes on as it is. */
const accepted = createStore<boolean>(false);
let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;

/** Whether a newer version waits for this page. */
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
  if (!activateWaitingWorker()) window.location.reload();
  else {
    const timer = setInterval(() => {
      if (!activateWaitingWorker()) clearInterval(timer);
    }, TELL_AGAIN_MS);
  }
}

/** @returns false once no worker waits. */
function activateWaitingWorker(): boolean {
  if (!registration?.waiting) return false;
  workbox?.messageSkipWaiting();
  registration.active?.postMessage({ type: 'STEP_ASIDE' } satisfies StepAside);
  return true;
}

/** Registers the service worker and begins to look for new versions; once a page. Rejects if the browser refuses. */
export async function registerWorker(): Promise<void> {
  workbox = new Workbox(WORKER_ADDRESS);
  let controlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('waiting', () => ready.set(true));
  workbox.addEventListener('controlling', () => {
    if (accepted.get()) window.location.reload();
    // The first worker of a device replaces no version.
    else if (controlled) ready.set(true);
    controlled = true;
  });
  const registered = await workbox.register({ immediate: true });
  if (registered === undefined) return;
  registration = registered;
  // workbox-window itself reports only the first version that is found after the registration.
  registered.addEventListener('updatefound', () => {
    const worker = registered.installing;
    worker?.addEventListener('statechange', () => {
      if (registered.waiting === worker && registered.active !== null) ready.set(true);
    });
  });
  checkWhenVisible(workbox);
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
