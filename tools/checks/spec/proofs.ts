/** Which tests prove which line of the specification: a test names its lines at the end of its title, as in `[spec 5.2, 9.1]`. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import { parseLines, type SpecLine } from './lines.ts';

const TEST_FILES = '{domain,functions,web,tools,tests}/**/*.test.{ts,tsx}';
const TAG = /\[spec ([^\]]+)\]/g;
/** A text that ends with a tag, unless its test is skipped. Lint forbids skipped groups (`noSkippedTests`). */
const TITLE = /(?<!\b(?:skip|todo|fixme|skipIf|runIf)\b[^'"`]*)(['"`])((?:(?!\1).)*\[spec [^\]]+\])\1/g;

/** Lines that only say that something is not described: there is nothing to test. By id, with the line itself. */
export const UNTESTABLE: Record<string, string> = {
  '3.18': 'The progress data shape is not shown.',
  '7.11': 'Mutations: not shown.',
  '7.20': 'Server behaviour beyond the above: not shown.',
};

/** One test that names a line. */
export interface Proof {
  file: string;
  title: string;
}

export function readSpecification(): SpecLine[] {
  return parseLines(readFileSync(join(ROOT, 'docs', 'specification.md'), 'utf8'));
}

/** All tests of the repository by the lines they name. */
export async function readProofs(): Promise<Map<string, Proof[]>> {
  const proofs = new Map<string, Proof[]>();
  const exclude = (name: string): boolean => name.includes('node_modules');
  for await (const file of glob(TEST_FILES, { cwd: ROOT, exclude })) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const title of titlesIn(source)) {
      for (const id of linesIn(title)) proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
    }
  }
  return proofs;
}

/** The titles in a test file that name lines. */
export function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, , title = '']) => title);
}

/** The lines that a test's title names. */
export function linesIn(title: string): string[] {
  return [...title.matchAll(TAG)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/** Each line without a test or a mark, and each test or mark that names a line that does not exist. */
export function findProblems(
  lines: readonly SpecLine[],
  proofs: ReadonlyMap<string, readonly Proof[]>,
  untestable: Readonly<Record<string, string>> = UNTESTABLE,
): string[] {
  const texts = new Map(lines.map(({ id, text }) => [id, text]));
  return [
    ...lines.filter(({ id }) => !proofs.has(id) && untestable[id] === undefined).map(({ id, text }) => `${id}: no test names “${text}”.`),
    ...[...proofs]
      .filter(([id]) => !texts.has(id))
      .flatMap(([id, named]) => named.map(({ file }) => `${id}: ${file} names a missing line.`)),
    ...Object.entries(untestable).flatMap(([id, text]) => {
      if (texts.get(id) !== text) return [`${id}: the specification no longer reads “${text}”.`];
      return proofs.has(id) ? [`${id}: is marked as untestable and has a test.`] : [];
    }),
  ];
}
