/** Somebody pressed a notification: what it is about opens in a window of this site. */
import { openPages } from './pages.ts';
import { targetOf } from './push-payload.ts';

declare const self: ServiceWorkerGlobalScope;

export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const { href } = new URL(targetOf(notification.data, self.location.origin), self.location.origin);
  const pages = await openPages();
  const page = pages.find(({ url }) => url === href) ?? pages[0];
  if (page === undefined || !(await leadTo(page, href))) await self.clients.openWindow(href);
}

/** @returns whether the page is there now: one that another worker controls does not let itself be led. */
async function leadTo(page: WindowClient, href: string): Promise<boolean> {
  const there = page.url === href ? page : await page.navigate(href).catch(() => null);
  // A browser may keep the focus to itself; the page is there all the same.
  await there?.focus().catch(() => undefined);
  return there !== null;
}
