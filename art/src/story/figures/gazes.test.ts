import { describe, expect, it } from 'vitest';
import { face } from '../../child/face.ts';
import { eyes } from '../../creatures/face.ts';
import { gazes, type Look } from './gazes.ts';

const COLORS = { skin: '#e0b090', ink: '#c09070', blush: '#e0a090', lips: '#d09080', brow: '#c0a080' };

/** The mean of the middles of all round parts: of an even face, only its pupils move. */
function middle(drawing: string): number {
  const middles = [...drawing.matchAll(/ cx="([^"]*)"/g)].map(([, x]) => Number(x));
  return middles.reduce((sum, x) => sum + x, 0) / middles.length;
}

describe('pupils', () => {
  it.each([
    ['a child', (look: Look) => face(COLORS, 'happy', { x: look, y: 0 })],
    ['an animal', (look: Look) => eyes(18, 0, 9, { mood: 'curious', look, asymmetric: false })],
  ])('of %s move to where it looks', (_, draw) => {
    const [left = 0, straight = 0, right = 0] = ([-1, 0, 1] as const).map((look) => middle(draw(look)));
    expect(left).toBeLessThan(straight);
    expect(straight).toBeLessThan(right);
  });
});

describe('gazes', () => {
  it('meet', () => {
    const two = [
      { x: 300, who: 'child' },
      { x: 600, who: 'animal' },
    ] as const;
    expect(gazes(two, [], 'child')).toEqual([1, -1]);
    expect(gazes(two, [100], 'place')).toEqual([1, -1]);
  });

  it('lead to the things that a page is about, and of one alone to any', () => {
    const child = { x: 500, who: 'child' } as const;
    expect(gazes([child, { x: 700, who: 'animal' }], [200], 'objects')).toEqual([-1, -1]);
    expect(gazes([child], [200], 'child')).toEqual([-1]);
    expect(gazes([child], [505], 'objects')).toEqual([0]);
    expect(gazes([child], [], 'child')).toEqual([0]);
  });
});
