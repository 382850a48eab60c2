// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDrag } from './use-drag.ts';

afterEach(() => vi.restoreAllMocks());

function dragged() {
  const page = document.createElement('div');
  page.innerHTML = '<div class="book-far"></div>';
  const far = page.firstElementChild as HTMLElement;
  Object.defineProperty(far, 'clientWidth', { value: 320 });
  const { result } = renderHook(() => useDrag(() => page));
  return { page, far, drag: result.current };
}

it('what is far in a picture stays a little behind the finger, and still fills its frame', () => {
  const { page, far, drag } = dragged();
  drag.move(100);
  expect(page.style.transform).toBe('translateX(100px)');
  expect(far.style.transform).toBe('translateX(-8px) scale(1.05)');
  drag.move(-300);
  expect(far.style.transform).toBe('translateX(16px) scale(1.1)');
  drag.end(true);
  expect([page.style.transform, far.style.transform]).toEqual(['', '']);
});

it('goes back to its place together with the page', () => {
  const { page, far, drag } = dragged();
  const animated: [Element, unknown][] = [];
  for (const element of [page, far]) element.animate = vi.fn((frames) => void animated.push([element, frames])) as never;
  drag.move(50);
  drag.end(true);
  expect(animated).toEqual([
    [page, [{ transform: 'translateX(50px)' }, { transform: 'none' }]],
    [far, [{ transform: 'translateX(-4px) scale(1.025)' }, { transform: 'none' }]],
  ]);
});

it('nothing follows the finger with reduced motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
  const { page, far, drag } = dragged();
  drag.move(100);
  expect([page.style.transform, far.style.transform]).toEqual(['', '']);
});
