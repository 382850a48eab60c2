/** A push service in a process of its own, which takes every message unread: its work is not to be counted with the sender's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';

/** Ends with this process. */
export async function startBlindService(): Promise<{ origin: string; cert: string; stop(): void }> {
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'push-service', 'main.ts'), '0', '--blind'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  child.unref();
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { origin, cert } = JSON.parse(line.toString()) as { origin: string; cert: string };
  return { origin, cert, stop: () => child.kill() };
}
