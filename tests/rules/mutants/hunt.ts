/** Finds the cell that tells a mutant from the rules. */
import type { Cell } from '../cells.ts';
import type { Emulator } from '../emulator.ts';
import { nameOf, type Write } from '../values.ts';
import type { Mutant } from './mutants.ts';

/** Cells asked at once of one mutant; the first that is answered otherwise ends the hunt. */
const AT_ONCE = 4;
/** Writes of one batch: the emulator cannot refuse many more in one answer. */
const TOGETHER = 8;

/** What a shared function is about, in the words of the cells. */
const WORDS: Record<string, string> = {
  isUser: 'stranger visitor',
  isText: 'empty limit units list title displayName',
  isPastMoment: 'moment tomorrow ago now addedAt updatedAt',
  isUuid: 'id',
  isCuratedId: 'id',
  isAnyStoryId: 'id',
  isPersonText: 'childName favoriteAnimal nickname siblings limit units',
  isNames: 'siblings list',
  isCast: 'cast list',
  isLength: 'storyLength',
  isTone: 'storyTone',
  isNewProfile: 'with',
};

/** A hunter over these cells, each in what it expects of the true rules. */
export function hunterOf(cells: readonly Cell[]) {
  const asks = [...together(cells), ...cells].map((cell) => ({ cell, words: new Set(wordsOf(cell.what)), kills: 0 }));
  let asked = 0;

  return {
    asked: () => asked,
    /** @returns what the killing cell says, or null where none of them sees a difference. */
    hunt: async (emulator: Emulator, mutant: Mutant): Promise<string | null> => {
      await emulator.loadRules(mutant.rules);
      const wanted = new Set(wordsOf(`${mutant.text} ${mutant.text.replace(/\w+/g, (name) => WORDS[name] ?? '')}`));
      // Whatever would come through in the mutant's place goes first, many at a time; then what speaks of the same things, and what killed before.
      const rank = ({ cell, words, kills }: (typeof asks)[number]) =>
        (cell.about === mutant.about || mutant.about === '' ? 100 : 0) +
        (cell.isMany ? 50 : 0) +
        10 * [...wanted].filter((word) => words.has(word)).length +
        Math.min(kills, 9);
      const waiting = asks
        .map((ask) => [rank(ask), ask] as const)
        .sort(([first], [second]) => second - first)
        .values();
      let killer: string | null = null;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const [, ask] of waiting) {
            if (killer !== null) return;
            asked += 1;
            const { person, ask: request, expected, what } = ask.cell;
            if ((await emulator.verdict(person, request)) === expected || killer !== null) continue;
            ask.kills += 1;
            killer = what;
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

/** The writes of many cells that are all to come through, in one batch of one person; no document twice. */
function together(cells: readonly Cell[]): (Cell & { isMany: true })[] {
  const batches: { cell: Cell; writes: Write[]; names: Set<string> }[] = [];
  for (const cell of cells) {
    const [write, ...others] = (cell.ask.body as { writes?: Write[] }).writes ?? [];
    const name = write?.update?.name ?? write?.delete;
    if (cell.expected !== 'allowed' || !write || name === undefined || others.length !== 1) continue;
    const isFree = ({ cell: first, writes, names }: (typeof batches)[number]) =>
      first.about === cell.about && first.person.uid === cell.person.uid && writes.length < TOGETHER && !names.has(name);
    let batch = batches.find(isFree);
    if (!batch) {
      batch = { cell, writes: [], names: new Set() };
      batches.push(batch);
    }
    batch.writes.push(write);
    batch.names.add(name);
  }
  return batches.map(({ cell, writes }, number) => {
    const trap: Write = {
      delete: nameOf(`users/${cell.person.uid}/favorites/nothing-together-${number}`),
      currentDocument: { exists: true },
    };
    return {
      ...cell,
      what: `${writes.length} like ${cell.what}`,
      isMany: true,
      ask: { call: 'commit', body: { writes: [...writes, trap] } },
    };
  });
}
