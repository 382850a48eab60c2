// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../ui/tooltip.tsx', () => load());
vi.mock('../../data/sync/sync.ts', () => import('../../../testing/fake-sync.ts'));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function showButton() {
  const { setSync } = await import('../../../testing/fake-sync.ts');
  const { SyncButton } = await import('./sync-button.tsx');
  setSync({ label: 'all-synced' });
  render(<SyncButton compact={false} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const button = () => screen.queryByRole('button', { name: /^All synced/ });

it('shows the button without a tooltip if its code cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  await showButton();
  expect(button()).toBeVisible();
});

it('waits at most three seconds for the code', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await showButton();
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(button()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button()).toBeVisible();
});
