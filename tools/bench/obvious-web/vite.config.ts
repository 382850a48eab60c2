/** The obvious build: Vite with its React plugin, and everything in one file. */
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // The same pictures as ours.
  publicDir: here('../../../web/public'),
  define: {
    __EMULATORS__: 'null',
    __FIREBASE_CONFIG__: JSON.stringify({
      projectId: 'demo-tuckaway',
      apiKey: 'demo-key',
      authDomain: 'demo-tuckaway.firebaseapp.com',
      appId: 'demo',
    }),
    __APP_CHECK_KEY__: '""',
    __PUSH_KEY__: '""',
    __SERVICE_WORKER__: 'false',
  },
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: [
      // Our screens ask for what is light; here they get what everybody takes.
      { find: /^firebase\/auth$/, replacement: here('./src/whole-auth.ts') },
      { find: /^firebase\/firestore\/lite$/, replacement: here('./src/whole-firestore.ts') },
    ],
  },
  build: {
    outDir: process.env.TUCKAWAY_WEB_OUT || 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false } },
    chunkSizeWarningLimit: 5000,
  },
});
