import { describe, expect, it } from 'vitest';
import { goalList, judge } from './goals.ts';

const row = (figure: string, side: string, median: number) => ({ figure, side, median, values: [median] });
const ROWS = [row('LCP', 'ours', 1200), row('LCP', 'control', 1000), row('', 'ours', 3)];

describe('a goal', () => {
  it('limits a figure', () => {
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1200 }], ROWS)).toMatchObject([{ value: 1200, met: true }]);
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1199 }], ROWS)).toMatchObject([{ met: false }]);
    expect(judge([{ figure: 'LCP', side: 'ours', atLeast: 1201 }], ROWS)).toMatchObject([{ met: false }]);
    expect(judge([{ side: 'ours', atMost: 3 }], ROWS)).toMatchObject([{ met: true }]);
  });

  it('can be a multiple of another side', () => {
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1.3, times: 'control' }], ROWS)).toMatchObject([{ value: 1.2, met: true }]);
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1.1, times: 'control' }], ROWS)).toMatchObject([{ met: false }]);
  });

  it('is not met where nothing was measured', () => {
    expect(judge([{ figure: 'TBT', side: 'ours', atMost: 50 }], ROWS)).toMatchObject([{ met: false }]);
    expect(judge([{ figure: 'LCP', side: 'ours', atMost: 1, times: 'missing' }], ROWS)).toMatchObject([{ met: false }]);
    expect(judge([{ figure: 'CLS', side: 'ours', atMost: 0 }], [row('CLS', 'ours', Number.NaN)])).toMatchObject([{ met: false }]);
  });
});

it('lists each goal with its limit, its value and the result, and counts those met', () => {
  const goals = [
    { figure: 'LCP', side: 'ours', atMost: 1.3, times: 'control' },
    { figure: 'LCP', side: 'ours', atMost: 1000 },
    { figure: 'TBT', side: 'ours', atMost: 50 },
  ];
  const benchmarks = [
    { name: 'First load', judged: judge(goals, ROWS) },
    { name: 'Without goals', judged: [] },
  ];
  expect(goalList(benchmarks).split('\n')).toEqual([
    'First load',
    '  met      LCP, ours: at most 1.3 × control: 1.2',
    '  NOT MET  LCP, ours: at most 1000: 1200',
    '  NOT MET  TBT, ours: at most 50: not measured',
    '1 of 3 goals met',
  ]);
});
