import { describe, expect, it } from 'vitest';
import { measure, median, table } from './frame.ts';

describe('the benchmark frame', () => {
  it('takes the middle value', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('measures the sides in turns and compares their medians with the first', async () => {
    const order: string[] = [];
    const side = (name: string, value: number) => () => {
      order.push(name);
      return value;
    };
    const benchmark = { name: 'test', unit: 'ms', rounds: 3, sides: { ours: side('ours', 2), theirs: side('theirs', 5) } };
    const rows = await measure(benchmark);
    expect(order).toEqual(['ours', 'theirs', 'ours', 'theirs', 'ours', 'theirs']);
    expect(rows.map(({ ratio }) => ratio)).toEqual([1, 2.5]);
    expect(table(benchmark, rows)).toContain('theirs');
  });
});
