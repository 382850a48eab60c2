/** Reads a JSON or YAML file with the fields of a `curatedStories` document (docs/publishing.md). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseDocument } from 'yaml';
import { Stop } from '../local/say.ts';

export interface StoryFile {
  /** The file's name without its extension, so that publishing it again updates the same story. */
  docId: string;
  fields: Record<string, unknown>;
}

/** Fields that publishing sets, which a file copied from a document may have. */
const SET_BY_PUBLISHING = new Set(['published', 'publishedAt', 'problems']);

/** @throws Stop if the file is missing, has another extension, or is broken; then with line and column. */
export function readStoryFile(path: string): StoryFile {
  const extension = extname(path).toLowerCase();
  if (!existsSync(path)) throw new Stop(`There is no file ${path}.`);
  if (!statSync(path).isFile()) throw new Stop(`${path} is a folder. Name the file with the story.`);
  if (!['.json', '.yaml', '.yml'].includes(extension)) throw new Stop(`${path} must be a .json or .yaml file.`);
  // Some editors start a file with a byte order mark.
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new Stop(`${path} is empty.`);
  const content = extension === '.json' ? parseJson(path, text) : parseYaml(path, text);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new Stop(`${path} must contain one story: its fields by name, beginning with “title”.`);
  }
  return storyFile(basename(path, extname(path)), content);
}

/** A story as a file would have it. */
export function storyFile(docId: string, content: object): StoryFile {
  return { docId, fields: Object.fromEntries(Object.entries(content).filter(([name]) => !SET_BY_PUBLISHING.has(name))) };
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    // V8 reports the place of most errors; the YAML parser, which reads JSON too, finds the others.
    const place = /\(line (\d+) column (\d+)\)/.exec(message)?.slice(1) ?? placeOf(parseDocument(text, { schema: 'json' }).errors[0]);
    throw invalid(path, 'JSON', place, message.replace(/ in JSON at position.*$/s, ''));
  }
}

function parseYaml(path: string, text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw invalid(path, 'YAML', placeOf(error), error.message.replace(/ at line \d+, column \d+:.*$/s, ''));
  try {
    const content: unknown = document.toJS();
    // Refuses a list or map that contains itself.
    JSON.stringify(content);
    return content;
  } catch (failure) {
    throw invalid(path, 'YAML', [], (failure as Error).message.split('\n')[0] ?? '');
  }
}

function placeOf(error: { linePos?: [{ line: number; col: number }, ...unknown[]] } | undefined): readonly (string | number)[] {
  const start = error?.linePos?.[0];
  return start ? [start.line, start.col] : [];
}

function invalid(path: string, format: string, [line, column]: readonly (string | number)[], reason: string): Stop {
  const place = line === undefined ? '' : ` at line ${line}, column ${column}`;
  return new Stop(`${path} is not valid ${format}${place}: ${reason}.`);
}
