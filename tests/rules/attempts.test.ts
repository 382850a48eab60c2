/** Each way is tried for real, and afterwards the database is looked at past the rules. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Attempt, FOR_A_FALSE_OWNER, FOR_ANOTHERS_DATA, FOR_PREMIUM } from './attempts.ts';
import { get, world } from './cells.ts';
import { newStory, uuidOf } from './documents.ts';
import { RULES, useEmulator } from './emulator.ts';
import { OWNER } from './people.ts';
import { put, text } from './values.ts';

const emulator = useEmulator('demo-rules-attempts');

beforeAll(() => emulator.loadRules(RULES));
beforeEach(async () => {
  await emulator.clear();
  await emulator.plant(world());
});

const THEIRS = [
  'users/owner',
  'users/admin',
  `stories/${uuidOf('owner')}`,
  ...['7', '8'].map((id) => `users/owner/favorites/${id}`),
  'users/owner/progress/7',
];
const NEW = `stories/${uuidOf('an attempt')}`;

const look = () => Promise.all(THEIRS.map((path) => emulator.peek(path)));

/** @returns the answers' statuses, in the order of the tries. */
async function perform({ by, tries }: Attempt): Promise<number[]> {
  const statuses: number[] = [];
  for (const ask of tries) statuses.push((await emulator.send(by, ask)).status);
  return statuses;
}

const byName = (attempts: readonly Attempt[]) => attempts.map((attempt) => [attempt.what, attempt] as const);

describe.each([
  ['premium', byName(FOR_PREMIUM)],
  ['another’s data', byName(FOR_ANOTHERS_DATA)],
  ['a false owner', byName(FOR_A_FALSE_OWNER)],
])('nobody gains %s by', (_what, attempts) => {
  test.each(attempts)('%s', async (_name, attempt) => {
    const before = await look();
    const statuses = await perform(attempt);
    expect(statuses.at(-1), `the last answer of ${statuses}`).toBeGreaterThanOrEqual(400);
    expect(statuses.at(-1)).toBeLessThan(500);
    expect(await look()).toEqual(before);
    // What is new belongs to whoever made it, and is free.
    expect((await emulator.peek('users/newcomer'))?.subscription ?? text('free')).toEqual(text('free'));
    expect((await emulator.peek(NEW))?.uid ?? text('stranger')).toEqual(text('stranger'));
  });
});

test('the owner does what the attempts were kept from, so that a database that refuses everything proves nothing', async () => {
  expect((await emulator.send(OWNER, get(`stories/${uuidOf('owner')}`))).status).toBe(200);
  expect((await emulator.send(OWNER, { call: 'commit', body: { writes: [put(NEW, newStory('owner'))] } })).status).toBe(200);
  expect((await emulator.peek(NEW))?.uid).toEqual(text('owner'));
});

test('there are at least forty ways', () => {
  const ways = [...FOR_PREMIUM, ...FOR_ANOTHERS_DATA, ...FOR_A_FALSE_OWNER];
  expect(new Set(ways.map(({ what }) => what)).size).toBe(ways.length);
  expect(ways.length).toBeGreaterThanOrEqual(40);
  console.info(`rules: ${ways.length} ways to gain premium, another’s data or a false owner, none of which succeeded`);
});
