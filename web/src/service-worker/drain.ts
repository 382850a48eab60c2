/** What a `sync` event does: by a page where one is open, else alone. */
import type { Lane } from '../data/outbox/entry.ts';
import { drainLanes } from '../data/outbox/worker-outbox.ts';
import { SYNCED } from '../data/pwa/worker-messages.ts';
import { askPages } from './ask-pages.ts';
import { tellPages } from './pages.ts';

/** Rejects when something is left that time can heal, so that the browser comes back. */
export async function drain(lanes: readonly Lane[]): Promise<void> {
  if (lanes.length === 0) return;
  const left = (await askPages(lanes)) ?? (await drainLanes(lanes));
  for (const lane of lanes) await tellPages({ type: SYNCED[lane] });
  if (left) throw new Error('Something still waits to be sent.');
}
