/**
 * A new version of the app: noticed here, taken up only when a person says so. Loaded late, with what shows it.
 * A new worker waits beside the old one (which goes on serving the old version whole) until somebody presses Reload.
 */
import { createStore, useStore } from '../lib/store.ts';
import type { SkipWaiting, StepAside } from './worker-messages.ts';

/** Milliseconds between two questions for a new version, asked when the page becomes visible. */
const PATIENCE = 60 * 60 * 1000;
/** Milliseconds between two times that the workers are told: a browser may miss the moment at which the old one was free. */
const TELL_AGAIN = 1000;

const ready = createStore<boolean>(false);
let registration: ServiceWorkerRegistration | null = null;
/** This tab asked for the new version. Another tab may, too: then this one goes on as it is. */
const asked = createStore<boolean>(false);
let following = false;

/** Whether a newer version waits for this page. */
export function useUpdateReady(): boolean {
  return useStore(ready);
}

/** Whether this page is about to load anew. The old worker may have to end first what it sends, a wish for a story for example. */
export function useUpdateTaken(): boolean {
  return useStore(asked);
}

/** Puts the question off: until the next version, or the next visit. */
export function putUpdateOff(): void {
  ready.set(false);
}

/** Takes the new version up and loads this tab anew; other tabs are left alone under people's hands. */
export function takeUpdate(): void {
  asked.set(true);
  // Another tab has taken it up already: this one only has to follow.
  if (!changeWorkers()) window.location.reload();
  else {
    const telling = setInterval(() => {
      if (!changeWorkers()) clearInterval(telling);
    }, TELL_AGAIN);
  }
}

/** Tells the waiting worker to take over and the one at work to let it; false once none waits. */
function changeWorkers(): boolean {
  const waiting = registration?.waiting;
  if (!waiting) return false;
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies SkipWaiting);
  registration?.active?.postMessage({ type: 'STEP_ASIDE' } satisfies StepAside);
  return true;
}

/** Begins to look for new versions; once a page. */
export function followUpdates(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (following || workers === undefined) return;
  following = true;

  // The first worker of all replaces nothing.
  let before = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (asked.get()) window.location.reload();
    else if (before !== null) ready.set(true);
    before = workers.controller;
  });
  void workers.ready.then((found) => {
    registration = found;
    watch(found);
  });
}

function watch(found: ServiceWorkerRegistration): void {
  noticeWaiting(found);
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', () => noticeWaiting(found)));
  found.installing?.addEventListener('statechange', () => noticeWaiting(found));

  let lastAsked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - lastAsked) < PATIENCE) return;
    lastAsked = Date.now();
    // Offline, or the site is down: the next time will do.
    found.update().catch(() => undefined);
  });
}

function noticeWaiting({ waiting, active }: ServiceWorkerRegistration): void {
  if (waiting !== null && active !== null) ready.set(true);
}
