// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Near } from './near.tsx';

it('shows its children only near the screen, by the newest of several sights', () => {
  let see: (...isIntersecting: boolean[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (...sights) => act(() => callback(sights.map((isIntersecting) => ({ isIntersecting }))));
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <Near className="size-8">
      <img src="/art/fox.svg" alt="A fox" />
    </Near>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  see(false, true);
  expect(screen.getByRole('img', { name: 'A fox' })).toBeInTheDocument();
  see(false);
  expect(screen.queryByRole('img')).toBeNull();
});
