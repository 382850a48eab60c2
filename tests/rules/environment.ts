/** Tests the rules with the web SDK, because an SDK may encode a write differently from our REST requests. */
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestContext, type TokenOptions } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setLogLevel, Timestamp, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';

// The SDK logs every denial, and most writes here are denied on purpose.
setLogLevel('silent');

export const OWNER = { uid: 'owner-uid', email: 'parent@example.com' };
export const STRANGER = { uid: 'stranger-uid', email: 'stranger@example.com' };

export interface Rules {
  signedIn(uid: string, token?: TokenOptions): Firestore;
  /** Writes documents by path without checking the rules, as the server does; at once, because each call opens a connection. */
  write(documents: Readonly<Record<string, Record<string, unknown>>>): Promise<void>;
  /** Deletes a document without checking the rules. */
  delete(path: string): Promise<void>;
}

/** Loads firestore.rules into its own project and clears it before each test. Requires FIRESTORE_EMULATOR_HOST. */
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

  // Clients are reused, because each one opens a connection.
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
    write: (documents) =>
      environment.withSecurityRulesDisabled((context) => {
        const firestore = context.firestore() as unknown as Firestore;
        const batch = writeBatch(firestore);
        for (const [path, data] of Object.entries(documents)) batch.set(doc(firestore, path), data);
        return batch.commit();
      }),
    delete: (path) => environment.withSecurityRulesDisabled((context) => deleteDoc(doc(context.firestore() as unknown as Firestore, path))),
  };
}

/** A timestamp so many seconds from now; negative for the past. */
export function secondsFromNow(seconds: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + seconds * 1000);
}
