// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../ui/tooltip.tsx', () => load());

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function showButton() {
  const { useLateTooltip } = await import('./use-late-tooltip.tsx');
  function Hinted() {
    const Tooltip = useLateTooltip(true);
    return Tooltip && <Tooltip label="Everything has been sent.">{<button type="button">All synced</button>}</Tooltip>;
  }
  render(<Hinted />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('shows the button without a tooltip if its code cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  await showButton();
  expect(screen.getByRole('button', { name: 'All synced' })).toBeVisible();
});

it('waits at most three seconds for the code', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await showButton();
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button', { name: 'All synced' })).toBeVisible();
});
