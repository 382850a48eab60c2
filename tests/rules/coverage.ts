/** Which conditions of the rules were evaluated to true and to false, from the emulator's coverage report. */
import type { Coverage, Covered } from './emulator.ts';
import { type Block, type Expression, parseRules, partsOf } from './mutants/parse.ts';

/** A rule's whole condition, or a comparison, conjunction, negation or function call within it. */
export interface Condition {
  line: number;
  text: string;
  seen: Set<boolean>;
}

const PREDICATES = ['matches', 'hasOnly'];

/** @param reports of all projects that ran cases */
export function conditionsSeen(rules: string, reports: readonly Coverage[]): Condition[] {
  const seen = new Map<string, Set<boolean>>();
  for (const { report } of reports) {
    for (const covered of report) {
      for (const { sourcePosition, values = [] } of partsCovered(covered)) {
        const key = `${sourcePosition.currentOffset}-${sourcePosition.endOffset}`;
        const outcomes = values.flatMap(({ value }) => (typeof value.boolValue === 'boolean' ? [value.boolValue] : []));
        seen.set(key, new Set([...(seen.get(key) ?? []), ...outcomes]));
      }
    }
  }
  return conditionsOf(rules).map(({ start, end }) => {
    const text = rules.slice(start, end);
    // The report omits closing brackets at the end of an expression.
    const key = `${start}-${start + text.replace(/[()\]\s]+$/, '').length - 1}`;
    return { line: rules.slice(0, start).split('\n').length, text: text.replace(/\s+/g, ' '), seen: seen.get(key) ?? new Set() };
  });
}

function* partsCovered(covered: Covered): Generator<Covered> {
  yield covered;
  for (const child of covered.children ?? []) yield* partsCovered(child);
}

function conditionsOf(rules: string): { start: number; end: number }[] {
  const roots = (block: Block): Expression[] => [
    ...block.allows.map(({ condition }) => condition),
    ...block.functions.map(({ body }) => body),
    ...block.blocks.flatMap(roots),
  ];
  return roots(parseRules(rules)).flatMap((root) => {
    const parts = [...partsOf(root)];
    return parts
      .filter((part) => part === root || isCondition(part))
      .map((part) => {
        // A condition in brackets is reported with its brackets.
        const group = parts.find((other) => other.kind === 'group' && other.inner === part);
        return group ?? part;
      });
  });
}

function isCondition(part: Expression): boolean {
  if (part.kind === 'binary' || part.kind === 'not') return true;
  if (part.kind !== 'call') return false;
  const { callee } = part;
  // `get` returns a document.
  if (callee.kind === 'name') return callee.text !== 'get';
  return callee.kind === 'member' && PREDICATES.includes(callee.name);
}
