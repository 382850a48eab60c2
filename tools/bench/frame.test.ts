import { describe, expect, it } from 'vitest';
import { measure, median, table } from './frame.ts';

describe('the benchmark frame', () => {
  it('takes the middle value', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('lets the sides take turns and compares their medians with the first', async () => {
    const order: string[] = [];
    const side = (name: string, value: number) => () => {
      order.push(name);
      return value;
    };
    const benchmark = { name: 'test', unit: 'ms', rounds: 3, sides: { ours: side('ours', 2), theirs: side('theirs', 5) } };
    const rows = await measure(benchmark);
    expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
    expect(rows.map(({ median: middle }) => middle)).toEqual([2, 5]);
    expect(table(benchmark, rows)).toContain('× 2.50');
  });

  it('keeps several figures of a side apart and shows no ratio to zero', async () => {
    const benchmark = {
      name: 'test',
      unit: 'by figure',
      rounds: 2,
      sides: { ours: () => ({ repairs: 0, words: 200 }), theirs: () => ({ repairs: 3, words: 100 }) },
    };
    const rows = await measure(benchmark);
    expect(rows.map(({ figure, side, median: middle }) => [figure, side, middle])).toEqual([
      ['repairs', 'ours', 0],
      ['repairs', 'theirs', 3],
      ['words', 'ours', 200],
      ['words', 'theirs', 100],
    ]);
    expect(table(benchmark, rows).split('\n')).toEqual([
      'test, by figure, median of 2',
      ' repairs',
      expect.stringMatching(/^ {2}ours .*\)$/u),
      expect.stringMatching(/^ {2}theirs .*\)$/u),
      ' words',
      expect.stringMatching(/× 1\.00$/u),
      expect.stringMatching(/× 0\.50$/u),
    ]);
  });

  it('runs the end also when a side fails', async () => {
    const steps: string[] = [];
    const step = (name: string) => async () => void steps.push(name);
    const failing = () => Promise.reject(new Error('no'));
    const run = measure({ name: 'test', unit: 'ms', rounds: 1, sides: { failing }, begin: step('begin'), end: step('end') });
    await expect(run).rejects.toThrow('no');
    expect(steps).toEqual(['begin', 'end']);
  });
});
