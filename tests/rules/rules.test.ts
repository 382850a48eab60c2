/** firestore.rules, cell by cell: docs/security/rules.md says how the cells are made and what they do not prove. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cell, cellsOfTable, world } from './cells.ts';
import { conditionsSeen } from './coverage.ts';
import { type Emulator, eachAtOnce, RULES, useEmulator } from './emulator.ts';
import { otherCells } from './other-cells.ts';
import { PLACE_NAMES } from './places.ts';
import { fieldsOf, STORED, schemaCells } from './schema-cells.ts';
import { OPERATIONS, TABLE } from './table.ts';
import { textCells } from './text-cells.ts';

// Projects of their own for each collection with rules, one for the others: the emulator takes long over a report of many requests.
const OPEN = STORED.map(({ about }) => about);
const SHARES = 4;
const emulators = new Map<string, Emulator>(
  [...OPEN.flatMap((about) => Array.from({ length: SHARES }, (_, share) => `${about}-${share}`)), 'closed'].map((name) => [
    name,
    useEmulator(`demo-rules-cells-${name.replace('/', '-')}`),
  ]),
);
const emulatorOf = ({ about, what }: Cell) => emulators.get(`${about}-${what.length % SHARES}`) ?? (emulators.get('closed') as Emulator);

beforeAll(async () => {
  for (const emulator of emulators.values()) {
    await emulator.clear();
    await emulator.loadRules(RULES);
    await emulator.plant(world());
  }
});

/** What the rules say otherwise than the cells, in sentences. */
async function disagreements(cells: readonly Cell[]): Promise<string[]> {
  expect(cells.length).toBeGreaterThan(0);
  const found: string[] = [];
  await eachAtOnce(cells, async (cell) => {
    const verdict = await emulatorOf(cell).verdict(cell.person, cell.ask);
    if (verdict !== cell.expected) found.push(`${cell.what}: ${verdict}`);
  });
  return found;
}

const table = cellsOfTable();
const ofSchemas = schemaCells();
const others = [...otherCells(), ...textCells()];

describe('the table', () => {
  const rows = PLACE_NAMES.flatMap((place) => OPERATIONS.map((operation) => [place, operation, TABLE[place][operation]] as const));

  test.each(rows)('in %s, %s is for %s [spec 3.1, 5.6, 6.2, 6.4, 6.5, 7.12, 7.13, 7.14, 7.16]', async (place, operation) => {
    expect(await disagreements(table.filter(({ what }) => what.endsWith(`: ${operation} in ${place}`)))).toEqual([]);
  });

  test('has every role in every cell, and each cell once', () => {
    expect(new Set(table.map(({ what }) => what)).size).toBe(table.length);
  });
});

describe('what a browser stores', () => {
  const fields = STORED.flatMap(({ about, schema }) => fieldsOf(schema).fields.map(([name]) => [about, name] as const));
  const isOf = (about: string, name: string) => (cell: Cell) => cell.about === about && cell.what.includes(`: ${name} is `);

  test.each(fields)('in %s, %s has its type and its limits, and nothing else [spec 3.1, 3.20, 3.22, 4.6, 7.13]', async (about, name) => {
    expect(await disagreements(ofSchemas.filter(isOf(about, name)))).toEqual([]);
  });

  test.each(OPEN)('in %s, every field has to be there, and no other may [spec 3.1, 3.3, 3.4, 7.15]', async (about) => {
    const ofFields = fields.map(([place, name]) => isOf(place, name));
    expect(await disagreements(ofSchemas.filter((cell) => cell.about === about && !ofFields.some((is) => is(cell))))).toEqual([]);
  });
});

test.each(OPEN)('in %s, ids, names, pages, addresses and the sizes of lists are as they should be [spec 6.2, 7.16]', async (about) => {
  expect(await disagreements(others.filter((cell) => cell.about === about))).toEqual([]);
});

test('every condition has been seen true, and every one false', async () => {
  const reports = await Promise.all([...emulators.values()].map((emulator) => emulator.coverage()));
  const conditions = conditionsSeen(RULES, reports);
  const halfSeen = conditions.filter(({ seen }) => seen.size < 2);
  expect(halfSeen.map(({ line, text, seen }) => `line ${line}, never ${seen.has(true) ? 'false' : 'true'}: ${text}`)).toEqual([]);
  expect(conditions.length).toBeGreaterThan(80);
  console.info(
    `rules: ${table.length} cells of role x operation x collection, ${ofSchemas.length} of the schemas, ${others.length} of ids, names and lists; ${conditions.length} conditions seen true and false`,
  );
}, 120_000);

afterAll(async () => {
  for (const emulator of emulators.values()) await emulator.clear();
});
