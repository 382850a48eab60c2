// @vitest-environment jsdom
/** Screens, overlays and sheets are made to throw, and everything else must keep working. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSync } from '../../testing/fake-sync.ts';
import { ANNA } from '../../testing/fixtures.ts';
import { catchInstallOffer } from '../data/device/worker/install-prompt.ts';
import type { Session } from '../data/session/session.ts';
import { currentToasts, dismissToast, toast } from '../ui/toaster/toast.ts';
import { App } from './app.tsx';
import { preloadScreen } from './app-routes.tsx';

/** The components that throw at the moment, by name. */
const broken = vi.hoisted(() => new Set<string>());
const useSession = vi.hoisted(() => vi.fn<() => Session>());
const part = vi.hoisted(() => (name: string) => {
  function Part() {
    if (broken.has(name)) throw new Error(`${name} is broken`);
    return <p>{name}</p>;
  }
  return { [name]: Part };
});

vi.mock('../data/session/session.ts', async (original) => ({ ...(await original<object>()), useSession }));
vi.mock('../data/outbox/page/sync.ts', () => import('../../testing/fake-sync.ts'));
vi.mock('../data/device/worker/app-update.ts', () => ({ useUpdateReady: () => broken.has('an update is ready') }));
vi.mock('../art/index.ts', () => import('../../testing/plain-pictures.tsx'));
vi.mock('../features/home/home-screen.tsx', async () => {
  const { AccountMenu } = await import('../features/account/settings/account-menu.tsx');
  const { HomeScreen: Home } = part('HomeScreen') as { HomeScreen: () => React.ReactNode };
  return {
    HomeScreen: () => (
      <>
        <Home />
        <AccountMenu />
      </>
    ),
  };
});
vi.mock('../features/account/premium/premium-screen.tsx', () => part('PremiumScreen'));
vi.mock('./pages/record-route.tsx', () => part('RecordRoute'));
vi.mock('../features/shell/app-update/update-prompt.tsx', () => part('UpdatePrompt'));
vi.mock('../features/shell/install/install-banner.tsx', () => part('InstallBanner'));
vi.mock('../features/account/notifications/notification-prompt.tsx', () => part('NotificationPrompt'));
vi.mock('../features/shell/offline/offline-banner.tsx', () => part('OfflineBanner'));
vi.mock('../features/account/settings/settings-dialog.tsx', () => part('SettingsDialog'));

catchInstallOffer();

beforeEach(() => {
  window.dispatchEvent(new Event('beforeinstallprompt'));
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  setSync({ online: false, label: 'offline' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  broken.clear();
  vi.useRealTimers();
});

/** Opens the app at a path, with everything that is loaded late. */
async function open(path: string) {
  await preloadScreen(path);
  render(<App Router={({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>} />);
  await act(() => vi.advanceTimersByTimeAsync(1500));
}

/** Expects the overlays: a card that asks something, and the state of the network. */
async function expectOverlays(...except: string[]) {
  for (const name of ['InstallBanner', 'OfflineBanner']) {
    if (except.includes(name)) expect(screen.queryByText(name)).toBeNull();
    else expect(await screen.findByText(name)).toBeVisible();
  }
}

describe('a screen that throws', () => {
  it.each([
    ['/', 'HomeScreen', []],
    ['/premium', 'PremiumScreen', []],
    // Who records is asked nothing else.
    ['/record/abc', 'RecordRoute', ['InstallBanner']],
  ])('at %s shows an error with a link home, and the overlays keep working', async (path, name, notAsked) => {
    broken.add(name);
    await open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page didn’t open');
    expect(screen.queryByText(name)).toBeNull();
    await expectOverlays(...notAsked);
    act(() => void toast({ title: 'Toasts are shown' }));
    expect(await screen.findByText('Toasts are shown')).toBeVisible();
    broken.clear();
    fireEvent.click(screen.getByRole('link', { name: 'Return Home' }));
    // From home a reload helps, as the link leads to the same path.
    if (path !== '/') expect(await screen.findByText('HomeScreen')).toBeVisible();
    else expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});

describe('the overlays', () => {
  it.each(['InstallBanner', 'OfflineBanner'])('keep working without %s', async (name) => {
    broken.add(name);
    await open('/premium');
    await expectOverlays(name);
    expect(screen.getByText('PremiumScreen')).toBeVisible();
  });

  it('keep working without the question about notifications, which follows the offer to install', async () => {
    window.dispatchEvent(new Event('appinstalled'));
    await open('/premium');
    expect(await screen.findByText('NotificationPrompt')).toBeVisible();
    cleanup();
    broken.add('NotificationPrompt');
    await open('/premium');
    await expectOverlays('InstallBanner');
    expect(screen.queryByText('NotificationPrompt')).toBeNull();
  });
});

it('a sheet that throws closes with a toast, and opens the next time', async () => {
  broken.add('SettingsDialog');
  await open('/');
  fireEvent.click(await screen.findByRole('button', { name: /^Open settings/ }));
  expect(await screen.findByText('This didn’t open')).toBeVisible();
  expect(screen.getByText('HomeScreen')).toBeVisible();
  broken.clear();
  fireEvent.click(screen.getByRole('button', { name: /^Open settings/ }));
  expect(await screen.findByText('SettingsDialog')).toBeVisible();
});

it('shows a page with a link home where the shell of the app throws', async () => {
  useSession.mockImplementation(() => {
    throw new Error('The session is broken');
  });
  await open('/favorites');
  expect(screen.getByRole('heading', { name: 'This page didn’t open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
