/** What the summary of `npm test` says about the reports of Vitest and Playwright. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../local/paths.ts';
import { readPlaywrightReport, readVitestReport } from './test-reports.ts';

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

describe('a report of Vitest', () => {
  it('gives its counts, the time of each file, and a line for each test that failed', () => {
    const assertionResults = [
      { fullName: 'is fine', failureMessages: [] },
      { fullName: 'is wrong', failureMessages: [red('Error: wrong\n    at line 1')] },
    ];
    const report = {
      ...{ numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1 },
      testResults: [{ name: join(ROOT, 'tests', 'a.test.ts'), message: '', startTime: 1000, endTime: 3500, assertionResults }],
    };
    expect(readVitestReport(report)).toEqual({
      ...{ passed: 2, failed: 1, skipped: 4 },
      troubles: ['failed: tests/a.test.ts › is wrong: Error: wrong'],
      files: [{ file: 'tests/a.test.ts', seconds: 2.5 }],
    });
  });

  it('names a file that fails outside its tests', () => {
    const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    const testResults = [
      { name: join(ROOT, 'b.test.ts'), message: 'Cannot find c.ts\nat b', startTime: 0, endTime: 0, assertionResults: [] },
    ];
    expect(readVitestReport({ ...counts, testResults }).troubles).toEqual(['failed: b.test.ts › outside its tests: Cannot find c.ts']);
  });
});

describe('a report of Playwright', () => {
  it('gives its counts, the time of each file, and a line for each test that failed, however deep', () => {
    const spec = (title: string, status: string, message?: string) => ({
      ...{ file: 'a.test.ts', title },
      tests: [{ status, results: [{ duration: 1500, ...(message ? { error: { message } } : {}) }] }],
    });
    const report = {
      stats: { expected: 4, unexpected: 2, skipped: 2 },
      suites: [
        { specs: [spec('fine', 'expected'), spec('wrong', 'unexpected', red('Error: no button\nCall log'))] },
        { suites: [{ specs: [spec('late', 'unexpected', 'Timeout')] }] },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      ...{ passed: 4, failed: 2, skipped: 2 },
      troubles: ['failed: a.test.ts › wrong: Error: no button', 'failed: a.test.ts › late: Timeout'],
      pages: [],
      files: [{ file: 'a.test.ts', seconds: 4.5 }],
    });
  });

  it('tells what the page of a failed test showed', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'report-')), 'error-context.md');
    const page = '```yaml\n- heading "Who is it for?"\n- button "Next"\n```';
    writeFileSync(path, `# Test info\n\n- Name: wrong\n\n# Page snapshot\n\n${page}\n\n# Test source\n\n\`\`\`ts\n\`\`\`\n`);
    const tests = [{ status: 'unexpected', results: [{ duration: 1500, attachments: [{ name: 'error-context', path }] }] }];
    const report = {
      stats: { expected: 0, unexpected: 1, skipped: 0 },
      suites: [{ specs: [{ file: 'a.test.ts', title: 'wrong', tests }] }],
    };
    expect(readPlaywrightReport(report).pages).toEqual([`wrong\n${page}`]);
    writeFileSync(path, `# Page snapshot\n\n${page}`);
    expect(readPlaywrightReport(report).pages).toEqual([`wrong\n${page}`]);
  });
});
