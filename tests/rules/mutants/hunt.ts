/** Finds the test case that detects a mutant of the rules. */
import type { TestCase } from '../cases.ts';
import type { Emulator } from '../emulator.ts';
import type { Mutant } from './mutants.ts';

/** Concurrent requests per mutant; the first unexpected verdict ends the hunt. */
const CONCURRENCY = 4;

/** @param cases with the verdicts of the real rules */
export function hunterOf(cases: readonly TestCase[]) {
  const candidates = cases.map((testCase) => ({ testCase, words: new Set(wordsOf(testCase.title)), kills: 0 }));
  let requests = 0;

  return {
    requests: () => requests,
    /** @returns the title of the case that detects the mutant, or null if none does. */
    hunt: async (emulator: Emulator, mutant: Mutant): Promise<string | null> => {
      await emulator.loadRules(mutant.rules);
      const wanted = new Set(wordsOf(mutant.text));
      // First cases of the mutant's collection, then cases with similar words, then those that detected mutants before.
      const rank = ({ testCase, words, kills }: (typeof candidates)[number]) =>
        (testCase.collection === mutant.collection || mutant.collection === '' ? 100 : 0) +
        10 * [...wanted].filter((word) => words.has(word)).length +
        Math.min(kills, 9);
      const remaining = candidates
        .map((candidate) => [rank(candidate), candidate] as const)
        .sort(([first], [second]) => second - first)
        .values();
      let killer: string | null = null;
      await Promise.all(
        Array.from({ length: CONCURRENCY }, async () => {
          for (const [, candidate] of remaining) {
            if (killer !== null) return;
            requests += 1;
            const { user, request, expected, title } = candidate.testCase;
            if ((await emulator.verdict(user, request)) === expected || killer !== null) continue;
            candidate.kills += 1;
            killer = title;
          }
        }),
      );
      return killer;
    },
  };
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
}
