import { describe, expect, it } from 'vitest';
import { boundsOf } from '../bounds.ts';
import { Stage } from '../stage.ts';
import { alongStrand, ropeBetween, streamInto } from './between.ts';
import { blanketOver } from './covers.ts';

const [A, B] = [
  { x: -100, y: -120 },
  { x: 140, y: -80 },
];

describe('a strand', () => {
  it('is straight if it is taut, and hangs down if it is slack', () => {
    expect(alongStrand(A, B, 0, 0.5)).toEqual({ x: 20, y: -100 });
    expect(alongStrand(A, B, 0.5, 0.5).y).toBeGreaterThan(-60);
  });

  it.each(['rope', 'scarf', 'yarn', 'ribbon', 'garland'] as const)('reaches from one point to the other: %s', (kind) => {
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

it('a blanket covers what is under it', () => {
  const s = new Stage(100, 100, 'blanket', 'b', 'calm');
  s.add(blanketOver(s, { left: -80, right: 80, top: -60, bottom: 0 }, 'blue', 'left'));
  const svg = s.render({ width: 100, height: 100 });
  const { left, right, top, bottom } = boundsOf(svg.slice(svg.indexOf('<g id='), svg.indexOf('</defs>')));
  expect(left).toBeLessThan(-80);
  expect(right).toBeGreaterThan(80);
  expect(top).toBeLessThan(-60);
  expect(bottom).toBeGreaterThan(0);
});
