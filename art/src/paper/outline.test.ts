import { describe, expect, it } from 'vitest';
import { isPaper, outlineOf } from './outline.ts';

const at = (markup: string, x: number, y: number): boolean => isPaper(outlineOf(markup), { x, y });

describe('the paper of a drawing', () => {
  it.each([
    ['a circle', '<circle cx="10" cy="10" r="10"/>', [10, 1], [1, 1]],
    ['an ellipse', '<ellipse cx="0" cy="0" rx="20" ry="5"/>', [18, 0], [0, 6]],
    ['a rectangle', '<rect x="0" y="0" width="8" height="4"/>', [7, 3], [9, 3]],
    ['lines', '<path d="M0 0h10v10H0Z"/>', [9, 9], [11, 9]],
    ['a curve', '<path d="M0 0Q20 10 0 20Z"/>', [9, 10], [12, 10]],
    ['curves that go on', '<path d="M0 0C0-10 10-10 10 0S20 10 20 0Z"/>', [17, 5], [17, -5]],
    ['half of a circle', '<path d="M0 0A10 10 0 0 1 20 0Z"/>', [10, -8], [10, 8]],
    ['the larger part of a circle', '<path d="M0 0A10 10 0 1 1 10 10Z"/>', [17, -7], [0, 9]],
    ['a line with a pen', '<path d="M0 0L10 10" fill="none" stroke="#000" stroke-width="4"/>', [5, 6], [9, 1]],
    [
      'what is moved, turned and scaled',
      '<g transform="translate(100 0) rotate(90) scale(2)"><rect x="0" y="0" width="10" height="1"/></g>',
      [99, 19],
      [101, 19],
    ],
  ] as const)('is within %s', (_what, markup, inside, outside) => {
    expect([at(markup, ...inside), at(markup, ...outside)]).toEqual([true, false]);
  });

  it('has holes, and no light', () => {
    expect(at('<path d="M0 0H30V30H0ZM10 10H20V20H10Z"/>', 15, 15)).toBe(false);
    expect(at('<circle cx="0" cy="0" r="9" opacity=".3"/>', 0, 0)).toBe(false);
  });
});
