/**
 * Built in the service worker's place with TUCKAWAY_SERVICE_WORKER=off (docs/deploy.md): takes itself and every copy off the device.
 * The queue is no copy: what waits to be sent stays, and the pages send it.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

/** Open pages go on over the network; none is loaded anew under anybody's hands. */
async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
