/** Vite's server with hot reload, for `npm run dev`; `/api` goes on to the Hosting emulator. */
import { join } from 'node:path';
import { makeDevelopmentKeys } from './development-keys.ts';
import { ROOT } from './paths.ts';
import { DEMO_API_KEY, START_STACK } from './stacks.ts';

export async function startVite(emulators: string, apiTarget: string): Promise<{ url: string; close(): Promise<void> }> {
  process.env.TUCKAWAY_EMULATORS = emulators;
  process.env.TUCKAWAY_PUSH_KEY = makeDevelopmentKeys().publicKey;
  process.env.TUCKAWAY_FIREBASE_CONFIG = JSON.stringify({
    apiKey: DEMO_API_KEY,
    authDomain: 'localhost',
    projectId: START_STACK.projectId,
  });
  const { createServer } = await import('vite');
  const server = await createServer({
    root: join(ROOT, 'web'),
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': apiTarget } },
  });
  await server.listen();
  return { url: 'http://127.0.0.1:5173', close: () => server.close() };
}
