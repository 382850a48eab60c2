// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLamp } from './paper-lamp.ts';
import { showStars } from './paper-stars.ts';

const animate = vi.fn<(keyframes: Keyframe[], timing: KeyframeAnimationOptions) => { finished: Promise<void> }>();
let end: () => void;
let less = false;

function heartAt(left: number, top: number): HTMLElement {
  const heart = document.body.appendChild(document.createElement('button'));
  heart.getBoundingClientRect = () => ({ left, top, width: 44, height: 44 }) as DOMRect;
  return heart;
}

const layer = () => document.querySelector<HTMLElement>('[data-moment]');

beforeEach(() => {
  less = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  end = resolve;
  animate.mockReset().mockReturnValue({ finished: promise });
  Object.assign(SVGElement.prototype, { animate });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: less && query.includes('reduce') }));
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe.each([
  ['the stars of a new favorite', 'stars', () => showStars(heartAt(300, 500)), 7],
  ['the lamp of a first story', 'lamp', () => showLamp(), 2],
] as const)('%s', (_, kind, show, pieces) => {
  it('are no obstacle, move by transform and opacity alone, and then are gone', async () => {
    const shown = show();
    expect(layer()).toHaveAttribute('data-moment', kind);
    expect(layer()).toHaveAttribute('aria-hidden', 'true');
    expect(layer()).toHaveClass('pointer-events-none');
    expect(layer()?.textContent).toBe('');
    expect(layer()?.querySelectorAll('a, button, [tabindex], [aria-live]')).toHaveLength(0);
    expect(layer()?.children).toHaveLength(pieces);
    expect(animate).toHaveBeenCalledTimes(pieces);
    const changed = animate.mock.calls.flatMap(([keyframes]) => keyframes.flatMap((keyframe) => Object.keys(keyframe)));
    expect(changed.filter((name) => !['transform', 'opacity', 'offset', 'easing'].includes(name))).toEqual([]);
    for (const [, { duration, iterations = 1 }] of animate.mock.calls) {
      expect(Number(duration)).toBeLessThanOrEqual(6000);
      expect(iterations).toBe(1);
    }
    end();
    await shown;
    expect(layer()).toBeNull();
  });

  it('are a still picture for a while if less motion is asked for', async () => {
    vi.useFakeTimers();
    less = true;
    const shown = show();
    expect(animate).not.toHaveBeenCalled();
    for (const piece of layer()?.children ?? []) expect((piece as SVGElement).style.transform).not.toBe('');
    await vi.runAllTimersAsync();
    await shown;
    expect(layer()).toBeNull();
  });
});

it.each([
  ['rise from a heart in the middle of the screen', 500, -1],
  ['sink from a heart at its top, above which they could not be seen', 20, 1],
])('stars %s', (_where, top, way) => {
  void showStars(heartAt(300, top));
  const star = layer()?.children[0] as SVGElement;
  expect([star.style.left, star.style.top]).toEqual(['309px', `${top + 9}px`]);
  for (const [keyframes] of animate.mock.calls) {
    const dy = /, (-?[\d.]+)px\)/.exec(String(keyframes.at(-1)?.transform))?.[1];
    expect(Math.sign(Number(dy))).toBe(way);
  }
});

it('there are no stars for a heart that is not on the screen any more', async () => {
  await showStars(document.createElement('button'));
  expect(layer()).toBeNull();
});
