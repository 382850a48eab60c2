/** Which lines of a child are removed and added when a story is saved. Pure. */
import { LIMITS, type Memory } from '@tuckaway/domain';

export interface StoredMemory extends Memory {
  id: string;
}

export interface MemoryPlan {
  /** Ids. */
  remove: string[];
  add: Memory[];
}

/**
 * A new line replaces one that says the same, so that a friend who comes back often is not the oldest. Beyond `LIMITS.childMemories` the oldest go.
 * @param stored oldest first.
 */
export function planMemories(stored: readonly StoredMemory[], lines: readonly Memory[]): MemoryPlan {
  const add = lines.filter((line, index) => !lines.slice(0, index).some((earlier) => saySame(earlier, line)));
  const others = stored.filter((one) => !add.some((line) => saySame(one, line)));
  const remaining = others.slice(Math.max(0, others.length + add.length - LIMITS.childMemories));
  return { remove: stored.filter((one) => !remaining.includes(one)).map(({ id }) => id), add };
}

/** Whether one line is the beginning of the other, in words: "Crumb the fox" and "Crumb the fox, who likes stairs". */
function saySame(one: Memory, other: Memory): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  return one.kind === other.kind && (first.startsWith(second) || second.startsWith(first));
}

/** Ends with a space, so that "a fox" does not begin "a foxglove". */
function wordsOf({ text }: Memory): string {
  return `${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}
