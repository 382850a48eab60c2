/** Attacks on Firestore, past the app: the rules deny each of them, and nothing changes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../rules/cases.ts';
import { favorite } from '../rules/documents.ts';
import { useEmulator } from '../rules/emulator.ts';
import { put, remove } from '../rules/values.ts';
import { forgedStories } from './1-forged-stories.ts';
import { otherDocuments } from './4-other-documents.ts';
import { accounts } from './9-accounts.ts';
import { perform, type Stage } from './support/perform.ts';
import { writing } from './support/requests.ts';
import { makeWorld, type World } from './support/world.ts';

const emulator = useEmulator('demo-attacks');
const stage: Stage = {
  emulator,
  ask: () => Promise.reject(new Error('Only Firestore is attacked here.')),
  sent: async () => ({ model: {}, messages: 0 }),
};
const DEVICE = { endpoint: 'https://push.example/victim', keys: { p256dh: 'B', auth: 'A' } };
let world: World;

beforeAll(async () => {
  world = await makeWorld(emulator, DEVICE);
});
afterAll(() => emulator.clear());

test.each([forgedStories, otherDocuments, accounts].map((finding) => [finding.name, finding] as const))('%s', async (_name, finding) => {
  await perform(finding, world, stage);
});

test('the rules do not simply deny everything: a family reads, favors and deletes its story', async () => {
  const { uid, user, story } = world.attacker;
  const send = async (request: Parameters<typeof emulator.send>[1]) => (await emulator.send(user, request)).status;
  const change = (write: object) => send(writing('', user, write).database);
  expect(await send(get(`stories/${story}`))).toBe(200);
  expect(await change(put(`users/${uid}/favorites/${story}`, favorite(story)))).toBe(200);
  expect(await change(remove(`stories/${story}`))).toBe(200);
  expect(await emulator.readDocument(`stories/${story}`)).toBeNull();
});
