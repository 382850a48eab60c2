/** Every small mistake in the rules is detected by a test case. `npm test` tries a sample, `npm run test:long` all. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { LONG, SEED } from '../long.ts';
import { casesOfPermissions, storedDocuments } from './cases.ts';
import { type Emulator, RULES, useEmulator } from './emulator.ts';
import { hunterOf } from './mutants/hunt.ts';
import { type Mutant, mutantsOf } from './mutants/mutants.ts';
import { otherCases } from './other-cases.ts';
import { schemaCases } from './schema-cases.ts';
import { textCases } from './text-cases.ts';

const SAMPLE_SIZE = 12;
const all = mutantsOf(RULES);
const operators = new Set(all.map(({ operator }) => operator));
const [shuffled = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { numRuns: 1, seed: SEED });
const tried = LONG ? all : shuffled.slice(0, SAMPLE_SIZE);

// Two projects at the same time use both cores.
const emulators = [useEmulator('demo-rules-mutants-0'), useEmulator('demo-rules-mutants-1')];
const hunter = hunterOf([...schemaCases(), ...otherCases(), ...textCases(), ...casesOfPermissions()]);

beforeAll(async () => {
  for (const emulator of emulators) {
    await emulator.clear();
    await emulator.writeDocuments(storedDocuments());
  }
});

describe('a small mistake in the rules', () => {
  test('comes from at least twelve operators', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(operators.size).toBeGreaterThanOrEqual(12);
  });

  test(
    'is detected by a test case',
    async () => {
      const survivors: string[] = [];
      const before = await Promise.all(emulators.map((emulator) => emulator.versions()));
      const remaining = tried.values();
      await Promise.all(
        emulators.map(async (emulator) => {
          for (const mutant of remaining) {
            if ((await hunter.hunt(emulator, mutant)) === null) survivors.push(`line ${mutant.line}, ${mutant.operator}: ${mutant.change}`);
          }
        }),
      );
      expect(survivors).toEqual([]);
      // Nothing may have been stored, so that every case saw the same database.
      expect(await Promise.all(emulators.map((emulator) => emulator.versions()))).toEqual(before);
      if (!LONG) return;
      // The unchanged rules must not be "detected", for example because time has passed.
      expect(await hunter.hunt(emulators[0] as Emulator, { ...(all[0] as Mutant), rules: RULES })).toBeNull();
      console.info(
        `rules: ${tried.length} of ${all.length} mutants from ${operators.size} operators, no survivor, ${hunter.requests()} requests (seed ${SEED})`,
      );
    },
    LONG ? 1_200_000 : 120_000,
  );
});
