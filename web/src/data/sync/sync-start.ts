/** Loads the sync engine: at once where entries wait on this device, otherwise when there is time for it. Visitors do not load this. */
import { systemClock } from '../lib/with-timeout.ts';
import { hasEntries } from '../outbox/queue-database.ts';
import { engineRunning } from './sync-state.ts';
import { onOtherTabs } from './sync-tabs.ts';

const engine = () => import('./sync-engine.ts');

// Registered once per page. News from another tab starts the engine, which listens itself from then on.
onOtherTabs((news) => {
  if (!engineRunning.get())
    void engine().then(
      ({ handleQueueNews }) => handleQueueNews(news),
      () => undefined,
    );
});

/**
 * Starts the engine, which sends the waiting entries of whoever is signed in. Never rejects.
 * @param free resolves when code that is not needed yet may be loaded.
 */
export async function startSync(free: Promise<unknown> = Promise.resolve()): Promise<void> {
  if (!(await isNeeded())) await free;
  // Without the engine's code, waiting entries stay stored.
  await engine().catch(() => undefined);
}

/** Reads the entries again, if any are stored. */
export async function loadEntries(): Promise<void> {
  if (await isNeeded()) await (await engine()).refresh();
}

async function isNeeded(): Promise<boolean> {
  return engineRunning.get() || hasEntries(() => indexedDB, systemClock);
}
