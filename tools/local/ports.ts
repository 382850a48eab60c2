import { createServer } from 'node:net';
import { Stop } from './say.ts';
import type { Stack } from './stacks.ts';

/** @throws Stop that names every taken port and what wanted it. */
export async function requireFreePorts({ ports }: Stack): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) taken.push(`${port} (${name})`);
  if (taken.length === 0) return;
  throw new Stop(
    `${taken.length === 1 ? 'This port is' : 'These ports are'} in use by another program: ${taken.join(', ')}. Please stop it (\`lsof -i :PORT\` tells which one it is) and run this again.`,
  );
}

/** Holds a port until this process ends: only one process can listen on it, and the system frees it. @returns whether it was free. */
export function holdPort(port: number): Promise<boolean> {
  const server = createServer().unref();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
