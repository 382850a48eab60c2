import { describe, expect, it } from 'vitest';
import type { Row } from './frame.ts';
import { goalTable, interactionToNextPaint, judge } from './goals.ts';

function row(figure: string, side: string, median: number): Row {
  return { figure, side, median, least: median, most: median, ratio: 1, values: [median] };
}

const ROWS = [row('LCP', 'ours', 1200), row('LCP', 'control', 1000), row('LCP', 'obvious', 6000), row('LCP again', 'ours', 900)];

describe('a goal', () => {
  it('is a limit of its own', () => {
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1200 }], ROWS)).toMatchObject([{ value: 1200, met: true }]);
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1199 }], ROWS)).toMatchObject([{ met: false }]);
    expect(judge([{ figure: 'LCP', side: 'ours', atLeast: 1201 }], ROWS)).toMatchObject([{ met: false }]);
  });

  it('or a multiple of another side, or of another figure', () => {
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1.3, times: { side: 'control' } }], ROWS)).toMatchObject([
      { value: 1.2, met: true },
    ]);
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 0.35, times: { side: 'obvious' } }], ROWS)).toMatchObject([
      { value: 0.2, met: true },
    ]);
    expect(judge([{ figure: 'LCP again', side: 'ours', atMost: 0.6, times: { figure: 'LCP' } }], ROWS)).toMatchObject([
      { value: 0.75, met: false },
    ]);
  });

  it('is not met by what was not measured', () => {
    expect(judge([{ figure: 'TBT', side: 'ours', atMost: 50 }], ROWS)).toMatchObject([{ met: false }]);
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1, times: { side: 'nobody' } }], ROWS)).toMatchObject([{ met: false }]);
    expect(judge([{ figure: 'CLS', side: 'ours', atMost: 0 }], [row('CLS', 'ours', Number.NaN)])).toMatchObject([{ met: false }]);
  });
});

describe('the table', () => {
  it('says figure, goal, spread, both comparisons and the outcome, and counts', () => {
    const judged = judge(
      [
        { figure: 'LCP', side: 'ours', atMost: 1.3, times: { side: 'control' }, unit: 'ms' },
        { figure: 'LCP', side: 'ours', atMost: 1000, unit: 'ms' },
        { figure: 'TBT', side: 'ours', atMost: 50, unit: 'ms' },
      ],
      ROWS,
    );
    expect(goalTable([{ name: 'First load', judged }]).split('\n')).toEqual([
      'First load',
      '  met      LCP  at most 1.30 × control  1200 ms = × 1.20  (1200 to 1200)  control 1000, × 1.20; obvious 6000, × 0.20',
      '  NOT MET  LCP  at most 1000 ms         1200 ms           (1200 to 1200)  control 1000, × 1.20; obvious 6000, × 0.20',
      '  NOT MET  TBT  at most 50 ms           not measured',
      '1 of 3 goals met',
    ]);
  });
});

describe('interaction to next paint', () => {
  it('is the slowest of few, and leaves one out for every fifty', () => {
    expect(interactionToNextPaint([16, 200, 24])).toBe(200);
    expect(interactionToNextPaint([...Array<number>(58).fill(16), 900, 40])).toBe(40);
    expect(interactionToNextPaint([])).toBeNaN();
  });
});
