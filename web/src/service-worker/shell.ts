/** The app itself, kept whole and in one version: shell, code, styles, fonts, art. */
import { PrecacheController } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;

/** The pages that the build makes (web/build/pages.ts): home as it was prerendered, and the bare shell for every other address. */
const HOME = '/index.html';
const SHELL = '/app.html';
/** Code of the version before. Its tabs go on after an update, and still ask for their parts. */
const PREVIOUS = 'tuckaway-previous';
/** Half of all bytes are pictures: whoever saves data gets them one by one, as they are seen. */
const PICTURES = /^\/?art\//;

const FILES = self.__WB_MANIFEST;
const precache = controllerOf(FILES);

function controllerOf(files: typeof FILES): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList(files);
  return controller;
}

export function isPrecached(url: URL): boolean {
  return precache.getCacheKeyForURL(url.href) !== undefined;
}

/** Fetches what is new in this version. Fails whole: half a version is never taken up. */
export async function installShell(event: ExtendableEvent): Promise<void> {
  const files = self.navigator.connection?.saveData ? controllerOf(FILES.filter(({ url }) => !PICTURES.test(url))) : precache;
  await files.install(event);
}

/** Drops what this version has no use for, except the code of the one before. */
export async function activateShell(event: ExtendableEvent): Promise<void> {
  await keepPreviousCode();
  await precache.activate(event);
}

async function keepPreviousCode(): Promise<void> {
  const current = new Set(precache.getURLsToCacheKeys().values());
  const cache = await caches.open(precache.strategy.cacheName);
  const old = (await cache.keys()).filter(({ url }) => !current.has(url) && new URL(url).pathname.startsWith('/assets/'));
  // The same version installed again leaves nothing behind, and the one before stays.
  if (old.length === 0) return;
  await caches.delete(PREVIOUS);
  const previous = await caches.open(PREVIOUS);
  for (const request of old) {
    const response = await cache.match(request);
    if (response) await previous.put(request, response);
  }
}

/** The page for one of the app's addresses. */
export async function shell(pathname: string): Promise<Response> {
  const page = pathname === '/' ? HOME : SHELL;
  return (await precache.matchPrecache(page)) ?? fetch(page);
}

/** A page that only the network knows; without one, the shell. */
export async function networkElseShell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return shell(new URL(request.url).pathname);
  }
}

export async function precached(request: Request): Promise<Response> {
  return (await precache.matchPrecache(request)) ?? fetch(request);
}

export async function previousCode(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: PREVIOUS })) ?? fetch(request);
}
