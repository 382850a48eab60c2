/**
 * Reads what authors write: the YAML files of `content/`, each with its schema. It runs in tools and tests and while the functions are built
 * (data-module.ts); deployed functions have the content inside.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import * as z from 'zod/mini';
import { ContentError } from './content-error.ts';

export { DATA_MODULE, dataModule } from './data-module.ts';
export { ContentError };

const ROOT = join(import.meta.dirname, '..', '..');
const CONTENT = join(ROOT, 'content');

type Schema<T> = z.ZodMiniType<T>;

/**
 * Reads all files of a pattern such as `arcs/*.yaml`, in the order of their names.
 * @param folder that the pattern is relative to: `content/` by default.
 * @throws ContentError with every mistake of every file.
 */
export function readContent<T>(pattern: string, schema: Schema<T>, folder = CONTENT): T[] {
  const files = globSync(pattern, { cwd: folder }).sort();
  const mistakes: string[] = [];
  const values: T[] = [];
  if (files.length === 0) mistakes.push(`There is no file ${nameOf(join(folder, pattern))}.`);
  for (const file of files) {
    const result = check(join(folder, file), schema);
    if (result.ok) values.push(result.value);
    else mistakes.push(...result.mistakes);
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return values;
}

/** @param file below `content/`, or a whole path. @throws ContentError with every mistake of the file. */
export function readContentFile<T>(file: string, schema: Schema<T>): T {
  const result = check(resolve(CONTENT, file), schema);
  if (!result.ok) throw new ContentError(result.mistakes);
  return result.value;
}

function check<T>(path: string, schema: Schema<T>): { ok: true; value: T } | { ok: false; mistakes: string[] } {
  const text = textOf(path);
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const mistake = (line: number, sentence: string) => `${nameOf(path)}:${line}: ${sentence}`;
  // The first one explains the others.
  const [broken] = [...document.errors, ...document.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  if (broken) {
    const line = lineAt(broken.pos[0]);
    return { ok: false, mistakes: [mistake(line, syntaxSentence(broken, text.split('\n')[line - 1] ?? ''))] };
  }
  const content = contentOf(document);
  if (!content.ok) return { ok: false, mistakes: [mistake(1, content.sentence)] };
  const { data, error } = schema.safeParse(content.value, { error: sentenceFor });
  if (!error) return { ok: true, value: data as T };
  const mistakes = error.issues.map((issue) => {
    const at = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    const { offset, lines, known } = find(document.contents, at);
    return { line: lineAt(offset) + lines, sentence: [...known, issue.message].join(': ') };
  });
  return { ok: false, mistakes: mistakes.sort((one, other) => one.line - other.line).map(({ line, sentence }) => mistake(line, sentence)) };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new ContentError([`${nameOf(path)} cannot be read (${reason}).`]);
  }
}

/** Refuses aliases that grow without end, and a list or map that contains itself. */
function contentOf(document: Document.Parsed): { ok: true; value: unknown } | { ok: false; sentence: string } {
  try {
    const value: unknown = document.toJS();
    JSON.stringify(value);
    return { ok: true, value };
  } catch (error) {
    return { ok: false, sentence: `${(error as Error).message.split('\n')[0]}.` };
  }
}

function syntaxSentence({ code, message }: YAMLError, line: string): string {
  if (/^ *\t/u.test(line)) return 'It is indented with a tab: use spaces.';
  if (code === 'DUPLICATE_KEY') return 'This field is there twice.';
  return `${message}. Is it indented like its neighbors, is each bracket closed, and is a text with “: ” or “ #” in quotes?`;
}

function sentenceFor(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return 'There is no such field.';
  if (issue.input === undefined) return 'It is missing.';
  if (issue.input === null) return 'It is empty.';
  if (issue.code === 'invalid_value') return `“${String(issue.input)}” is none of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'invalid_type' && issue.expected === 'array') return 'A list is expected, such as [one, two].';
  if (issue.code === 'invalid_type' && issue.expected === 'string') return 'A text is expected: put it in quotes.';
  const found = z.locales.en().localeError(issue);
  return typeof found === 'string' ? found : found?.message;
}

/**
 * The place of a value, or of what is nearest to it if it is missing. In a block of text a number is a line.
 * @returns `lines` to add to the line of the offset; `known` is the path in words.
 */
function find(contents: unknown, path: readonly PropertyKey[]): { offset: number; lines: number; known: string[] } {
  let node = contents;
  let offset = isNode(contents) ? (contents.range?.[0] ?? 0) : 0;
  for (const [depth, key] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
      if (!pair) break;
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      if (isNode(node)) offset = node.range?.[0] ?? offset;
    } else {
      const isBlock = isScalar(node) && node.type === 'BLOCK_LITERAL';
      return { offset, lines: isBlock ? Number(key) + 1 : 0, known: words(path.slice(0, depth)) };
    }
    if (isAlias(node)) break;
  }
  return { offset, lines: 0, known: words(path) };
}

function words(path: readonly PropertyKey[]): string[] {
  return path.length === 0 ? [] : [path.map(String).join('.')];
}

function nameOf(path: string): string {
  const inside = relative(ROOT, path).replaceAll('\\', '/');
  return inside.startsWith('..') ? path : inside;
}
