/** Put in by the build: see `define` in vite.config.ts. */
declare const __FIREBASE_CONFIG__: { projectId: string; apiKey: string; authDomain?: string; appId?: string };
declare const __EMULATORS__: { auth: string; firestore: { host: string; port: number }; ui?: string } | null;
/** The public half of the push keys, url-safe base64; empty if push is not set up: see docs/push.md. */
declare const __PUSH_KEY__: string;
/** The site key of App Check; empty if it is off: see docs/operations.md. */
declare const __APP_CHECK_KEY__: string;
/** Who operates this deployment, for the privacy policy and the terms: see docs/operations.md. */
declare const __CONTROLLER__: { name: string; address: string; email: string };
/** Who runs the AI model, and a sentence about how long they keep requests, for the privacy policy. */
declare const __AI__: { provider: string; retention: string };
/** Who sees the Admin Panel button, in lower case. */
declare const __ADMIN_EMAILS__: readonly string[];
/** False in a build that takes the service worker away: see docs/operations.md. */
declare const __SERVICE_WORKER__: boolean;
