/** A push message: always a notification, one for each tag. */
import { fetchAllCurated } from './curated-copies.ts';
import { readPush } from './push-payload.ts';

declare const self: ServiceWorkerGlobalScope;

/** White on nothing: systems show only its outline. */
const BADGE = '/icons/badge-96.png';

export async function receivePush(message: Pick<PushMessageData, 'text'> | null): Promise<void> {
  const { title, ...options } = readPush(message?.text() ?? null, self.location.origin);
  await self.registration.showNotification(title, { ...options, badge: BADGE });
  // Whoever taps it finds the story, with or without a network.
  if (options.tag.startsWith('story-')) await fetchAllCurated();
}
