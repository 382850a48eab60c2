import { describe, expect, it } from 'vitest';
import { boundsOf } from '../paper/bounds.ts';
import { alongStrand, ropeBetween, streamInto } from './between.ts';

const [A, B] = [
  { x: -100, y: -120 },
  { x: 140, y: -80 },
];

describe('a strand', () => {
  it('is straight if it is taut, and hangs down if it is slack', () => {
    expect(alongStrand(A, B, 0, 0.5)).toEqual({ x: 20, y: -100 });
    expect(alongStrand(A, B, 0.5, 0.5).y).toBeGreaterThan(-60);
  });

  it.each(['rope', 'scarf', 'yarn', 'ribbon'] as const)('reaches from one point to the other: %s', (kind) => {
    const { left, right, top } = boundsOf(ropeBetween(A, B, { kind, color: 'blue' }));
    for (const [edge, end] of [
      [left, A.x],
      [right, B.x],
      [top, A.y],
    ] as const)
      expect(Math.abs(edge - end)).toBeLessThan(22);
  });
});

it('what is poured ends where it shall', () => {
  const { bottom, right } = boundsOf(streamInto({ x: 0, y: -140 }, { x: 60, y: 30 }));
  expect(Math.abs(bottom - 30)).toBeLessThan(8);
  expect(Math.abs(right - 60)).toBeLessThan(16);
});
