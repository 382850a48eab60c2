/** When the outbox's code comes: at once where something waits on this device, else when there is time for it. Loaded late: a visitor needs none. */
import { clock } from '../firestore/browser-endpoints.ts';
import { anythingWaits } from '../outbox/has-entries.ts';
import { engineAtWork } from './sync-state.ts';
import { followOtherTabs } from './sync-tabs.ts';

const engine = () => import('./sync-engine.ts');

// Once a page, however often somebody signs in. What another tab tells has to be seen here, too; the engine hears it by itself.
followOtherTabs((news) => {
  if (!engineAtWork.get())
    void engine().then(
      ({ hearTab }) => hearTab(news),
      () => undefined,
    );
});

/**
 * Looks after the queue from now on: whenever somebody is signed in, what waits of theirs is sent. Never rejects.
 * @param free resolves when code that nothing waits for may be fetched.
 */
export async function startSync(free: Promise<unknown> = Promise.resolve()): Promise<void> {
  if (!(await isUsed())) await free;
  // Without that code, what waits goes on waiting.
  await engine().catch(() => undefined);
}

/** Reads the entries again; where nothing waits, nothing has to be read. */
export async function lookAtEntries(): Promise<void> {
  if (await isUsed()) await (await engine()).refresh();
}

async function isUsed(): Promise<boolean> {
  return engineAtWork.get() || anythingWaits(() => indexedDB, clock);
}
