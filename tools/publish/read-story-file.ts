/** Reads a JSON or YAML file with the fields of a `curatedStories` document (docs/publishing.md). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import * as z from 'zod/mini';
import { ContentError, readContentFile } from '../../domain/reader/read-content.ts';
import { Stop } from '../local/say.ts';

export interface StoryFile {
  /** The file's name without its extension, so that publishing it again updates the same story. */
  docId: string;
  fields: Record<string, unknown>;
}

/** Fields that publishing sets, which a file copied from a document may have. */
const SET_BY_PUBLISHING = new Set(['published', 'publishedAt', 'problems']);

/** @throws Stop if the file is missing, has another extension, or is broken; then with the line. */
export function readStoryFile(path: string): StoryFile {
  const extension = extname(path).toLowerCase();
  if (!existsSync(path)) throw new Stop(`There is no file ${path}.`);
  if (!statSync(path).isFile()) throw new Stop(`${path} is a folder. Name the file with the story.`);
  if (!['.json', '.yaml', '.yml'].includes(extension)) throw new Stop(`${path} must be a .json or .yaml file.`);
  const content = extension === '.json' ? readJson(path) : readYaml(path);
  if (content === null) throw new Stop(`${path} is empty.`);
  if (typeof content !== 'object' || Array.isArray(content)) {
    throw new Stop(`${path} must contain one story: its fields by name, beginning with “title”.`);
  }
  return storyFile(basename(path, extname(path)), content);
}

/** A story as a file would have it. */
export function storyFile(docId: string, content: object): StoryFile {
  return { docId, fields: Object.fromEntries(Object.entries(content).filter(([name]) => !SET_BY_PUBLISHING.has(name))) };
}

function readJson(path: string): unknown {
  try {
    // Some editors start a file with a byte order mark.
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Stop(`${path} is not valid JSON: ${(error as Error).message}.`);
  }
}

function readYaml(path: string): unknown {
  try {
    return readContentFile(path, z.unknown());
  } catch (error) {
    throw error instanceof ContentError ? new Stop(error.message) : error;
  }
}
