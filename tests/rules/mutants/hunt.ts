/** Finds the cell that tells a mutant from the rules. */
import type { Cell } from '../cells.ts';
import type { Emulator } from '../emulator.ts';
import type { Mutant } from './mutants.ts';

/** Cells asked at once of one mutant; the first that is answered otherwise ends the hunt. */
const AT_ONCE = 6;

/** A hunter over these cells, each in what it expects of the true rules. Those that killed before are asked first. */
export function hunterOf(cells: readonly Cell[]) {
  const kills = new Map<Cell, number>();
  let asked = 0;
  const rank = (mutant: Mutant) => (cell: Cell) =>
    (kills.get(cell) ?? 0) + (cell.about === mutant.about ? 1000 : 0) + (cell.expected === 'allowed' ? 0.5 : 0);

  return {
    asked: () => asked,
    /** @returns what the killing cell says, or null where none of them sees a difference. */
    hunt: async (emulator: Emulator, mutant: Mutant): Promise<string | null> => {
      await emulator.loadRules(mutant.rules);
      const rankOf = rank(mutant);
      const ranked = cells.map((cell) => [rankOf(cell), cell] as const).sort(([first], [second]) => second - first);
      const waiting = ranked.values();
      let killer: Cell | null = null;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const [, cell] of waiting) {
            if (killer) return;
            asked += 1;
            if ((await emulator.verdict(cell.person, cell.ask)) !== cell.expected) killer ??= cell;
          }
        }),
      );
      const found = killer as Cell | null;
      if (found) kills.set(found, (kills.get(found) ?? 0) + 1);
      return found?.what ?? null;
    },
  };
}
