/** Test files run side by side. A file that uses state of the whole site locks it until it ends. */
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';
import { TEST_STACK } from '../../../tools/local/stacks.ts';
import { storyteller } from './support.ts';

/**
 * The port that stands for each resource: only one process can listen on it, and the system frees it when that process ends. `published`: the list of
 * published stories, with the announcement of each to all devices. `storyteller`: what it does for checks of the service, which are one for the site.
 */
const LOCKS = { published: TEST_STACK.ports.ui + 1, storyteller: TEST_STACK.ports.ui + 2 } as const;
const LOCK_TIMEOUT_MS = 10 * 60_000;

/** Call it at the top of a test file. */
export function useAlone(resource: keyof typeof LOCKS): void {
  let held: Server | undefined;
  beforeAll(async () => {
    held = await lock(LOCKS[resource]);
  }, LOCK_TIMEOUT_MS);
  afterAll(async () => {
    if (resource === 'storyteller') await storyteller.ofTheService.reset();
    await new Promise((resolve) => (held ? held.close(resolve) : resolve(null)));
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
