/** Vite's server with hot reload for `npm run dev`; it forwards `/api` and share links to the Hosting emulator. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { makeDevelopmentKeys } from './development-keys.ts';
import { stackHosting, withSources } from './hosting/hosting.ts';
import { headersOf } from './hosting/hosting-rules.ts';
import { ROOT } from './paths.ts';
import './hosting/readable-urls.ts';
import { DEMO_API_KEY, START_STACK } from './stacks.ts';

const PORT = 5173;

/** The stack's headers, with a nonce for Vite's inline scripts and styles and with its web socket. */
function developmentHeaders(nonce: string): Record<string, string> {
  const { 'content-security-policy': policy = '', ...headers } = headersOf('/', stackHosting(START_STACK));
  const ours = [`'nonce-${nonce}'`];
  const added = { 'script-src': ours, 'style-src': ours, 'connect-src': [`ws://127.0.0.1:${PORT}`] };
  return { ...headers, 'cache-control': 'no-store', 'content-security-policy': withSources(policy, added) };
}

export async function startVite(emulators: string, apiTarget: string): Promise<{ url: string; close(): Promise<void> }> {
  process.env.TUCKAWAY_EMULATORS = emulators;
  process.env.TUCKAWAY_PUSH_KEY = makeDevelopmentKeys().publicKey;
  process.env.TUCKAWAY_FIREBASE_CONFIG = JSON.stringify({
    apiKey: DEMO_API_KEY,
    authDomain: `127.0.0.1:${PORT}`,
    projectId: START_STACK.projectId,
  });
  const { createServer } = await import('vite');
  const nonce = randomBytes(16).toString('base64');
  const server = await createServer({
    html: { cspNonce: nonce },
    root: join(ROOT, 'web'),
    configFile: join(ROOT, 'web', 'vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port: PORT,
      strictPort: true,
      proxy: { '/api': apiTarget, '/s/': apiTarget, '/shared-story.css': apiTarget },
      headers: developmentHeaders(nonce),
    },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${PORT}`, close: () => server.close() };
}
