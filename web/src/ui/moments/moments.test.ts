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
  it('are no obstacle: hidden from screen readers, without words, controls and presses', () => {
    void show();
    expect(layer()).toHaveAttribute('data-moment', kind);
    expect(layer()).toHaveAttribute('aria-hidden', 'true');
    expect(layer()).toHaveClass('pointer-events-none');
    expect(layer()?.textContent).toBe('');
    expect(layer()?.querySelectorAll('a, button, [tabindex], [aria-live]')).toHaveLength(0);
    expect(layer()?.children).toHaveLength(pieces);
  });

  it('move by transform and opacity alone, and then are gone', async () => {
    const shown = show();
    expect(animate).toHaveBeenCalledTimes(pieces);
    const changed = animate.mock.calls.flatMap(([keyframes]) => keyframes.flatMap((keyframe) => Object.keys(keyframe)));
    expect(changed.filter((name) => !['transform', 'opacity', 'offset', 'easing'].includes(name))).toEqual([]);
    expect(changed).toContain('opacity');
    for (const [, { duration, iterations = 1 }] of animate.mock.calls) {
      expect(Number(duration)).toBeLessThanOrEqual(6000);
      expect(iterations).toBe(1);
    }
    expect(layer()).not.toBeNull();
    end();
    await shown;
    expect(layer()).toBeNull();
  });

  it('are a still picture for a while where less motion is asked for', async () => {
    vi.useFakeTimers();
    less = true;
    const shown = show();
    expect(animate).not.toHaveBeenCalled();
    expect(layer()?.children).toHaveLength(pieces);
    for (const piece of layer()?.children ?? []) expect((piece as SVGElement).style.transform).not.toBe('');
    await vi.runAllTimersAsync();
    await shown;
    expect(layer()).toBeNull();
  });
});

it('stars begin at the heart, rise above it, and lean away from the edge', () => {
  void showStars(heartAt(300, 500));
  const star = layer()?.children[0] as SVGElement;
  expect(star.style.left).toBe('309px');
  expect(star.style.top).toBe('509px');
  const settled = animate.mock.calls.map(([keyframes]) =>
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(keyframes.at(-1)?.transform)),
  );
  for (const [, , dy] of settled as unknown as string[][]) expect(Number(dy)).toBeLessThan(0);
});

it('stars sink from a heart at the top of the screen, where they could not be seen', () => {
  void showStars(heartAt(300, 20));
  const last = String(animate.mock.calls[0]?.[0].at(-1)?.transform);
  expect(Number(/, (-?[\d.]+)px\)/.exec(last)?.[1])).toBeGreaterThan(0);
});

it('there are no stars for a heart that is not on the screen any more', async () => {
  await showStars(document.createElement('button'));
  expect(layer()).toBeNull();
});
