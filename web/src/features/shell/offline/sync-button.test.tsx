// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoriteEntry } from '../../../../testing/entries.ts';

const load = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../../../ui/tooltip.tsx', () => load());

/** Not replaced by the fake clock, because code loads in real time. */
const aMoment = setImmediate;

beforeEach(() => {
  vi.resetModules();
  load.mockReset();
  vi.useFakeTimers();
});
async function showButton() {
  const { showEntries } = await import('../../../data/outbox/page/sync-state.ts');
  const { SyncButton } = await import('./sync-button.tsx');
  showEntries([favoriteEntry()]);
  render(<SyncButton compact={false} worded />);
  await until(() => load.mock.calls.length > 0);
}
/** Lets code load while the fake clock stands still. */
async function until(isSo: () => boolean) {
  while (!isSo()) await act(() => new Promise<void>((resolve) => void aMoment(resolve)));
}
const button = () => screen.queryByRole('button', { name: /^1 pending/ });

it('shows the button without a tooltip if its code cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));
  await showButton();
  await until(() => button() !== null);
  expect(button()).toBeVisible();
  // The code of the list, which is loaded in advance.
  await act(() => vi.dynamicImportSettled());
});

it('waits at most three seconds for the code', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  await showButton();
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(button()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await until(() => button() !== null);
  expect(button()).toBeVisible();
});
