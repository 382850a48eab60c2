import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { ADMIN_EMAILS as DEVELOPMENT_ADMINS } from '../domain/src/account/person.ts';
import { aiProviderOf } from './build/ai-provider.ts';
import { CHUNKS, withoutEntry } from './build/chunks.ts';
import { dataModules } from './build/data-modules.ts';
import { pages } from './build/pages.ts';
import { KILL_SWITCH, serviceWorker } from './build/service-worker.ts';
import { shareImage } from './build/share-image.ts';
import { sharedStyle } from './build/shared-style.ts';
import { wellKnown } from './build/well-known.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Without configuration, a build uses the emulators' demo project. */
const DEMO_CONFIG = { projectId: 'demo-tuckaway', apiKey: 'demo-key', authDomain: 'demo-tuckaway.firebaseapp.com', appId: 'demo' };

const FIREBASE_CONFIG: string = process.env.TUCKAWAY_FIREBASE_CONFIG || JSON.stringify(DEMO_CONFIG);

const EMULATORS: string = process.env.TUCKAWAY_EMULATORS || 'null';

/** Placeholders where a deployment does not say who operates it. */
const CONTROLLER = {
  name: process.env.TUCKAWAY_CONTROLLER_NAME || 'the operator of this site',
  address: process.env.TUCKAWAY_CONTROLLER_ADDRESS || 'postal address on request',
  email: process.env.TUCKAWAY_CONTACT_EMAIL || 'hello@example.com',
};

const ADMIN_EMAILS: readonly string[] =
  process.env.TUCKAWAY_ADMIN_EMAILS?.split(',').map((email) => email.trim().toLowerCase()) ?? DEVELOPMENT_ADMINS;

/**
 * Modules without side effects, which the bundler may drop if unused: Firebase's packages, which do not declare it, and our domain, art and pictures.
 * Not Firestore, which registers itself when it is imported.
 */
const FREE_OF_SIDE_EFFECTS =
  /[\\/]node_modules[\\/](?:@firebase|firebase|reactfire)[\\/](?!firestore)|[\\/](?:(?:domain|art)[\\/]src|src[\\/]art)[\\/]/;

const treeshake = { moduleSideEffects: (id: string) => !FREE_OF_SIDE_EFFECTS.test(id) };

export default defineConfig({
  root: here('.'),
  define: {
    __EMULATORS__: EMULATORS,
    __FIREBASE_CONFIG__: FIREBASE_CONFIG,
    __APP_CHECK_KEY__: JSON.stringify(process.env.TUCKAWAY_APP_CHECK_KEY || ''),
    __PUSH_KEY__: JSON.stringify(process.env.TUCKAWAY_PUSH_KEY || ''),
    __CONTROLLER__: JSON.stringify(CONTROLLER),
    __AI__: JSON.stringify(aiProviderOf(process.env)),
    __ADMIN_EMAILS__: JSON.stringify(ADMIN_EMAILS),
    __SERVICE_WORKER__: String(!KILL_SWITCH),
  },
  plugins: [
    react(),
    dataModules(),
    tailwindcss(),
    shareImage((JSON.parse(FIREBASE_CONFIG) as typeof DEMO_CONFIG).projectId),
    withoutEntry(),
    sharedStyle(),
    wellKnown({ apps: process.env.TUCKAWAY_ANDROID_APPS ?? '', email: process.env.TUCKAWAY_CONTACT_EMAIL }),
    pages(),
    serviceWorker(treeshake),
  ],
  resolve: {
    alias: [
      {
        find: /^(?:firebase\/(?:database|firestore|functions|remote-config|storage)|use-sync-external-store\/shim)$/,
        replacement: here('./build/firebase-stubs.ts'),
      },
      // The package's exports name only its development build.
      { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  build: {
    manifest: true,
    outDir: process.env.TUCKAWAY_WEB_OUT || 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      // Short names, because every screen has the names of all late parts.
      output: { codeSplitting: CHUNKS, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'testing/**/*.test.ts'],
    setupFiles: ['testing/setup.ts', '../tests/seeded.ts'],
    restoreMocks: true,
    // Threads start faster than processes.
    pool: 'threads',
    // testing/setup.ts separates the files from each other.
    isolate: false,
    // Otherwise Node resolves its imports without the aliases above.
    server: { deps: { inline: ['reactfire'] } },
  },
});
