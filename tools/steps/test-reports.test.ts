/** What the summary of `npm test` says about the reports of Vitest and Playwright. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('a report of Vitest', () => {
  const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages });

  it('gives its counts, and a line for each test that failed or needed its second try', () => {
    const report = {
      ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1 },
      testResults: [
        {
          name: join(ROOT, 'tests', 'a.test.ts'),
          message: '',
          assertionResults: [
            assertion('is fine', 'passed'),
            assertion('is late', 'passed', red('Error: late\n    at line 1')),
            assertion('is wrong', 'failed', 'Error: wrong'),
          ],
        },
      ],
    };
    expect(readVitestReport(report)).toEqual({
      ...{ passed: 2, failed: 1, skipped: 4 },
      troubles: [
        'passed only at its second try: tests/a.test.ts › is late: Error: late',
        'failed: tests/a.test.ts › is wrong: Error: wrong',
      ],
    });
  });

  it('names a file that fails outside its tests', () => {
    const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    const testResults = [{ name: join(ROOT, 'b.test.ts'), message: 'Cannot find c.ts\nat b', assertionResults: [] }];
    expect(readVitestReport({ ...counts, testResults }).troubles).toEqual(['failed: b.test.ts › outside its tests: Cannot find c.ts']);
  });
});

describe('a report of Playwright', () => {
  it('gives its counts, and a line for each test that failed or needed its second try, however deep', () => {
    const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
      ...{ file: 'a.test.ts', title },
      tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
    });
    const report = {
      stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        { specs: [spec('fine', 'expected', undefined), spec('wrong', 'unexpected', red('Error: no button\nCall log'))] },
        { suites: [{ specs: [spec('late', 'flaky', 'Timeout', undefined)] }] },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      ...{ passed: 5, failed: 1, skipped: 2 },
      troubles: ['failed: a.test.ts › wrong: Error: no button', 'passed only at its second try: a.test.ts › late: Timeout'],
    });
  });
});
