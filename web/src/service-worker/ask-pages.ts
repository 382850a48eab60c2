/** An open page is the better drainer: it has the sign-in at hand, and somebody is looking. */

import { deferred } from '../data/lib/deferred.ts';
import type { Lane } from '../data/outbox/entry.ts';
import { type DrainAnswer, type DrainRequest, TAKEN_LIMIT } from '../data/pwa/worker-messages.ts';
import { openPages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds for a page to get through: longer than one story takes, shorter than the browser lets a worker live. */
const DONE_LIMIT = 120_000;
/** Milliseconds between two looks whether the page is still there. */
const LOOK = 1000;

/** Asks one page after the other. @returns whether something is left that time can heal; null where no page did it to its end. */
export async function askPages(lanes: readonly Lane[]): Promise<boolean | null> {
  for (const page of await openPages()) {
    const left = await askPage(page, lanes);
    if (left !== null) return left;
  }
  return null;
}

function askPage(page: WindowClient, lanes: readonly Lane[]): Promise<boolean | null> {
  const { port1, port2 } = new MessageChannel();
  const answer = deferred<boolean | null>();
  const giveUp = (): void => answer.resolve(null);
  const timers = [setTimeout(giveUp, TAKEN_LIMIT)];
  port1.onmessage = ({ data }: MessageEvent<DrainAnswer>) => {
    if (data.type === 'DONE') answer.resolve(data.left);
    if (data.type !== 'TAKEN') return;
    clearTimeout(timers.pop());
    timers.push(setTimeout(giveUp, DONE_LIMIT), setInterval(giveUpOnClosed, LOOK));
  };
  async function giveUpOnClosed(): Promise<void> {
    if ((await self.clients.get(page.id)) === undefined) giveUp();
  }
  page.postMessage({ type: 'DRAIN', lanes } satisfies DrainRequest, [port2]);
  return answer.promise.finally(() => {
    for (const timer of timers) clearTimeout(timer);
    port1.close();
  });
}
