/** Reads the JSON reports of Vitest and Playwright: counts, how long each file took, and a line for each test that failed. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../local/paths.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line for each test that failed, with its file, its title and the first line of the error. */
  readonly troubles?: readonly string[];
  /** What the page showed in each browser test that failed, as roles and names. */
  readonly pages?: readonly string[];
  readonly files?: readonly FileTime[];
}

interface FileTime {
  readonly file: string;
  /** From its first to its last test, or the sum of its tests if they ran beside those of other files. */
  readonly seconds: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: VitestFile[];
}

interface VitestFile {
  name: string;
  message: string;
  /** Milliseconds. */
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; failureMessages: string[] }[];
}

export function readVitestReport(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = report as VitestReport;
  const troubles = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    const lines = failed.map((test) => trouble(relative(ROOT, name), test.fullName, test.failureMessages[0]));
    return message ? [trouble(relative(ROOT, name), 'outside its tests', message), ...lines] : lines;
  });
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    troubles,
    files: testResults.map(({ name, startTime, endTime }) => ({ file: relative(ROOT, name), seconds: (endTime - startTime) / 1000 })),
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  file: string;
  title: string;
  /** Durations in milliseconds. */
  tests: { status: string; results: PlaywrightResult[] }[];
}

interface PlaywrightResult {
  duration: number;
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites?: PlaywrightSuite[];
}

export function readPlaywrightReport(report: unknown): Counts {
  const { stats, suites = [] } = report as PlaywrightReport;
  const specs = suites.flatMap(specsIn);
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const own = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + own);
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    troubles: specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => trouble(file, title, results.find(({ error }) => error)?.error?.message)),
    ),
    pages: specs.flatMap(({ title, tests }) => tests.flatMap(({ results }) => results.flatMap(pageOf).map((page) => `${title}\n${page}`))),
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  };
}

function specsIn({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** The heading of what the page showed, in the Markdown file with which Playwright describes a failed test. */
const SNAPSHOT = 'Page snapshot';

function pageOf({ attachments = [] }: PlaywrightResult): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (file === undefined) return [];
  const section = readFileSync(file, 'utf8')
    .split(/^# /m)
    .find((text) => text.startsWith(SNAPSHOT));
  return section === undefined ? [] : [section.slice(SNAPSHOT.length).trim()];
}

function trouble(file: string, title: string, message = ''): string {
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  return `failed: ${file} › ${title}: ${reason}`;
}
