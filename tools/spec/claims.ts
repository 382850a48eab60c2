/** What is said to prove each line of the specification: claims.yaml, read and held against the tests that are there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../local/paths.ts';
import { parseLines, type SpecLine } from './lines.ts';
import { titlesOf } from './titles.ts';

/** What work that is still to come will prove: `screens` is a gap that nobody has planned for. */
export const OPEN_MARKS = ['push', 'screens'] as const;
export type OpenMark = (typeof OPEN_MARKS)[number];

export interface Claim {
  /** How the line begins, so that a claim never slides to another line when the specification changes. */
  line: string;
  /** By test file, from the root: titles of tests, or a part of one that no other in the file has. */
  tests?: Record<string, string[]>;
  open?: OpenMark;
  /** What an open line still misses. */
  missing?: string;
  /** Why a line states nothing that a test could find wrong. */
  prose?: string;
}

export type Claims = Record<string, Claim>;
/** The titles of a test file's tests, or null where there is no such file. */
export type TitlesOf = (file: string) => readonly string[] | null;

export function readSpecification(): SpecLine[] {
  return parseLines(readFileSync(join(ROOT, 'docs', 'specification.md'), 'utf8'));
}

export function readClaims(): Claims {
  return parse(readFileSync(join(ROOT, 'tools', 'spec', 'claims.yaml'), 'utf8')) as Claims;
}

const known = new Map<string, readonly string[] | null>();

/** {@link TitlesOf} the repository's own test files. */
export function titlesInRepository(file: string): readonly string[] | null {
  const path = join(ROOT, file);
  if (!known.has(file)) known.set(file, existsSync(path) ? titlesOf(readFileSync(path, 'utf8'), file) : null);
  return known.get(file) ?? null;
}

/** Everything that is wrong with the claims, in sentences; nothing where each line is accounted for. */
export function problemsOf(lines: readonly SpecLine[], claims: Claims, titles: TitlesOf): string[] {
  const ids = new Set(lines.map(({ id }) => id));
  const unknown = Object.keys(claims).filter((id) => !ids.has(id));
  return [
    ...unknown.map((id) => `${id}: the specification has no such line.`),
    ...lines.flatMap(({ id, text }) => {
      const claim = claims[id];
      if (claim === undefined) return [`${id}: nothing is claimed for “${text}”.`];
      return claimProblems(claim, text, titles).map((problem) => `${id}: ${problem}`);
    }),
  ];
}

function claimProblems(claim: Claim, text: string, titles: TitlesOf): string[] {
  const { line, tests = {}, open, missing, prose } = claim;
  const proofs = Object.entries(tests);
  const problems: string[] = [];
  if (typeof line !== 'string' || line === '' || !text.startsWith(line)) problems.push(`is claimed as “${line}”, and reads “${text}”.`);
  if (open !== undefined && !OPEN_MARKS.includes(open)) problems.push(`“${open}” is no open work.`);
  if (open !== undefined && !missing) problems.push('is open, and does not say what is missing.');
  if (proofs.length === 0 && open === undefined && !prose) problems.push('has neither a test nor a mark.');
  if (prose && (proofs.length > 0 || open !== undefined)) problems.push('is prose, and yet has something to prove.');
  for (const [file, wanted] of proofs) problems.push(...fileProblems(file, wanted, titles(file)));
  return problems;
}

function fileProblems(file: string, wanted: unknown, there: readonly string[] | null): string[] {
  if (there === null) return [`there is no ${file}.`];
  if (!Array.isArray(wanted) || wanted.length === 0) return [`names no test of ${file}.`];
  return wanted.flatMap((title: string) => {
    if (there.includes(title)) return [];
    const matches = there.filter((other) => other.includes(title));
    if (matches.length === 1) return [];
    return [matches.length === 0 ? `${file} has no test “${title}”.` : `“${title}” fits ${matches.length} tests of ${file}.`];
  });
}
