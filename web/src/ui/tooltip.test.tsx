// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers();
});
it('opens after 700 ms of rest [spec 9.12]', async () => {
  render(
    <Tooltip label="Two stories wait for the network">
      <button type="button">2 pending</button>
    </Tooltip>,
  );
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Two stories wait for the network');
});
