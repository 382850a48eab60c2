/**
 * Built instead of the service worker with TUCKAWAY_SERVICE_WORKER=off (docs/operations.md): removes itself and all caches from the device.
 * The outbox stays, and pages send what waits in it.
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(removeEverything()));

/** Open pages go on over the network; none is reloaded, because the user may be filling in a form. */
async function removeEverything(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  // Workbox's record of when pictures were last used.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
