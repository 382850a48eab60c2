/** The local stacks of `npm start` and of the tests, on separate ports. */

export interface Stack {
  readonly name: 'start' | 'test' | 'seed';
  readonly projectId: string;
  readonly ports: {
    readonly auth: number;
    readonly firestore: number;
    readonly firestoreWebsocket: number;
    readonly functions: number;
    readonly hosting: number;
    readonly tasks: number;
    readonly eventarc: number;
    readonly pubsub: number;
    readonly ui: number;
    readonly hub: number;
    readonly logging: number;
    readonly storyteller: number;
    /** Only the tests have one. */
    readonly pushService?: number;
  };
  /** Where Vite writes the web app that this stack's Hosting serves. */
  readonly webOut: string;
}

export const START_STACK: Stack = {
  name: 'start',
  projectId: 'demo-tuckaway',
  ports: {
    auth: 9099,
    firestore: 8080,
    firestoreWebsocket: 9150,
    functions: 5001,
    hosting: 5002,
    tasks: 9499,
    eventarc: 9299,
    pubsub: 8085,
    ui: 4000,
    hub: 4400,
    logging: 4500,
    storyteller: 5055,
  },
  webOut: 'web/dist-start',
};

/** With its own project id, because emulators of the same project find each other's hub. */
export const TEST_STACK = {
  name: 'test',
  projectId: 'demo-tuckaway-test',
  ports: {
    auth: 9199,
    firestore: 8180,
    firestoreWebsocket: 9151,
    functions: 5101,
    hosting: 5102,
    tasks: 9599,
    eventarc: 9399,
    pubsub: 8185,
    ui: 4100,
    hub: 4401,
    logging: 4501,
    storyteller: 5155,
    pushService: 5156,
  },
  webOut: 'web/dist-test',
} satisfies Stack;

/** The stack that creates the seed, with the project id of `npm start`. */
export const SEED_STACK: Stack = { ...START_STACK, name: 'seed' };

/** The emulators accept any key; browsers store a sign-in under it. */
export const DEMO_API_KEY = 'demo-key';

/** The emulators' addresses for the web build (web/vite.config.ts). The Emulator UI may be missing. */
export function webEmulators({ ports }: Stack): string {
  return JSON.stringify({
    auth: `http://127.0.0.1:${ports.auth}`,
    firestore: { host: '127.0.0.1', port: ports.firestore },
    ui: `http://127.0.0.1:${ports.ui}`,
  });
}

export function hostingUrl({ ports }: Stack): string {
  return `http://127.0.0.1:${ports.hosting}`;
}

/** The site's own host, as in a deployment with `TUCKAWAY_SIGN_IN_DOMAIN`: the page itself can go to Google and come back. */
export function signInDomain(stack: Stack): string {
  return new URL(hostingUrl(stack)).host;
}
