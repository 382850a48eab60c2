/** Sends waiting entries on a `sync` event: through an open page if there is one, because it has the sign-in ready, otherwise by itself. */

import { type DrainAnswer, type DrainRequest, SYNCED, TAKEN_TIMEOUT_MS } from '../data/device/worker/worker-messages.ts';
import type { Lane } from '../data/outbox/entry.ts';
import { drainLanes } from '../data/outbox/worker-outbox.ts';
import { openPages, tellPages } from './open-pages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds for a page to finish: longer than one story takes, shorter than a browser keeps a worker alive. */
const DONE_TIMEOUT_MS = 120_000;
/** Milliseconds between two checks whether the page is still open. */
const CHECK_INTERVAL_MS = 1000;

/** Rejects if entries are left that may work later, so that the browser fires the event again. */
export async function deliverOutbox(lanes: readonly Lane[]): Promise<void> {
  if (lanes.length === 0) return;
  const left = (await deliverByPage(lanes)) ?? (await drainLanes(lanes));
  for (const lane of lanes) await tellPages({ type: SYNCED[lane] });
  if (left) throw new Error('Entries are still waiting to be sent.');
}

/** Asks one page after the other. @returns whether entries are left that may work later; null if no page finished. */
export async function deliverByPage(lanes: readonly Lane[]): Promise<boolean | null> {
  for (const page of await openPages()) {
    const left = await askPage(page, lanes);
    if (left !== null) return left;
  }
  return null;
}

function askPage(page: WindowClient, lanes: readonly Lane[]): Promise<boolean | null> {
  const { port1, port2 } = new MessageChannel();
  let settle: (left: boolean | null) => void = () => undefined;
  const answer = new Promise<boolean | null>((resolve) => {
    settle = resolve;
  });
  const giveUp = (): void => settle(null);
  const timers = [setTimeout(giveUp, TAKEN_TIMEOUT_MS)];
  port1.onmessage = ({ data }: MessageEvent<DrainAnswer>) => {
    if (data.type === 'DONE') settle(data.left);
    if (data.type !== 'TAKEN') return;
    clearTimeout(timers.pop());
    timers.push(setTimeout(giveUp, DONE_TIMEOUT_MS), setInterval(giveUpOnClosedPage, CHECK_INTERVAL_MS));
  };
  async function giveUpOnClosedPage(): Promise<void> {
    if ((await self.clients.get(page.id)) === undefined) giveUp();
  }
  page.postMessage({ type: 'DRAIN', lanes } satisfies DrainRequest, [port2]);
  return answer.finally(() => {
    for (const timer of timers) clearTimeout(timer);
    port1.close();
  });
}
