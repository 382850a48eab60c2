/** Every mutant of the rules that the operators make: one slip of the hand each. */
import { BLOCK_OPERATORS } from './block-operators.ts';
import { type Edit, EXPRESSION_OPERATORS } from './operators.ts';
import { type Block, parseRules, partsOf } from './parse.ts';

export interface Mutant {
  operator: string;
  /** Line in the rules. */
  line: number;
  /** The changed lines and the function they are in: what the mutant is about, in words. */
  text: string;
  /** What stood there, and what stands there now. */
  change: string;
  /** The collection whose rules it is in; '' where it concerns all. */
  about: string;
  rules: string;
}

/** No two alike, in the rules' order, operator by operator. */
export function mutantsOf(rules: string): Mutant[] {
  const made = new Map<string, Mutant>();
  const keep = (operator: string, about: string, edits: readonly Edit[], within = '') => {
    for (const { start, end, text } of edits) {
      const mutated = rules.slice(0, start) + text + rules.slice(end);
      if (mutated === rules || made.has(mutated)) continue;
      const line = rules.slice(0, start).split('\n').length;
      const change = `${short(rules.slice(start, end))} → ${short(text)}`;
      const lineStart = rules.lastIndexOf('\n', start) + 1;
      const lineEnd = rules.indexOf('\n', start);
      const words = `${within} ${rules.slice(lineStart, Math.max(end - start > 200 ? start : end, lineEnd))} ${text.length > 200 ? '' : text}`;
      made.set(mutated, { operator, line, change, about: aboutMatch(text) ?? about, text: words, rules: mutated });
    }
  };
  for (const { block, about } of blocksOf(parseRules(rules))) {
    for (const root of [...block.allows.map(({ condition }) => condition), ...block.functions.map(({ body }) => body)]) {
      const name = block.functions.find(({ body }) => body === root)?.name;
      for (const part of partsOf(root)) {
        for (const [operator, edits] of Object.entries(EXPRESSION_OPERATORS)) {
          keep(operator, name ? aboutFunction(name, about) : about, edits({ source: rules, root }, part), name);
        }
      }
    }
    for (const [operator, edits] of Object.entries(BLOCK_OPERATORS)) keep(operator, about, edits(rules, block));
  }
  return [...made.values()];
}

/** The collection that an added match is for. */
function aboutMatch(text: string): string | undefined {
  const name = /match .*\/(\w+)\/\{id\}/.exec(text)?.[1];
  return name === 'favorites' || name === 'progress' || name === 'children' ? `users/${name}` : name;
}

/** The functions of `users` serve what lies below. */
function aboutFunction(name: string, about: string): string {
  if (/favorite|AnyStoryId/i.test(name)) return 'users/favorites';
  if (/child/i.test(name)) return 'users/children';
  return /progress/i.test(name) ? 'users/progress' : about;
}

function blocksOf(block: Block, above = ''): { block: Block; about: string }[] {
  const name = /^\/(\w+)\/\{\w+\}$/.exec(block.path)?.[1];
  const about = name ? (above ? `${above}/${name}` : name) : '';
  return [{ block, about }, ...block.blocks.flatMap((inner) => blocksOf(inner, about))];
}

function short(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 70 ? `${flat.slice(0, 34)} … ${flat.slice(-34)}` : flat || '(nothing)';
}
