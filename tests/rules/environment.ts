/** The rules under test by the SDK that browsers have, so that what it makes of a write is tried as well. */
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestContext, type TokenOptions } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setDoc, setLogLevel, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';

// The client SDK prints every denial; here most writes are meant to be denied.
setLogLevel('silent');

export const OWNER = { uid: 'owner-uid', email: 'parent@example.com' };
export const STRANGER = { uid: 'stranger-uid', email: 'stranger@example.com' };

export interface Rules {
  signedIn(uid: string, token?: TokenOptions): Firestore;
  /** Puts a document in place past the rules, as the server does. */
  given(path: string, data: Record<string, unknown>): Promise<void>;
  /** Takes a document away past the rules. */
  forget(path: string): Promise<void>;
}

/** Loads firestore.rules into a project of its own, emptied before each test. Wants FIRESTORE_EMULATOR_HOST. */
export function useRules(projectId: `demo-rules-${string}`): Rules {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  const [, host, port] = /^(.+):(\d+)$/.exec(address ?? '') ?? [];
  if (host === undefined || port === undefined) {
    throw new Error('The rules tests need a running Firestore emulator: set FIRESTORE_EMULATOR_HOST to its host:port.');
  }
  let environment: Awaited<ReturnType<typeof initializeTestEnvironment>>;
  const clients = new Map<string, RulesTestContext>();

  beforeAll(async () => {
    const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
    environment = await initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(() => environment.cleanup());

  // One client a person: a new one for every test would open a new connection each time.
  function client(name: string, open: () => RulesTestContext): Firestore {
    const context = clients.get(name) ?? open();
    clients.set(name, context);
    return context.firestore() as unknown as Firestore;
  }
  function signedIn(uid: string, token: TokenOptions = {}): Firestore {
    return client(JSON.stringify([uid, token]), () => environment.authenticatedContext(uid, token));
  }

  return {
    signedIn,
    given: (path, data) =>
      environment.withSecurityRulesDisabled((context) => setDoc(doc(context.firestore() as unknown as Firestore, path), data)),
    forget: (path) => environment.withSecurityRulesDisabled((context) => deleteDoc(doc(context.firestore() as unknown as Firestore, path))),
  };
}

/** A moment some seconds from now; the past with a negative number. */
export function secondsFromNow(seconds: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + seconds * 1000);
}
