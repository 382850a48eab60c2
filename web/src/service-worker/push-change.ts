/** The browser has given the device another subscription, or taken it away: the server is told, with no page open. */
import { withSignIn, workerIdentity } from '../data/firebase/worker-identity.ts';
import { announceSubscription, bodyOf, pushCallWith, pushIsSetUp, subscribeHere } from '../data/push/worker-push.ts';

declare const self: ServiceWorkerGlobalScope;

/** What fails here is made good by the next page that opens (data/push/push.ts). */
export async function moveSubscription({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  if (!pushIsSetUp()) return;
  const next = bodyOf(newSubscription ?? (await subscribeHere(self.registration.pushManager)));
  const before = oldSubscription && bodyOf(oldSubscription);
  if (next !== null) await withSignIn(async () => announceSubscription(next, before, pushCallWith(await token())));
}

async function token(): Promise<string | null> {
  const uid = await workerIdentity.userId();
  return uid === null ? null : workerIdentity.token(uid, { fresh: false });
}
