// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showLamp } from './paper-lamp.ts';
import { showStars } from './paper-stars.ts';

const layer = () => document.querySelector('[data-moment]');

afterEach(() => {
  document.body.replaceChildren();
});

function showStarsAtHeart(top: number): Promise<void> {
  const heart = document.body.appendChild(document.createElement('button'));
  heart.getBoundingClientRect = () => ({ left: 300, top, width: 44, height: 44 }) as DOMRect;
  return showStars(heart);
}

it.each([
  ['the stars of a new favorite, above its heart', () => showStarsAtHeart(500), /px, -\d/],
  ['the stars of a heart at the top of the screen, below it', () => showStarsAtHeart(20), /px, \d/],
  ['the lamp of a first story', showLamp, /./],
])('%s: a still picture for a while if less motion is asked for', async (_, show, place) => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }));
  const animate = vi.fn();
  Object.assign(SVGElement.prototype, { animate });
  // No stars rise from a heart that is gone.
  void showStars(document.createElement('button'));
  expect(layer()).toBeNull();
  const shown = show();
  expect(animate).not.toHaveBeenCalled();
  for (const piece of layer()?.children ?? []) expect((piece as SVGElement).style.transform).toMatch(place);
  await vi.runAllTimersAsync();
  await shown;
  expect(layer()).toBeNull();
});
