/** Finds the test case that detects a mutant of the rules. */
import type { TestCase } from '../cases.ts';
import type { Emulator } from '../emulator.ts';
import { nameOf, type Write } from '../values.ts';
import type { Mutant } from './mutants.ts';

/** Concurrent requests per mutant; the first unexpected verdict ends the hunt. */
const CONCURRENCY = 4;
/** Writes per batch; the emulator's answer to a denied larger batch is too long. */
const BATCH_SIZE = 8;

/** Words in the titles of cases that test a function of the rules. */
const WORDS: Record<string, string> = {
  isUser: 'stranger visitor',
  isText: 'empty limit units list title displayName',
  isPastMoment: 'timestamp tomorrow ago time addedAt updatedAt expired',
  isCuratedId: 'id',
  isAnyStoryId: 'id',
  isPersonText: 'favoriteAnimal nickname limit units',
  isLength: 'storyLength',
  isTone: 'storyTone',
  isNewProfile: 'with',
};

/** @param cases with the verdicts of the real rules */
export function hunterOf(cases: readonly TestCase[]) {
  const candidates = [...batchesOf(cases), ...cases].map((testCase) => ({ testCase, words: new Set(wordsOf(testCase.title)), kills: 0 }));
  let requests = 0;

  return {
    requests: () => requests,
    /** @returns the title of the case that detects the mutant, or null if none does. */
    hunt: async (emulator: Emulator, mutant: Mutant): Promise<string | null> => {
      await emulator.loadRules(mutant.rules);
      const wanted = new Set(wordsOf(`${mutant.text} ${mutant.text.replace(/\w+/g, (name) => WORDS[name] ?? '')}`));
      // First batches for the mutant's collection, then cases with similar words, then those that detected mutants before.
      const rank = ({ testCase, words, kills }: (typeof candidates)[number]) =>
        (testCase.collection === mutant.collection || mutant.collection === '' ? 100 : 0) +
        (testCase.isBatch ? 50 : 0) +
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

/** Combines allowed single writes of one user and collection into batches; each document once per batch. */
function batchesOf(cases: readonly TestCase[]): (TestCase & { isBatch: true })[] {
  const batches: { testCase: TestCase; writes: Write[]; names: Set<string> }[] = [];
  for (const testCase of cases) {
    const [write, ...others] = (testCase.request.body as { writes?: Write[] }).writes ?? [];
    const name = write?.update?.name ?? write?.delete;
    if (testCase.expected !== 'allowed' || !write || name === undefined || others.length !== 1) continue;
    const isFree = ({ testCase: first, writes, names }: (typeof batches)[number]) =>
      first.collection === testCase.collection && first.user.uid === testCase.user.uid && writes.length < BATCH_SIZE && !names.has(name);
    let batch = batches.find(isFree);
    if (!batch) {
      batch = { testCase, writes: [], names: new Set() };
      batches.push(batch);
    }
    batch.writes.push(write);
    batch.names.add(name);
  }
  return batches.map(({ testCase, writes }, number) => {
    const failing: Write = {
      delete: nameOf(`users/${testCase.user.uid}/favorites/nothing-together-${number}`),
      currentDocument: { exists: true },
    };
    return {
      ...testCase,
      title: `${writes.length} like ${testCase.title}`,
      isBatch: true,
      request: { call: 'commit', body: { writes: [...writes, failing] } },
    };
  });
}
