import type { WorkerMessage } from '../data/device/worker/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** The open pages of this site, the focused one first; also pages that an older worker still controls. */
export async function openPages(): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return [...pages].sort((a, b) => Number(b.focused) - Number(a.focused));
}

export async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await openPages()) page.postMessage(message);
}
