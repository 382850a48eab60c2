/** How the steps of `npm test` run and are counted. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { missedStep, runInPairs, runStep, type Step, summarize } from './steps.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tuckaway-test-'));

describe('steps', () => {
  const quiet = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const script = (code: string, readCounts?: Step['readCounts']): Step => ({
    name: 'step',
    command: ['-e', code],
    environment: { REPORT_FILE: '{report}' },
    ...(readCounts ? { readCounts } : {}),
  });
  const write = (json: string, exit: number) => `require('fs').writeFileSync(process.env.REPORT_FILE, '${json}');process.exit(${exit})`;
  const read = (report: unknown) => report as { passed: number; failed: number; skipped: number };

  it.each([
    ['a program that succeeds counts as one passed test', script('process.exit(0)'), [1, 0, 0]],
    ['a program that fails counts as one failed test', script('process.exit(3)'), [0, 1, 0]],
    ['counts come from the report', script(write('{"passed":5,"failed":2,"skipped":1}', 1), read), [5, 2, 1]],
    [
      'a program that fails outside its tests counts as one failed test',
      script(write('{"passed":5,"failed":0,"skipped":0}', 1), read),
      [5, 1, 0],
    ],
    ['a program that ran no test fails', script(write('{"passed":0,"failed":0,"skipped":0}', 0), read), [0, 1, 0]],
    ['a program without a report fails', script('process.exit(0)', read), [0, 1, 0]],
  ])('%s', async (_sentence, step, [passed, failed, skipped]) => {
    const silence = quiet();
    expect(await runStep(step)).toMatchObject({ passed, failed, skipped });
    silence.mockRestore();
  });

  it('leave no temporary files', async () => {
    const silence = quiet();
    const log = join(folder(), 'log');
    const code = `const {mkdtempSync,writeFileSync}=require('fs');writeFileSync('${log}',mkdtempSync(require('os').tmpdir()+'/left-'))`;
    expect(await runStep(script(code))).toMatchObject({ passed: 1 });
    expect(existsSync(readFileSync(log, 'utf8'))).toBe(false);
    silence.mockRestore();
  });

  it('that hang are ended with their child processes and fail', async () => {
    const silence = quiet();
    const code = `require('child_process').spawn(process.execPath,['-e','for(;;);'],{stdio:'inherit'})`;
    // Its output closes only when its child process has ended too.
    expect(await runInPairs([{ ...script(code), minutes: 1 / 30 }])).toMatchObject([{ passed: 0, failed: 1 }]);
    expect(silence.mock.calls.join('')).toContain('step has not ended within');
    silence.mockRestore();
  });

  it('in pairs print their output in order', async () => {
    const lines: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    // The first ends after the second, which proves that they run at the same time.
    const sign = JSON.stringify(join(folder(), 'second-was-here'));
    const steps = [
      {
        ...script(`const {existsSync}=require('fs');(function look(){existsSync(${sign})?console.log('one'):setTimeout(look,5)})()`),
        name: 'first',
      },
      { ...script(`require('fs').writeFileSync(${sign},'');console.log('two');process.exit(3)`), name: 'second' },
      { ...script(`console.log('three')`), name: 'third' },
    ];
    const results = await runInPairs(steps);
    spy.mockRestore();
    expect(results.map(({ name, failed }) => [name, failed])).toEqual([
      ['first', 0],
      ['second', 1],
      ['third', 0],
    ]);
    expect(lines.join('')).toBe('\n── first\none\n\n── second\ntwo\n\n── third\nthree\n');
  });

  it('in pairs wait until they are ready, and all fail when a step of this process fails', async () => {
    const silence = quiet();
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const waiting = { ...script('process.exit(0)'), name: 'waiting', ready };
    const results = await runInPairs([waiting, { name: 'here', run: async () => resolve() }]);
    expect(results).toMatchObject([
      { name: 'waiting', passed: 1 },
      { name: 'here', passed: 1 },
    ]);
    await expect(runInPairs([{ name: 'here', run: () => Promise.reject(new Error('No.')) }])).rejects.toThrow('No.');
    silence.mockRestore();
  });

  it('end with their sum and an exit code', () => {
    const lines: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
    const good = { name: 'a', seconds: 1, passed: 3, failed: 0, skipped: 1 };
    expect(summarize([good, { ...good, passed: 4, skipped: 0 }])).toBe(0);
    expect(lines.at(-1)).toBe('7 passed, 0 failed, 1 skipped\n');
    expect(summarize([good, { ...good, failed: 1, troubles: ['failed: x.test.ts › y: No.'] }])).toBe(1);
    expect(lines.at(-2)).toBe('a: failed: x.test.ts › y: No.\n');
    expect(summarize([good, missedStep('firefox', 'Firefox')])).toBe(0);
    expect(lines.slice(-2)).toEqual(['firefox: not run, because this machine lacks Firefox\n', '3 passed, 0 failed, 2 skipped\n']);
    expect(summarize([])).toBe(1);
    spy.mockRestore();
  });
});
