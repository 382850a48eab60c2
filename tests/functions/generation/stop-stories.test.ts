/** The operators' switch, in an instance of its own: the emulator's instances would refuse other tests' stories while it is set. */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Deployed, deploy } from '../support/deployed-functions.ts';
import { unsignedToken } from '../support/unsigned-token.ts';
import { useAlone } from '../support/use-alone.ts';

const PROJECT = 'demo-stopped';
const UID = 'uid-of-a-family';
const WISH = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };
/** What operators are promised, in milliseconds. */
const HONORED_WITHIN_MS = 30_000;

useAlone('storyteller');

let deployed: Deployed;
let database: Firestore;

beforeAll(async () => {
  process.env.GCLOUD_PROJECT = PROJECT;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const auth = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
  const created = await fetch(auth, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: UID, email: 'stopped@example.com', password: 'bedtime123' }),
  });
  expect(created.status).toBe(200);
  database = getFirestore(initializeApp({ projectId: PROJECT }, 'stopped'));
  const storyteller = `${process.env.STORYTELLER_URL}/v1`;
  deployed = await deploy({
    OPENAI_BASE_URL: storyteller,
    OPENAI_API_KEY: 'key',
    MODERATION_BASE_URL: storyteller,
    MODERATION_API_KEY: 'key',
    VAPID_PRIVATE_KEY: 'none',
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});

afterAll(async () => {
  vi.useRealTimers();
  await database.doc('system/switches').delete();
  await deployed?.close();
});

const ask = async () => {
  const headers = {
    authorization: `Bearer ${unsignedToken(PROJECT, UID)}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const {
    status,
    text,
    headers: answered,
  } = await deployed.ask({
    method: 'POST',
    path: '/api/generate-story',
    headers,
    body: Buffer.from(JSON.stringify(WISH)),
  });
  return { status, json: JSON.parse(text), retryAfter: Number(answered['retry-after']) };
};

test('a story is refused within 30 seconds after an operator sets the switch, and written again as soon after it is removed', async () => {
  expect((await ask()).status).toBe(200);

  await database.doc('system/switches').set({ storiesStopped: true });
  vi.setSystemTime(Date.now() + HONORED_WITHIN_MS);
  const stopped = await ask();
  expect(stopped).toMatchObject({ status: 503, json: { message: expect.stringContaining('taking a break'), code: 'stopped' } });
  expect(stopped.retryAfter).toBeGreaterThan(0);

  await database.doc('system/switches').set({ storiesStopped: false });
  vi.setSystemTime(Date.now() + HONORED_WITHIN_MS);
  expect((await ask()).status).toBe(200);
});
