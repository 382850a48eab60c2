/** Test files run in parallel. A file locks what it cannot share until it ends. */
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { storyteller } from './support.ts';

/**
 * The port that stands for each resource: only one process can listen on it, and the system frees it when that process ends.
 * `published`: the list of published stories. `subscriptions`: all devices. `storyteller`: what it plays and records. In the order in which they are
 * taken; most files wait for the storyteller, so no file holds it while it waits for another resource.
 */
const LOCKS = { published: 5192, subscriptions: 5193, storyteller: 5191 } as const;
const LOCK_TIMEOUT_MS = 20 * 60_000;

/** Call it at the top of a test file. Locks are always taken in the same order, so that files cannot deadlock. */
export function useAlone(...resources: (keyof typeof LOCKS)[]): void {
  const held: Server[] = [];
  beforeAll(async () => {
    for (const name of Object.keys(LOCKS) as (keyof typeof LOCKS)[]) if (resources.includes(name)) held.push(await lock(LOCKS[name]));
    if (resources.includes('storyteller')) await storyteller.reset();
  }, LOCK_TIMEOUT_MS);
  afterAll(async () => {
    if (resources.includes('storyteller')) await storyteller.reset();
    for (const server of held) await new Promise((resolve) => server.close(resolve));
  });
}

async function lock(port: number): Promise<Server> {
  for (;;) {
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (free) return server;
    await pause(100);
  }
}
