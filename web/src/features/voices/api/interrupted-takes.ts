/** Tells takes that are being recorded from those whose recorder is gone, and finishes these. */
import { browserLocks, type Locks } from '../../../data/device/locks.ts';
import { changeTake, readTakes, removeTake, type Take } from './takes.ts';

/** Held while a page is recorded, so that another tab sees which takes have lost their recorder. */
const lockOf = (id: string): string => `tuckaway-take-${id}`;

/** To be called before the take is stored. @returns a function that releases it. */
export async function holdTake(id: string, locks: Locks = browserLocks): Promise<() => void> {
  return new Promise((resolve) => {
    const without = () => resolve(() => undefined);
    locks.request(lockOf(id), {}, () => new Promise<void>((release) => resolve(release))).catch(without);
  });
}

/** Finishes takes whose recorder is gone: what was recorded before the tab died stays, and the device’s voice reads the rest of the page. */
export async function finishInterrupted(takes: readonly Take[], locks: Locks = browserLocks): Promise<void> {
  for (const { id } of takes.filter(({ finished }) => !finished)) {
    await locks.request(lockOf(id), { ifAvailable: true }, async (held) => {
      if (!held) return;
      // It may have been finished since it was read.
      const take = (await readTakes()).find((now) => now.id === id);
      if (take === undefined || take.finished) return;
      await (take.durationMs > 0 ? changeTake(id, { finished: true }) : removeTake(id));
    });
  }
}
