/** When loading more code no longer competes with the first screen for the network. */

/** Milliseconds to wait for a service worker that does not take over. */
const MAX_WAIT_MS = 20_000;

/**
 * Resolves when the service worker controls this page, as all code then comes from the device; after {@link MAX_WAIT_MS} in any case, and
 * at once if there will be no worker.
 */
export function codeOnDevice(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(import.meta.env.PROD && __SERVICE_WORKER__) || workers === undefined || workers.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    const controlled = (): void => {
      clearTimeout(timer);
      resolve();
    };
    workers.addEventListener('controllerchange', controlled, { once: true });
  });
}

/** {@link codeOnDevice}, or earlier with the user's first input, which may open something that needs the code. */
export function codeOnDeviceOrInput(): Promise<void> {
  const firstInput = new Promise<void>((resolve) => {
    for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, () => resolve(), { once: true, passive: true });
  });
  return Promise.race([codeOnDevice(), firstInput]);
}
