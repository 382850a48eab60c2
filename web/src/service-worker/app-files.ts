/** The files of the app: this version's as a whole, and the previous version's code for tabs that still run it. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { CacheFirst, CacheOnly, NetworkOnly } from 'workbox-strategies';
import { keepMostRecent } from './expiration.ts';

declare const self: ServiceWorkerGlobalScope;

/** The pages that the build makes (web/build/pages.ts): the prerendered home, and the shell of every other screen. */
const HOME = '/index.html';
const SHELL = '/app.html';
/** The same with headers that allow the microphone. */
const RECORDING_SHELL = '/record.html';
const PREVIOUS_CACHE = 'tuckaway-previous';
const FONT_CACHE = 'tuckaway-faces';
/** More than the optional fonts of one version. */
const MAX_FONTS = 6;
/** Pictures are half of all bytes: with Save-Data they are fetched one by one, when they are shown. */
const PICTURES = /^\/?art\//;

const FILES = self.__WB_MANIFEST;
const precache = new PrecacheController();
precache.addToCacheList(FILES);

export function isAppFile(url: URL): boolean {
  return precache.getCacheKeyForURL(url.href) !== undefined;
}

/** Fetches the files that are new in this version. Rejects if one fails, so that a version is installed as a whole or not at all. */
export async function installAppFiles(event: ExtendableEvent): Promise<void> {
  if (!self.navigator.connection?.saveData) return void (await precache.install(event));
  const withoutPictures = new PrecacheController();
  withoutPictures.addToCacheList(FILES.filter(({ url }) => !PICTURES.test(url)));
  await withoutPictures.install(event);
}

/** Removes files of older versions, but keeps the previous version's code. */
export async function activateAppFiles(event: ExtendableEvent): Promise<void> {
  await keepPreviousCode();
  await precache.activate(event);
}

/** Workbox drops the old code on activation, but tabs of the previous version still load parts of it. */
async function keepPreviousCode(): Promise<void> {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const cache = await caches.open(precache.strategy.cacheName);
  const old = (await cache.keys()).filter(({ url }) => !current.has(url) && new URL(url).pathname.startsWith('/assets/'));
  // If the same version was installed again, the code kept so far is still the previous version's.
  if (old.length === 0) return;
  await caches.delete(PREVIOUS_CACHE);
  const previous = await caches.open(PREVIOUS_CACHE);
  for (const request of old) {
    const response = await cache.match(request);
    if (response) await previous.put(request, response);
  }
}

const previousVersionToo: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? (await caches.match(request, { cacheName: PREVIOUS_CACHE })) ?? null,
};

export const home = precache.createHandlerBoundToURL(HOME);
export const shell = precache.createHandlerBoundToURL(SHELL);
export const recordingShell = precache.createHandlerBoundToURL(RECORDING_SHELL);
/** Without a network the shell opens, and its router shows what there is to show. */
export const networkThenShell = new NetworkOnly({
  plugins: [{ handlerDidError: () => precache.matchPrecache(SHELL) }],
});
export const appFile = precache.strategy;
export const previousCode = new CacheOnly({ cacheName: PREVIOUS_CACHE });
/** Fonts that are not part of the app: those for reading comfort, kept once they were chosen, and the previous version's. */
export const font = new CacheFirst({
  cacheName: FONT_CACHE,
  plugins: [keepMostRecent(FONT_CACHE, MAX_FONTS), previousVersionToo],
});
