/** What writing a story's fields changes, field by field and in plain words. */
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../local/json.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Characters of a text that are shown, and of these before the first difference. */
const SHOWN = 60;
const BEFORE = 20;

/** A line for each field that differs, in the order of `after`; removed fields last. */
export function describeChanges(before: Fields, after: Fields, where = ''): string[] {
  const names = [...Object.keys(after), ...Object.keys(before).filter((name) => !(name in after))];
  return names.flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    const name = printable(field);
    if (isDeepStrictEqual(from, to)) return [];
    if (name === 'pages' && Array.isArray(from) && Array.isArray(to)) return changedPages(from, to);
    if (to === undefined) return [`${where}${name}: removed, was ${shown(from)}`];
    if (from === undefined) return [`${where}${name}: ${shown(to)}`];
    const start = typeof from === 'string' && typeof to === 'string' ? Math.max(0, firstDifference(from, to) - BEFORE) : 0;
    return [`${where}${name}: ${shown(from, start)} → ${shown(to, start)}`];
  });
}

function changedPages(from: readonly unknown[], to: readonly unknown[]): string[] {
  return Array.from({ length: Math.max(from.length, to.length) }, (_, index) => {
    const where = `page ${index + 1}`;
    if (index >= from.length) return [`${where}: new, ${shown(to[index])}`];
    if (index >= to.length) return [`${where}: removed`];
    const [before, after] = [from[index], to[index]];
    if (isRecord(before) && isRecord(after)) return describeChanges(before, after, `${where}, `);
    return isDeepStrictEqual(before, after) ? [] : [`${where}: ${shown(before)} → ${shown(after)}`];
  }).flat();
}

function firstDifference(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

/** @param start where a text's excerpt begins. */
function shown(value: unknown, start = 0): string {
  if (isRecord(value) && typeof value.content === 'string') return shown(value.content);
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  if (typeof value !== 'string') return printable(JSON.stringify(value));
  const end = start + SHOWN;
  const excerpt = `${start > 0 ? '…' : ''}${value.slice(start, end)}${value.length > end ? '…' : ''}`;
  return `“${printable(excerpt)}”`;
}

/** A text without what a terminal would obey: a story's file must not hide or invent changes. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, (character) =>
    character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
