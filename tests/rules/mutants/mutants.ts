/** All mutants of the rules: each has one small change, as a typing error would make it. */
import { BLOCK_OPERATORS } from './block-operators.ts';
import { type Edit, EXPRESSION_OPERATORS } from './operators.ts';
import { type Block, parseRules, partsOf } from './parse.ts';

export interface Mutant {
  operator: string;
  /** Line in the rules. */
  line: number;
  /** The changed lines and their function's name. */
  text: string;
  /** The old and the new text. */
  change: string;
  /** The changed collection; '' if all are affected. */
  collection: string;
  rules: string;
}

/** All different, in the order of the rules. */
export function mutantsOf(rules: string): Mutant[] {
  const made = new Map<string, Mutant>();
  const keep = (operator: string, collection: string, edits: readonly Edit[], within = '') => {
    for (const { start, end, text } of edits) {
      const mutated = rules.slice(0, start) + text + rules.slice(end);
      if (mutated === rules || made.has(mutated)) continue;
      const line = rules.slice(0, start).split('\n').length;
      const change = `${short(rules.slice(start, end))} → ${short(text)}`;
      const lineStart = rules.lastIndexOf('\n', start) + 1;
      const lineEnd = rules.indexOf('\n', start);
      const words = `${within} ${rules.slice(lineStart, Math.max(end - start > 200 ? start : end, lineEnd))} ${text.length > 200 ? '' : text}`;
      made.set(mutated, { operator, line, change, collection: collectionOfMatch(text) ?? collection, text: words, rules: mutated });
    }
  };
  for (const { block, collection } of blocksOf(parseRules(rules))) {
    for (const root of [...block.allows.map(({ condition }) => condition), ...block.functions.map(({ body }) => body)]) {
      const name = block.functions.find(({ body }) => body === root)?.name;
      for (const part of partsOf(root)) {
        for (const [operator, edits] of Object.entries(EXPRESSION_OPERATORS)) {
          keep(operator, name ? collectionOfFunction(name, collection) : collection, edits({ source: rules, root }, part), name);
        }
      }
    }
    for (const [operator, edits] of Object.entries(BLOCK_OPERATORS)) keep(operator, collection, edits(rules, block));
  }
  return [...made.values()];
}

/** The collection of an added match. */
function collectionOfMatch(text: string): string | undefined {
  const name = /match .*\/(\w+)\/\{id\}/.exec(text)?.[1];
  return name === 'favorites' || name === 'progress' || name === 'children' ? `users/${name}` : name;
}

/** Functions within `users` check the collections below it. */
function collectionOfFunction(name: string, collection: string): string {
  if (/favorite|AnyStoryId/i.test(name)) return 'users/favorites';
  if (/child|topics/i.test(name)) return 'users/children';
  return /progress/i.test(name) ? 'users/progress' : collection;
}

function blocksOf(block: Block, above = ''): { block: Block; collection: string }[] {
  const name = /^\/(\w+)\/\{\w+\}$/.exec(block.path)?.[1];
  const collection = name ? (above ? `${above}/${name}` : name) : '';
  return [{ block, collection }, ...block.blocks.flatMap((inner) => blocksOf(inner, collection))];
}

function short(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 70 ? `${flat.slice(0, 34)} … ${flat.slice(-34)}` : flat || '(nothing)';
}
