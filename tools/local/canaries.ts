/**
 * What families type and get must never stand in a log. Tests note the names, animals, addresses, titles and lines that they use, and after a
 * step the emulators' log is searched for each of them, and for whatever looks like an address or a token.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import type { StepResult } from './steps.ts';

export type CanaryKind = 'name' | 'animal' | 'e-mail' | 'title' | 'endpoint' | 'token' | 'story line';

interface Canary {
  kind: CanaryKind;
  text: string;
}

/** The environment's name for the file that tests note into. */
export const CANARIES_FILE = 'TUCKAWAY_CANARIES';

/** Shorter ones stand in any log by chance. */
const SHORTEST = 3;
/** What is longer than the longest title is no name but a try, and too much to look for. A token is looked for all the same. */
const LONGEST = 200;
/** Words that every log line is made of, which tests of hostile wishes try as names as well; and signs alone. */
const OF_LOGS = /^(?:true|false|null|undefined|setting|length|tone|model|prompt|[^\p{L}\p{N}]*)$/iu;
/** Whatever the tests noted. */
const ALWAYS: readonly (readonly [CanaryKind, RegExp])[] = [
  ['e-mail', /[\w.+-]+@[\w-]+\.\w/],
  ['token', /\beyJ[\w-]{8,}/],
];
/** Hosting tells every path it serves: our own pictures' names stand there, and say nothing of anybody. */
const OF_HOSTING = /^(?:\[hosting\]|i\s+hosting:)/;
/** The plot seeds are ours, and named after animals and things. */
const SEED = /"seed":"[^"]*"/g;

/** Notes something that must not be logged, where a run collects it. */
export function noteCanary(kind: CanaryKind, text: string): void {
  const file = process.env[CANARIES_FILE];
  const words = text.trim();
  if (file === undefined || words.length < SHORTEST || OF_LOGS.test(words) || (kind !== 'token' && words.length > LONGEST)) return;
  appendFileSync(file, `${JSON.stringify({ kind, text: words } satisfies Canary)}\n`);
}

/** Notes what a family is told: the title, and the first words of each paragraph. @param content HTML paragraphs */
export function noteStory({ title, content }: { title?: unknown; content?: unknown }): void {
  if (typeof title === 'string') noteCanary('title', title);
  if (typeof content !== 'string') return;
  for (const paragraph of content.split('</p>')) noteCanary('story line', paragraph.replace(/<[^>]*>/g, '').slice(0, 40));
}

/** @returns where something stands, by its kind and never by itself: `line 12: name`. */
export function canariesIn(log: string, noted: readonly Canary[]): string[] {
  const kinds = [...new Set(noted.map(({ kind }) => kind))].map(
    (kind) => [kind, anyOf(noted.filter((canary) => canary.kind === kind))] as const,
  );
  return log.split('\n').flatMap((line, index) => {
    const words = OF_HOSTING.test(line) ? '' : line.replace(SEED, '');
    const found = [...ALWAYS.filter(([, pattern]) => pattern.test(line)), ...kinds.filter(([, pattern]) => pattern.test(words))];
    return [...new Set(found.map(([kind]) => kind))].map((kind) => `line ${index + 1}: ${kind}`);
  });
}

/** Whole words, as the log may write them: in JSON too. */
function anyOf(canaries: readonly Canary[]): RegExp {
  const texts = new Set(canaries.flatMap(({ text }) => [text, JSON.stringify(text).slice(1, -1)]));
  const escaped = [...texts].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** A step of its own after the one whose log it searches: one test, and a line with its figures. */
export function searchLog(step: string, logFile: string, canariesFile: string, say: (text: string) => void): StepResult {
  const started = Date.now();
  const log = readFileSync(logFile, 'utf8');
  const noted = existsSync(canariesFile)
    ? readFileSync(canariesFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Canary)
    : [];
  const found = canariesIn(log, noted);
  const kinds = [...new Set(noted.map(({ kind }) => kind))].sort();
  const different = new Set(noted.map(({ text }) => text)).size;
  say(
    `logs after ${step}: ${log.split('\n').length} lines searched for ${different} canaries (${kinds.join(', ')}), ${found.length} found`,
  );
  for (const where of found.slice(0, 20)) say(`  ${where} in ${logFile}`);
  // Without a canary nothing was looked for.
  const fine = found.length === 0 && different > 0;
  return { name: `logs: ${step}`, seconds: (Date.now() - started) / 1000, passed: fine ? 1 : 0, failed: fine ? 0 : 1, skipped: 0 };
}
