// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { drawLater } from './draw-later.ts';

it('draws one part in each quiet moment, until all are drawn', () => {
  document.body.innerHTML = '<ul class="story-cards"><li></li><li></li><li></li></ul>';
  const drawn = () =>
    [...document.querySelectorAll('li')].map(({ style }) => style.getPropertyValue('content-visibility') || style.contentVisibility);
  const quiet: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => quiet.push(callback));
  drawLater('.story-cards > li');
  const seen: number[] = [];
  for (let moment = quiet.shift(); moment; moment = quiet.shift()) {
    moment();
    seen.push(drawn().filter((one) => one === 'visible').length);
  }
  expect(seen).toEqual([1, 2, 3, 3]);
  vi.unstubAllGlobals();
});
