// @vitest-environment jsdom
/** A screen, a sheet and the shell are made to throw; overlays.test.tsx does it to a card. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, setOnline } from '../../testing/fake-backend.ts';
import { shownToast } from '../../testing/toasts.ts';
import { catchInstallOffer } from '../data/device/worker/install-prompt.ts';
import { GuardedSheet } from '../ui/dialog/guarded-sheet.tsx';
import { toast } from '../ui/toaster/toast.ts';
import { App } from './app.tsx';
import { preloadScreen } from './app-routes.tsx';

const { Broken } = vi.hoisted(() => ({
  Broken(): never {
    throw new Error('It is broken.');
  },
}));
vi.mock('../features/account/premium/premium-screen.tsx', () => ({ PremiumScreen: Broken }));

catchInstallOffer();

beforeEach(async () => {
  await fakeBackend();
  window.dispatchEvent(new Event('beforeinstallprompt'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
it('a screen that throws shows an error with a link home, and the overlays and toasts keep working', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  setOnline(false);
  await preloadScreen('/premium');
  render(<App Router={({ children }) => <MemoryRouter initialEntries={['/premium']}>{children}</MemoryRouter>} />);
  // Overlays are loaded late.
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page didn’t open');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  expect(await screen.findByRole('region', { name: 'Keep bedtime stories close' })).toBeVisible();
  expect(await screen.findByText("You're offline")).toBeVisible();
  act(() => void toast({ title: 'Toasts are shown' }));
  expect(await screen.findByText('Toasts are shown')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Return Home' }));
  expect(await screen.findByRole('heading', { name: 'Tuck the day away with a story' })).toBeVisible();
});

it('a sheet that throws closes with a toast', () => {
  const onClose = vi.fn();
  render(
    <GuardedSheet onClose={onClose}>
      <Broken />
    </GuardedSheet>,
  );
  expect(onClose).toHaveBeenCalledOnce();
  expect(shownToast()).toMatch(/^red: This didn’t open/);
});

it('the app shows a page with a link home if its shell throws', () => {
  render(<App Router={Broken} />);
  expect(screen.getByRole('heading', { name: 'This page didn’t open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
