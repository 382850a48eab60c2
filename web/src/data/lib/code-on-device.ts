/** When code that is not needed yet costs no line. */

/** Milliseconds after which a worker that does not come is waited for no longer. */
const PATIENCE = 20_000;

/**
 * Resolves when the service worker answers for this page: from then on the whole app comes from the device. At once where there will be none,
 * and after a while where there is none yet.
 */
export function codeOnDevice(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(import.meta.env.PROD && __SERVICE_WORKER__) || workers === undefined || workers.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    const controlled = (): void => {
      clearTimeout(timer);
      resolve();
    };
    workers.addEventListener('controllerchange', controlled, { once: true });
  });
}

/** Resolves when code costs no line any more, or somebody begins to do something: a heart or a story may be next. */
export function whenFree(): Promise<void> {
  return Promise.race([codeOnDevice(), firstPress()]);
}

/** Resolves when somebody begins to do something. */
export function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, () => resolve(), { once: true, passive: true });
  });
}
