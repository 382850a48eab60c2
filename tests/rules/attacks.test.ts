/** Performs every attack and then reads the database without rules. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ATTACKS_ON_DATA, ATTACKS_ON_OWNERSHIP, ATTACKS_ON_PLAN, type Attack } from './attacks.ts';
import { get, storedDocuments } from './cases.ts';
import { favorite, uuidOf } from './documents.ts';
import { RULES, useEmulator } from './emulator.ts';
import { OWNER } from './users.ts';
import { put, remove, text } from './values.ts';

const emulator = useEmulator('demo-rules-attacks');

beforeAll(() => emulator.loadRules(RULES));
beforeEach(async () => {
  await emulator.clear();
  await emulator.writeDocuments(storedDocuments());
});

const ATTACKED = [
  'users/owner',
  'users/admin',
  `stories/${uuidOf('owner')}`,
  ...['7', '8'].map((id) => `users/owner/favorites/${id}`),
  'users/owner/progress/7',
  `users/owner/memories/${uuidOf('owner')}-0`,
  `users/owner/memories/${uuidOf('an attack')}-0`,
  `users/owner/children/3/memories/${uuidOf('an attack')}-0`,
];
const NEW = `stories/${uuidOf('an attack')}`;

const readAttacked = () => Promise.all(ATTACKED.map((path) => emulator.readDocument(path)));

/** @returns the status of each request. */
async function perform({ user, requests }: Attack): Promise<number[]> {
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await emulator.send(user, request)).status);
  return statuses;
}

const byTitle = (attacks: readonly Attack[]) => attacks.map((attack) => [attack.title, attack] as const);

describe.each([
  ['the plan', byTitle(ATTACKS_ON_PLAN)],
  ['data of other users', byTitle(ATTACKS_ON_DATA)],
  ['ownership', byTitle(ATTACKS_ON_OWNERSHIP)],
])('an attack on %s fails:', (_target, attacks) => {
  test.each(attacks)('%s', async (_title, attack) => {
    const before = await readAttacked();
    const statuses = await perform(attack);
    expect(statuses.at(-1), `the last status of ${statuses}`).toBeGreaterThanOrEqual(400);
    expect(statuses.at(-1)).toBeLessThan(500);
    expect(await readAttacked()).toEqual(before);
    // New documents belong to the attacker and have the free plan.
    expect((await emulator.readDocument('users/newcomer'))?.subscription ?? text('free')).toEqual(text('free'));
    expect((await emulator.readDocument(NEW))?.uid ?? text('stranger')).toEqual(text('stranger'));
  });
});

test('the owner can do what is allowed, so the rules do not simply deny everything', async () => {
  const commit = (...writes: object[]) => emulator.send(OWNER, { call: 'commit', body: { writes } });
  const story = `stories/${uuidOf('owner')}`;
  expect((await emulator.send(OWNER, get(story))).status).toBe(200);
  expect((await commit(put(`users/owner/favorites/${uuidOf('owner')}`, favorite(uuidOf('owner'))))).status).toBe(200);
  expect((await commit(remove(story))).status).toBe(200);
  expect(await emulator.readDocument(story)).toBeNull();
});

test('there are at least forty different attacks', () => {
  const all = [...ATTACKS_ON_PLAN, ...ATTACKS_ON_DATA, ...ATTACKS_ON_OWNERSHIP];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(40);
  console.info(`rules: ${all.length} attacks on plan, data and ownership failed`);
});
