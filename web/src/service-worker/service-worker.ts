/**
 * The service worker's event table, on top of Workbox (decision 26). `web/tsconfig.sw.json` compiles this folder without a window.
 *
 * - `install` precaches every file of this version, then fetches the curated stories. With `Save-Data`, stories and pictures are not fetched in advance.
 * - `activate` removes files of older versions, but keeps the previous version's code for its open tabs.
 * - `fetch`: the first matching route answers (routes.ts). `POST /record/shared` keeps a voice note that another app shared (receive-note.ts).
 * - `message` `SKIP_WAITING`: the user pressed Reload. `STEP_ASIDE`: it ends background requests, because a browser replaces only an idle worker.
 * - `sync` sends the outbox, by an open page or by itself, and rejects while entries are left that may work later (deliver-outbox.ts).
 * - `push` shows a notification; `notificationclick` opens the story, only ever on this site; `pushsubscriptionchange` subscribes again
 *   (notifications.ts).
 *
 * Installed devices have these caches, so their names never change: `workbox-precache-v2-...` this version, `tuckaway-previous` the previous version's
 * code, `tuckaway-curated`, `tuckaway-pictures`, `tuckaway-faces` (fonts), and the database `workbox-expiration`. Nothing in them belongs to an
 * account. docs/operations.md says how to remove the worker from all devices.
 */
import type { RouteHandler } from 'workbox-core/types.js';
import { Route, Router } from 'workbox-routing';
import { lanesOf, type SkipWaiting, type StepAside } from '../data/device/worker/worker-messages.ts';
import {
  activateAppFiles,
  appFile,
  font,
  home,
  installAppFiles,
  isAppFile,
  networkThenShell,
  previousCode,
  recordingShell,
  shell,
} from './app-files.ts';
import { curatedStory, stopUpdatingCopies, updateAllStories } from './curated-stories.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { countAllEntries } from './expiration.ts';
import { moveSubscription, openNotification, receivePush } from './notifications.ts';
import { picture, pictureElsewhere, removePicturesOfThisSite } from './pictures.ts';
import { isSharedNote, receiveNote } from './receive-note.ts';
import { type RouteName, routes } from './routes.ts';

declare const self: ServiceWorkerGlobalScope;

const HANDLERS: Record<RouteName, RouteHandler> = {
  home,
  'recording-page': recordingShell,
  'app-page': shell,
  'other-page': networkThenShell,
  'app-file': appFile,
  font,
  'previous-code': previousCode,
  'curated-story': curatedStory,
  picture,
  'picture-elsewhere': pictureElsewhere,
};

const router = new Router();
for (const [name, matches] of routes(isAppFile)) router.registerRoute(new Route(matches, HANDLERS[name]));
router.registerRoute(new Route(isSharedNote, receiveNote, 'POST'));
// If the caches cannot be read, or hold nothing, the network may still answer.
router.setCatchHandler(({ request }) => fetch(request));

self.addEventListener('install', (event) => {
  // The new version waits until the user accepts it (SKIP_WAITING), or until no page is open.
  event.waitUntil(installAppFiles(event).then(() => updateAllStories(event)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([activateAppFiles(event), removePicturesOfThisSite()]).then(() => self.clients.claim()));
  // Not part of the activation, because pages wait for that, and IndexedDB may refuse or hang.
  void countAllEntries().catch(() => undefined);
});

router.addFetchListener();

self.addEventListener('message', (event) => {
  // Firebase's own messages arrive here too.
  const type = (event.data as Partial<SkipWaiting | StepAside> | null)?.type;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'STEP_ASIDE') stopUpdatingCopies();
});

self.addEventListener('sync', (event) => event.waitUntil(deliverOutbox(lanesOf(event.tag))));

self.addEventListener('push', (event) => event.waitUntil(receivePush(event)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moveSubscription(event)));
