import { describe, expect, it } from 'vitest';
import { measure, table } from './frame.ts';

describe('the benchmark frame', () => {
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

  it('runs the end also when a side fails', async () => {
    const steps: string[] = [];
    const step = (name: string) => async () => void steps.push(name);
    const failing = () => Promise.reject(new Error('no'));
    const run = measure({ name: 'test', unit: 'ms', rounds: 1, sides: { failing }, begin: step('begin'), end: step('end') });
    await expect(run).rejects.toThrow('no');
    expect(steps).toEqual(['begin', 'end']);
  });
});
