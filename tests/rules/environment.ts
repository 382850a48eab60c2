/** The rules under test in a Firestore emulator: one project a test file, and the people who try things. */
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestContext, type TokenOptions } from '@firebase/rules-unit-testing';
import { ADMIN_EMAILS } from '@tuckaway/domain';
import { doc, type Firestore, setDoc, setLogLevel, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';

// The client SDK prints every denial; here most writes are meant to be denied.
setLogLevel('silent');

export const OWNER = { uid: 'owner-uid', email: 'parent@example.com' };
export const STRANGER = { uid: 'stranger-uid', email: 'stranger@example.com' };

export interface Rules {
  owner(): Firestore;
  stranger(): Firestore;
  signedOut(): Firestore;
  /** Somebody signed in with an address of the admin list, verified. */
  admin(): Firestore;
  signedIn(uid: string, token?: TokenOptions): Firestore;
  /** Puts a document in place past the rules, as the server does. */
  given(path: string, data: Record<string, unknown>): Promise<void>;
}

/** Everybody but the owner, by what a test calls them. */
export const OTHERS = [
  ['a stranger', (rules: Rules) => rules.stranger()],
  ['someone signed out', (rules: Rules) => rules.signedOut()],
  ['someone on the admin list', (rules: Rules) => rules.admin()],
] as const;

export const EVERYBODY = [['the owner', (rules: Rules) => rules.owner()], ...OTHERS] as const;

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
    owner: () => signedIn(OWNER.uid, { email: OWNER.email }),
    stranger: () => signedIn(STRANGER.uid, { email: STRANGER.email }),
    signedOut: () => client('signed out', () => environment.unauthenticatedContext()),
    admin: () => signedIn('admin-uid', { email: ADMIN_EMAILS[0] as string, email_verified: true }),
    signedIn,
    given: (path, data) =>
      environment.withSecurityRulesDisabled((context) => setDoc(doc(context.firestore() as unknown as Firestore, path), data)),
  };
}

/** A moment some seconds from now; the past with a negative number. */
export function secondsFromNow(seconds: number): Timestamp {
  return Timestamp.fromMillis(Date.now() + seconds * 1000);
}

/** The same document without one field. */
export function without(data: Record<string, unknown>, field: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== field));
}

/** One letter that JavaScript and the rules count as two, as the Japanese name 𠮷野 has it. */
export const ASTRAL_LETTER = '𠮷';
