/** Put in by the build: see `define` in vite.config.ts. */
declare const __FIREBASE_CONFIG__: { projectId: string; apiKey: string; authDomain?: string; appId?: string };
declare const __EMULATORS__: { auth: string; firestore: { host: string; port: number }; ui?: string } | null;
