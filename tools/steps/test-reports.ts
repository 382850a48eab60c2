/** Reads the JSON reports of Vitest and Playwright: counts, and a line for each test that failed or needed its second try. */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../local/paths.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** A line each: tests that failed, and tests that CI ran a second time, with file, title and the first line of the error. */
  readonly troubles?: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults?: { name: string; message: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

export function readVitestReport(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = report as VitestReport;
  const troubles = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0);
    const lines = tests.map((test) => trouble(test.status === 'passed', relative(ROOT, name), test.fullName, test.failureMessages[0]));
    return message ? [trouble(false, relative(ROOT, name), 'outside its tests', message), ...lines] : lines;
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, troubles };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: PlaywrightSuite[];
}

export function readPlaywrightReport(report: unknown): Counts {
  const { stats, suites = [] } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    troubles: suites.flatMap(playwrightTroubles),
  };
}

function playwrightTroubles({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => trouble(status === 'flaky', file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(playwrightTroubles)];
}

function trouble(passed: boolean, file: string, title: string, message = ''): string {
  const [reason = ''] = stripVTControlCharacters(message).split('\n');
  return `${passed ? 'passed only at its second try' : 'failed'}: ${file} › ${title}: ${reason}`;
}
