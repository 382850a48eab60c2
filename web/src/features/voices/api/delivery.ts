/** What waits of the recordings on this device, for the screens. */
import { createStore, useStore } from '../../../data/device/store.ts';
import type { Sender } from '../../../data/outbox/lane.ts';
import { isOf, readTakes } from './takes.ts';

export interface Delivery {
  /** Pages that wait on this device. */
  waiting: number;
  sending: boolean;
  /** The server's reason if it does not take a page. */
  refused: string | null;
}

const delivery = createStore<Delivery>({ waiting: 0, sending: false, refused: null });

export function useDelivery(): Delivery {
  return useStore(delivery);
}

/** Reads again what waits, for the screens. @param lately why a page was refused just now. */
export async function showDelivery(sender: Sender, { sending = false, lately = null as string | null } = {}): Promise<void> {
  const mine = (await readTakes().catch(() => [])).filter((take) => isOf(take, sender) && take.finished);
  const waiting = mine.filter(({ refused }) => refused === undefined).length;
  const refused = mine.find((take) => take.refused !== undefined)?.refused ?? lately;
  delivery.set({ waiting, sending: sending && waiting > 0, refused });
}
