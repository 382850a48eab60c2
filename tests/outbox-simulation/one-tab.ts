/** One tab of one user, for tests of single guarantees. */
import type { Fields } from '../../web/src/data/firestore/values.ts';
import { createOutbox } from '../../web/src/data/outbox/create-outbox.ts';
import type { Entry } from '../../web/src/data/outbox/entry.ts';
import type { Outbox } from '../../web/src/data/outbox/outbox.ts';
import { storyIdOf } from '../../web/src/data/outbox/story-entry.ts';
import { numbersFrom } from '../long.ts';
import { createDevice, type Device, type Process } from './device.ts';
import type { Press } from './entries.ts';
import type { Fault } from './faults.ts';
import { type ModelServer, type ModelServerOptions, modelServer } from './model-server.ts';
import { type VirtualTime, virtualTime } from './virtual-time.ts';

export const ANNA = 'anna';
export const BEN = 'ben';

export interface OneTab {
  time: VirtualTime;
  device: Device;
  server: ModelServer;
  tab: Process;
  outbox: Outbox;
  /** The faults of the next requests; null for none. */
  faults: (Fault | null)[];
  /** An action of Anna's, now by the device's clock. */
  press(): Press;
  /** Lets time pass until the work is done. */
  until<T>(work: Promise<T>): Promise<T>;
  /** Adds the entries to the outbox. */
  keep(...entries: Entry[]): Promise<void>;
  waiting(userId?: string): Promise<Entry[]>;
  document(path: string): Fields | undefined;
}

export function oneTab(options: Pick<ModelServerOptions, 'failsFor'> = {}): OneTab {
  const time = virtualTime();
  const random = numbersFrom(1);
  const faults: (Fault | null)[] = [];
  const owners = new Map<string, string>();
  const server = modelServer({ time, random, ownerOf: (storyId) => owners.get(storyId), ...options });
  const device = createDevice({ time, random, server, nextFault: () => faults.shift() ?? null });
  device.user = ANNA;
  const tab = device.start();
  const outbox = createOutbox(tab.ports);

  async function until<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const settled = work.finally(() => {
      done = true;
    });
    settled.catch(() => undefined);
    await time.settle();
    while (!done) await time.pass(100);
    return settled;
  }

  return {
    time,
    device,
    server,
    tab,
    outbox,
    faults,
    press: () => ({ userId: ANNA, now: tab.ports.clock.now(), random }),
    until,
    async keep(...entries) {
      for (const entry of entries) {
        if (entry.type === 'story') owners.set(storyIdOf(entry), entry.userId);
        await until(outbox.add(entry));
      }
    },
    waiting: (userId = ANNA) => until(outbox.entries(userId)),
    document: (path) => [...server.documents].find(([name]) => name.endsWith(`/documents/${path}`))?.[1],
  };
}
