/** How the steps of `npm test` run and are counted. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { missedStep, runSteps, type Step, summarize } from './steps.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tuckaway-test-'));

describe('steps', () => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(String(text));
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());
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
    expect(await runSteps([step])).toMatchObject([{ passed, failed, skipped }]);
  });

  it('leave no temporary files', async () => {
    const log = join(folder(), 'log');
    const code = `const {mkdtempSync,writeFileSync}=require('fs');writeFileSync('${log}',mkdtempSync(require('os').tmpdir()+'/left-'))`;
    expect(await runSteps([script(code)])).toMatchObject([{ passed: 1 }]);
    expect(existsSync(readFileSync(log, 'utf8'))).toBe(false);
  });

  it('that hang are ended with their child processes and fail', async () => {
    const code = `require('child_process').spawn(process.execPath,['-e','for(;;);'],{stdio:'inherit'})`;
    // Its output closes only when its child process has ended too.
    expect(await runSteps([{ ...script(code), minutes: 1 / 30 }])).toMatchObject([{ passed: 0, failed: 1 }]);
    expect(lines.join('')).toContain('step has not ended within');
  });

  it('run two at a time, print a row each, and their output only if they fail', async () => {
    // The first ends after the second, which proves that they run at the same time.
    const sign = JSON.stringify(join(folder(), 'second-was-here'));
    const steps = [
      {
        ...script(`const {existsSync}=require('fs');(function look(){existsSync(${sign})?console.log('one'):setTimeout(look,5)})()`),
        name: 'first',
      },
      { ...script(`console.log('two');require('fs').writeFileSync(${sign},'');process.exit(3)`), name: 'second' },
      { ...script(`console.log('three')`), name: 'third' },
    ];
    const results = await runSteps(steps);
    expect(new Map(results.map(({ name, failed }) => [name, failed]))).toEqual(
      new Map([
        ['first', 0],
        ['second', 1],
        ['third', 0],
      ]),
    );
    const text = lines.join('');
    expect(text).toContain('\n── second\ntwo\nsecond ');
    expect(text).not.toMatch(/one|three/);
    for (const name of ['first', 'second', 'third'])
      expect(text).toMatch(new RegExp(`^${name} +\\d passed +\\d failed +0 skipped +\\d+ s$`, 'm'));
  });

  it('wait until they are ready, and all fail when a step of this process fails', async () => {
    const { promise: ready, resolve } = Promise.withResolvers<void>();
    const waiting = { ...script('process.exit(0)'), name: 'waiting', ready };
    const here = { name: 'here', run: async () => void resolve() };
    expect(await runSteps([waiting, here])).toMatchObject([
      { name: 'here', passed: 1 },
      { name: 'waiting', passed: 1 },
    ]);
    await expect(runSteps([{ name: 'here', run: () => Promise.reject(new Error('No.')) }])).rejects.toThrow('No.');
  });

  it('of a chain run one after the other beside the others', async () => {
    const order: string[] = [];
    const { promise: halfway, resolve } = Promise.withResolvers<void>();
    const step = (name: string, act: () => unknown) => ({
      name,
      run: async () => {
        await act();
        order.push(name);
        return undefined;
      },
    });
    // The second of the chain begins only if the step beside it could run meanwhile.
    await runSteps([step('beside', resolve)], [step('first', () => halfway), step('second', () => undefined)]);
    expect(order.filter((name) => name !== 'beside')).toEqual(['first', 'second']);
    expect(order).toContain('beside');
  });

  it('end with their slowest files, their failures, their sum and an exit code', () => {
    const good = { name: 'a', seconds: 1, passed: 3, failed: 0, skipped: 1 };
    expect(summarize([good, { ...good, passed: 4, skipped: 0 }])).toBe(0);
    expect(lines.at(-1)).toBe('7 passed, 0 failed, 1 skipped\n');
    expect(summarize([good, { ...good, failed: 1, troubles: ['failed: x.test.ts › y: No.'] }])).toBe(1);
    expect(lines.at(-2)).toBe('a: failed: x.test.ts › y: No.\n');
    expect(summarize([good, missedStep('firefox', 'Firefox')])).toBe(0);
    expect(lines.slice(-2)).toEqual(['firefox: not run, because this machine lacks Firefox\n', '3 passed, 0 failed, 2 skipped\n']);
    expect(summarize([])).toBe(1);
    lines.length = 0;
    const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, seconds: index }));
    summarize([{ ...good, files }]);
    expect(lines.filter((line) => line.includes('.test.ts'))).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `${`${index}.0`.padStart(6)} s  ${index}.test.ts\n`),
    );
  });
});
