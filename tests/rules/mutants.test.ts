/** The rules with one slip of the hand each: the cells tell every one of them from the rules. `npm test` tries some, `test:long` all. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { cellsOfTable, world } from './cells.ts';
import { DOCUMENTS, type Emulator, RULES, useEmulator } from './emulator.ts';
import { LONG, SEED } from './long.ts';
import { hunterOf } from './mutants/hunt.ts';
import { type Mutant, mutantsOf } from './mutants/mutants.ts';
import { otherCells } from './other-cells.ts';
import { schemaCells } from './schema-cells.ts';
import { textCells } from './text-cells.ts';

const FEW = 20;
const all = mutantsOf(RULES);
const operators = new Set(all.map(({ operator }) => operator));
const [shuffled = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: SEED });
const tried = LONG ? all : shuffled.slice(0, FEW);

// Two at once keep an emulator on two cores busy.
const emulators = [useEmulator('demo-rules-mutants-0'), useEmulator('demo-rules-mutants-1')];
const hunter = hunterOf([...schemaCells(), ...otherCells(), ...textCells(), ...cellsOfTable()]);

const paths = world().map(({ update }) => update?.name.slice(DOCUMENTS.length + 1) ?? '');
const stored = (emulator: Emulator) => Promise.all(paths.map((path) => emulator.peek(path)));
let planted: unknown[] = [];

beforeAll(async () => {
  const writes = world();
  for (const emulator of emulators) {
    await emulator.clear();
    await emulator.plant(writes);
  }
  planted = await stored(emulators[0] as Emulator);
  expect(planted).not.toContain(null);
});

describe('a slip of the hand in the rules', () => {
  test('can happen in many ways', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(operators.size).toBeGreaterThanOrEqual(12);
  });

  test(
    'is noticed by a cell, whichever it is',
    async () => {
      const survivors: string[] = [];
      const waiting = tried.values();
      await Promise.all(
        emulators.map(async (emulator) => {
          for (const mutant of waiting) {
            if ((await hunter.hunt(emulator, mutant)) === null) survivors.push(`line ${mutant.line}, ${mutant.operator}: ${mutant.change}`);
          }
        }),
      );
      expect(survivors).toEqual([]);
      // A request that left a trace would be another's killer: each has met the same database.
      for (const emulator of emulators) expect(await stored(emulator)).toEqual(planted);
      // What would tell the rules from themselves would tell anything from them: time that has passed, say.
      if (LONG) expect(await hunter.hunt(emulators[0] as Emulator, { ...(all[0] as Mutant), rules: RULES })).toBeNull();
      console.info(
        `rules: ${tried.length} of ${all.length} mutants from ${operators.size} operators, no survivor, ${hunter.asked()} requests (seed ${SEED})`,
      );
    },
    LONG ? 1_200_000 : 120_000,
  );
});
