/** All arcs, from data/arcs. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Arc, readArc } from './arc.ts';

const FOLDER = new URL('../data/arcs/', import.meta.url);

/** @throws Error that names the file. */
export function readArcFile(file: URL): Arc {
  try {
    return readArc(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file.pathname}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function readArcs(folder: URL): Arc[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return files.sort().map((name) => readArcFile(new URL(name, folder)));
}

export const ARCS: readonly Arc[] = readArcs(FOLDER);
