/** What happens when a push message arrives, when a notification is clicked, and when the browser changes the push subscription. */

import { workerHttp } from '../data/http/worker-http.ts';
import { withSignIn } from '../data/session/sign-in/worker-identity.ts';
import {
  announceSubscription,
  postPushWith,
  pushIsConfigured,
  subscribe,
  subscriptionBody,
} from '../features/account/api/push/worker-push.ts';
import { updateAllStories } from './curated-stories.ts';
import { openPages } from './open-pages.ts';
import { readPush, targetOf } from './push-payload.ts';

declare const self: ServiceWorkerGlobalScope;

/** White on transparent, because systems show only its outline. */
const BADGE = '/icons/badge-96.png';

/** Shows a notification for every message, as browsers demand, and fetches a new story so that it opens without a network. */
export async function receivePush(event: PushEvent): Promise<void> {
  const { title, ...options } = readPush(event.data?.text() ?? null, self.location.origin);
  await self.registration.showNotification(title, { ...options, badge: BADGE });
  if (options.tag.startsWith('story-')) await updateAllStories(event);
}

/** Opens the notification's address in a window of this site: an open one if possible, else a new one. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const { href } = new URL(targetOf(notification.data, self.location.origin), self.location.origin);
  const pages = await openPages();
  const page = pages.find(({ url }) => url === href) ?? pages[0];
  if (page === undefined || !(await navigate(page, href))) await self.clients.openWindow(href);
}

/** @returns whether the page shows the address now; a page that another worker controls cannot be navigated. */
async function navigate(page: WindowClient, href: string): Promise<boolean> {
  const client = page.url === href ? page : await page.navigate(href).catch(() => null);
  // A browser may refuse the focus; the page is open all the same.
  await client?.focus().catch(() => undefined);
  return client !== null;
}

/** Tells the server about the new subscription. If this fails, the next page that opens does it (features/account/api/push/push.ts). */
export async function moveSubscription({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!pushIsConfigured()) return;
  const next = subscriptionBody(newSubscription ?? (await subscribe(self.registration.pushManager)));
  const previous = oldSubscription && subscriptionBody(oldSubscription);
  if (next === null) return;
  await withSignIn(async () => announceSubscription(next, previous, postPushWith(workerHttp, await workerHttp.identity.userId())));
}
