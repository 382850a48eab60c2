/**
 * Logs must not contain what users enter or receive. Tests record the names, animals, e-mail addresses, titles and lines that they use; after
 * a step the emulators' log is searched for them, and for everything that looks like an e-mail address or a token.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import type { Counts } from '../../tools/test/test-reports.ts';

export type CanaryKind = 'name' | 'animal' | 'e-mail' | 'title' | 'endpoint' | 'token' | 'story line';

interface Canary {
  kind: CanaryKind;
  text: string;
}

/** Environment variable with the path of the file that tests record canaries in. */
export const CANARIES_FILE = 'TUCKAWAY_CANARIES';

/** Characters; shorter texts occur in any log by chance. */
const MIN_LENGTH = 3;
/** Characters, the limit of a title; longer texts are test inputs that are rejected. Tokens may be longer. */
const MAX_LENGTH = 200;
/** Words that logs contain anyway and that tests of hostile input also use as names, and texts without letters or digits. */
const LOG_WORDS = /^(?:true|false|null|undefined|setting|length|tone|model|prompt|img|script|[^\p{L}\p{N}]*)$/iu;
/** Searched for in addition to the recorded canaries. */
const PATTERNS: readonly (readonly [CanaryKind, RegExp])[] = [
  ['e-mail', /[\w.+-]+@[\w-]+\.\w/],
  ['token', /\beyJ[\w-]{8,}/],
];
/** Hosting logs every path it serves, and our pictures are named after animals. */
const HOSTING_LINE = /^(?:\[hosting\]|i\s+hosting:)/;
/** The Auth emulator prints the emails that it would send. */
const EMAIL_LINE = /^i\s+To .+, follow this link: http/;
/** Plot seeds are part of the product and named after animals and things. */
const SEED = /"seed":"[^"]*"/g;

/** Records a text that must not be logged; does nothing outside of `npm test`. */
export function noteCanary(kind: CanaryKind, text: string): void {
  const file = process.env[CANARIES_FILE];
  const words = text.trim();
  if (file === undefined || words.length < MIN_LENGTH || LOG_WORDS.test(words) || (kind !== 'token' && words.length > MAX_LENGTH)) return;
  appendFileSync(file, `${JSON.stringify({ kind, text: words } satisfies Canary)}\n`);
}

/** Records a story's title and the first words of each paragraph. @param content HTML paragraphs */
export function noteStory({ title, content }: { title?: unknown; content?: unknown }): void {
  if (typeof title === 'string') noteCanary('title', title);
  if (typeof content !== 'string') return;
  for (const paragraph of content.split('</p>')) noteCanary('story line', paragraph.replace(/<[^>]*>/g, '').slice(0, 40));
}

/** @returns places and kinds without the text itself: `line 12: name`. */
export function canariesIn(log: string, noted: readonly Canary[]): string[] {
  const kinds = [...new Set(noted.map(({ kind }) => kind))].map(
    (kind) => [kind, anyOf(noted.filter((canary) => canary.kind === kind))] as const,
  );
  return log.split('\n').flatMap((line, index) => {
    if (EMAIL_LINE.test(line)) return [];
    const words = HOSTING_LINE.test(line) ? '' : line.replace(SEED, '');
    const found = [...PATTERNS.filter(([, pattern]) => pattern.test(line)), ...kinds.filter(([, pattern]) => pattern.test(words))];
    return [...new Set(found.map(([kind]) => kind))].map((kind) => `line ${index + 1}: ${kind}`);
  });
}

/** Matches whole words, also as JSON escapes them. */
function anyOf(canaries: readonly Canary[]): RegExp {
  const texts = new Set(canaries.flatMap(({ text }) => [text, JSON.stringify(text).slice(1, -1)]));
  const escaped = [...texts].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Finds that are listed at most. */
const MAX_LISTED = 20;

/** Searches a log for what the tests noted. It counts as one test. */
export function searchLog(logFile: string, canariesFile: string): Counts {
  const noted = existsSync(canariesFile)
    ? readFileSync(canariesFile, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Canary)
    : [];
  // Without canaries the search proves nothing.
  if (noted.length === 0) return { passed: 0, failed: 1, skipped: 0, troubles: ['the tests noted nothing to search for'] };
  const found = canariesIn(readFileSync(logFile, 'utf8'), noted);
  const troubles = found.slice(0, MAX_LISTED).map((where) => `${where} in ${logFile}`);
  return found.length === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0, troubles };
}
