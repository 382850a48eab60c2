/** All mutants of the rules: each has one small change, as a typing error would make it. */
import { editsOf } from './edits.ts';

export interface Mutant {
  operator: string;
  /** Line in the rules. */
  line: number;
  /** The changed lines, the new text, and the function's name. */
  text: string;
  /** The old and the new text. */
  change: string;
  /** The changed collection; '' if several may be affected. */
  collection: string;
  rules: string;
}

/** All different, in the order of the rules. */
export function mutantsOf(rules: string): Mutant[] {
  const made = new Map<string, Mutant>();
  for (const { operator, start, end, text } of editsOf(rules).sort((one, other) => one.start - other.start)) {
    const mutated = rules.slice(0, start) + text + rules.slice(end);
    if (mutated === rules || made.has(mutated)) continue;
    const above = rules.slice(0, start);
    const name = /function (\w+)[^}]*$/.exec(above)?.[1] ?? '';
    const lines = rules.slice(above.lastIndexOf('\n') + 1, rules.indexOf('\n', end));
    made.set(mutated, {
      operator,
      line: above.split('\n').length,
      text: `${name} ${lines} ${text}`.slice(0, 500),
      change: `${short(rules.slice(start, end))} → ${short(text)}`,
      collection: name ? '' : collectionAt(above),
      rules: mutated,
    });
  }
  return [...made.values()];
}

/** The collection of the last match: one within another is indented by two more. */
function collectionAt(above: string): string {
  let names: string[] = [];
  for (const [, indent = '', name = ''] of above.matchAll(/^( +)match \/(\w+)\/\{\w+\}/gm))
    names = [...names.slice(0, indent.length / 2 - 2), name];
  return names.join('/');
}

function short(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 70 ? `${flat.slice(0, 34)} … ${flat.slice(-34)}` : flat || '(nothing)';
}
