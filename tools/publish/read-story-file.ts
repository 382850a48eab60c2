/** Reads a story as somebody typed it: a JSON or YAML file with the fields of `curatedStories` (docs/publishing.md). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseDocument } from 'yaml';
import { Stop } from '../local/say.ts';

export interface StoryFile {
  /** The file's name without its ending, so that publishing it again renews the same story. */
  docId: string;
  fields: Record<string, unknown>;
}

/** What publishing itself writes or the command sets; a file that was copied from a document may carry it. */
const NOT_TYPED = new Set(['published', 'publishedAt', 'problems']);

/** @throws Stop where there is no such file, its ending is none of ours, or it is broken: then with the line and column. */
export function readStoryFile(path: string): StoryFile {
  const ending = extname(path).toLowerCase();
  if (!existsSync(path)) throw new Stop(`There is no file ${path}.`);
  if (!statSync(path).isFile()) throw new Stop(`${path} is a folder. Name the file with the story.`);
  if (!['.json', '.yaml', '.yml'].includes(ending)) throw new Stop(`${path} has to be a .json or .yaml file.`);
  // Some editors begin a file with a mark of its encoding.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new Stop(`${path} is empty.`);
  const content = ending === '.json' ? parseJson(path, text) : parseYaml(path, text);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Stop(`${path} has to hold one story: its fields by name, beginning with “title”.`);
  }
  const fields = Object.fromEntries(Object.entries(content).filter(([name]) => !NOT_TYPED.has(name)));
  return { docId: basename(path, extname(path)), fields };
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    // V8 counts lines for most mistakes; for the others the stricter of YAML's readers, which knows JSON too, does.
    const place = /\(line (\d+) column (\d+)\)/.exec(message)?.slice(1) ?? placeOf(parseDocument(text, { schema: 'json' }).errors[0]);
    throw broken(path, 'JSON', place, message.replace(/ in JSON at position.*$/s, ''));
  }
}

function parseYaml(path: string, text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw broken(path, 'YAML', placeOf(error), error.message.replace(/ at line \d+, column \d+:.*$/s, ''));
  return document.toJS();
}

function placeOf(error: { linePos?: [{ line: number; col: number }, ...unknown[]] } | undefined): readonly (string | number)[] {
  const start = error?.linePos?.[0];
  return start ? [start.line, start.col] : [];
}

function broken(path: string, kind: string, [line, column]: readonly (string | number)[], why: string): Stop {
  const where = line === undefined ? '' : ` at line ${line}, column ${column}`;
  return new Stop(`${path} is not whole ${kind}${where}: ${why}.`);
}
