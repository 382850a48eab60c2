/** The service worker: which event leads to what. What each does stands in the files beside. */
import { lanesOf, type SkipWaiting, type StepAside } from '../data/pwa/worker-messages.ts';
import { answerCurated, fetchAllCurated, lookNoFurther } from './curated-copies.ts';
import { drain } from './drain.ts';
import { face } from './fonts.ts';
import { forgetPicturesOfThisSite, picture } from './pictures.ts';
import { moveSubscription } from './push-change.ts';
import { openNotification } from './push-click.ts';
import { receivePush } from './push-message.ts';
import { type Answer, answerFor } from './routing.ts';
import { activateShell, installShell, isPrecached, networkElseShell, precached, previousCode, shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // A newer version waits until a person says so (SKIP_WAITING), or until no page is open.
  event.waitUntil(installShell(event).then(fetchAllCurated));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([activateShell(event), forgetPicturesOfThisSite()]).then(() => self.clients.claim()));
});

const ANSWERS: Record<Answer, (event: FetchEvent) => Promise<Response>> = {
  shell: ({ request }) => shell(new URL(request.url).pathname),
  'network-else-shell': ({ request }) => networkElseShell(request),
  precached: ({ request }) => precached(request),
  previous: ({ request }) => previousCode(request),
  face: ({ request }) => face(request),
  curated: (event) => answerCurated(new URL(event.request.url).pathname, (work) => event.waitUntil(work)),
  picture: ({ request }) => picture(request),
};

self.addEventListener('fetch', (event) => {
  const { url, method, mode, destination, headers } = event.request;
  const answer = answerFor(
    { url: new URL(url), method, mode, destination, authorized: headers.has('authorization') },
    { origin: self.location.origin, isPrecached },
  );
  // Where the copies cannot be read, the network is still there.
  if (answer !== null) event.respondWith(ANSWERS[answer](event).catch(() => fetch(event.request)));
});

self.addEventListener('message', (event) => {
  // Firebase's own messages come by here too.
  const type = (event.data as Partial<SkipWaiting | StepAside> | null)?.type;
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'STEP_ASIDE') lookNoFurther();
});

self.addEventListener('sync', (event) => {
  event.waitUntil(drain(lanesOf(event.tag)));
});

self.addEventListener('push', (event) => {
  event.waitUntil(receivePush(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotification(event.notification));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moveSubscription(event));
});
