/** Requests that draining 100 favorites and 20 progress updates takes. */
import { favoriteEntry, progressEntry } from '../../tests/outbox-simulation/entries.ts';
import { oneTab } from '../../tests/outbox-simulation/one-tab.ts';
import type { Benchmark } from './frame.ts';

/** @param together whether they are drained when all wait, or each by itself. */
async function requests(together: boolean): Promise<number> {
  const { outbox, device, press, keep, until } = oneTab();
  const drain = () => until(Promise.all([outbox.drain('favorite'), outbox.drain('progress')]));
  for (let story = 1; story <= 120; story += 1) {
    await keep(story <= 100 ? favoriteEntry(press(), String(story), 'add') : progressEntry(press(), String(story), 2));
    if (!together) await drain();
  }
  await drain();
  return device.requests;
}

export default {
  name: 'Draining 100 favorites and 20 progress updates (2 batches)',
  unit: 'requests',
  rounds: 1,
  sides: { 'in batches': () => requests(true), 'one by one': () => requests(false) },
} satisfies Benchmark;
