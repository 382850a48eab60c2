// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useStableList } from './use-stable-list.ts';

type Sight = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { top: number } };

/** What the browser says of the place, whenever something is looked at or moves. */
let look: (sight: Sight) => void = () => undefined;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: (entries: Sight[]) => void) {
      look = (sight) => act(() => callback([sight]));
    }
    observe() {}
    disconnect() {
      look = () => undefined;
    }
  },
);

const BELOW: Sight = { isIntersecting: false, boundingClientRect: { top: 900 } };
const IN_SIGHT: Sight = { isIntersecting: true, boundingClientRect: { top: 200 } };
const ABOVE: Sight = { isIntersecting: false, boundingClientRect: { top: -4000 } };

function follow(first: string | undefined) {
  const place = { current: document.createElement('ul') };
  return renderHook(({ latest }: { latest: string | undefined }) => useStableList(latest, place), { initialProps: { latest: first } });
}

it('shows the first list at once, and a newer one as soon as its place lies below what is to be seen', () => {
  const { result, rerender } = follow(undefined);
  rerender({ latest: 'first' });
  expect(result.current).toBe('first');
  rerender({ latest: 'second' });
  for (const sight of [IN_SIGHT, ABOVE]) look(sight);
  expect(result.current).toBe('first');
  look(BELOW);
  expect(result.current).toBe('second');
});

it('shows the newer list while the page is hidden', () => {
  const { result, rerender } = follow('first');
  rerender({ latest: 'second' });
  look(IN_SIGHT);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('second');
});
