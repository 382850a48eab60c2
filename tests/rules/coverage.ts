/** Which conditions of the rules were evaluated to true and to false, from the emulator's coverage report. */
import type { Coverage, Covered } from './emulator.ts';

/** An expression that has no other values than true and false, or none at all. */
export interface Condition {
  line: number;
  text: string;
  seen: Set<boolean>;
}

/** @param reports of all projects that ran cases */
export function conditionsSeen(rules: string, reports: readonly Coverage[]): Condition[] {
  const seen = new Map<string, Condition & { isOther: boolean }>();
  for (const covered of reports.flatMap(({ report }) => report).flatMap(partsCovered)) {
    const { line, currentOffset, endOffset } = covered.sourcePosition;
    const key = `${currentOffset}-${endOffset}`;
    const text = rules.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    const condition = seen.get(key) ?? { line, text, seen: new Set(), isOther: false };
    for (const { value } of covered.values ?? []) {
      if (typeof value.boolValue === 'boolean') condition.seen.add(value.boolValue);
      else if (Object.keys(value).some((kind) => kind !== 'undefined')) condition.isOther = true;
    }
    seen.set(key, condition);
  }
  return [...seen.values()].filter(({ isOther }) => !isOther);
}

function partsCovered(covered: Covered): Covered[] {
  return [covered, ...(covered.children ?? []).flatMap(partsCovered)];
}
