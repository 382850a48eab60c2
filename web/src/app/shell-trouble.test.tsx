// @vitest-environment jsdom
/** Each screen and overlay is made to throw, and everything else must keep working. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSync } from '../../testing/fake-sync.ts';
import { ANNA } from '../../testing/fixtures.ts';
import type { Session } from '../data/session/session.ts';
import { currentToasts, dismissToast, toast } from '../ui/toaster/toast.ts';
import { App } from './app.tsx';
import { ROUTES } from './routes.ts';

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
vi.mock('../data/sync/sync.ts', () => import('../../testing/fake-sync.ts'));
vi.mock('../data/pwa/app-update.ts', () => ({ useUpdateReady: () => broken.has('an update is ready') }));
vi.mock('../art/index.ts', () => import('../../testing/plain-pictures.tsx'));
vi.mock('./pages/home-route.tsx', async () => {
  const { AccountMenu } = await import('../features/settings/account-menu.tsx');
  const { NotificationsButton } = await import('../features/notifications/notification-entries.tsx');
  const { Reporting } = await import('../features/report-story/reporting.tsx');
  const { HomeRoute: Home } = part('HomeRoute') as { HomeRoute: () => React.ReactNode };
  return {
    HomeRoute: () => (
      <>
        <Home />
        <AccountMenu />
        <NotificationsButton />
        <Reporting>{({ entry }) => entry('7')}</Reporting>
      </>
    ),
  };
});
vi.mock('../features/auth/auth-screen.tsx', () => part('AuthScreen'));
vi.mock('../features/create-story/create-story-screen.tsx', () => part('CreateStoryScreen'));
vi.mock('./pages/favorites-route.tsx', () => part('FavoritesRoute'));
vi.mock('./pages/my-stories-route.tsx', () => part('MyStoriesRoute'));
vi.mock('../features/premium/premium-screen.tsx', () => part('PremiumScreen'));
vi.mock('../features/legal/privacy-screen.tsx', () => part('PrivacyScreen'));
vi.mock('../features/legal/terms-screen.tsx', () => part('TermsScreen'));
vi.mock('./pages/curated-reader-route.tsx', () => part('CuratedReaderRoute'));
vi.mock('./pages/family-reader-route.tsx', () => part('FamilyReaderRoute'));
vi.mock('./pages/record-route.tsx', () => part('RecordRoute'));
vi.mock('../features/report-story/report-shared-screen.tsx', () => part('ReportSharedScreen'));
vi.mock('../features/openai-check/openai-check-screen.tsx', () => part('OpenaiCheckScreen'));
vi.mock('../features/not-found/not-found-screen.tsx', () => part('NotFoundScreen'));
vi.mock('../features/app-update/update-prompt.tsx', () => part('UpdatePrompt'));
vi.mock('../features/install/install-banner.tsx', () => part('InstallBanner'));
vi.mock('../features/notifications/notification-prompt.tsx', () => part('NotificationPrompt'));
vi.mock('../features/offline/offline-banner.tsx', () => part('OfflineBanner'));
vi.mock('../features/offline/waiting-dialog.tsx', () => part('WaitingDialog'));
vi.mock('../features/settings/settings-dialog.tsx', () => part('SettingsDialog'));
vi.mock('../features/notifications/notification-panel.tsx', () => part('NotificationsDialog'));
vi.mock('../features/report-story/report-sheet.tsx', () => part('ReportSheet'));

const SCREENS: Record<string, string> = {
  '/': 'HomeRoute',
  '/auth': 'AuthScreen',
  '/create-story': 'CreateStoryScreen',
  '/favorites': 'FavoritesRoute',
  '/my-stories': 'MyStoriesRoute',
  '/premium': 'PremiumScreen',
  '/privacy': 'PrivacyScreen',
  '/terms': 'TermsScreen',
  '/story/7': 'CuratedReaderRoute',
  '/read-story/abc': 'FamilyReaderRoute',
  '/record/abc': 'RecordRoute',
  '/report': 'ReportSharedScreen',
  '/test-openai': 'OpenaiCheckScreen',
  '/no-such-page': 'NotFoundScreen',
};

beforeEach(() => {
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
  render(<App Router={({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>} />);
  await act(() => vi.advanceTimersByTimeAsync(1500));
}

/** Expects the overlays: the cards that ask something, and the state of the network. */
async function expectOverlays(...except: string[]) {
  for (const name of ['InstallBanner', 'NotificationPrompt', 'OfflineBanner']) {
    if (except.includes(name)) expect(screen.queryByText(name)).toBeNull();
    else expect(await screen.findByText(name)).toBeVisible();
  }
}

it('covers every screen', () => {
  expect(Object.keys(SCREENS)).toHaveLength(Object.keys(ROUTES).length);
});

describe('a screen that throws', () => {
  it.each(Object.entries(SCREENS))('at %s shows an error with a link home, and the overlays keep working', async (path, name) => {
    broken.add(name);
    await open(path);
    expect(await screen.findByRole('alert')).toHaveTextContent('This page didn’t open');
    expect(screen.queryByText(name)).toBeNull();
    // Who reads or records is asked nothing else.
    if (/record/.test(path)) await expectOverlays('InstallBanner', 'NotificationPrompt');
    else if (!/story/.test(path)) await expectOverlays();
    act(() => void toast({ title: 'Toasts are shown' }));
    expect(await screen.findByText('Toasts are shown')).toBeVisible();
    broken.clear();
    fireEvent.click(screen.getByRole('link', { name: 'Return Home' }));
    // From home a reload helps, as the link leads to the same path.
    if (path !== '/') expect(await screen.findByText('HomeRoute')).toBeVisible();
    else expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});

describe('the overlays', () => {
  it.each(['InstallBanner', 'NotificationPrompt', 'OfflineBanner'])('keep working without %s', async (name) => {
    broken.add(name);
    await open('/premium');
    await expectOverlays(name);
    expect(screen.getByText('PremiumScreen')).toBeVisible();
  });

  it('keep working without the update prompt', async () => {
    broken.add('an update is ready').add('UpdatePrompt');
    await open('/premium');
    expect(await screen.findByText('OfflineBanner')).toBeVisible();
    expect(screen.getByText('PremiumScreen')).toBeVisible();
    expect(screen.queryByText('UpdatePrompt')).toBeNull();
  });
});

describe('a sheet that throws', () => {
  it.each([
    ['SettingsDialog', 'signed-in', /^Open settings/],
    ['ReportSheet', 'signed-in', /report/i],
    ['WaitingDialog', 'signed-in', /shows what is waiting/],
    ['NotificationsDialog', 'signed-out', 'Notifications'],
  ] as const)('(%s) closes with a toast, and opens the next time', async (name, status, button) => {
    useSession.mockReturnValue(status === 'signed-in' ? { status, user: ANNA } : { status });
    broken.add(name);
    await open('/');
    fireEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText('This didn’t open')).toBeVisible();
    expect(screen.getByText('HomeRoute')).toBeVisible();
    broken.clear();
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(name)).toBeVisible();
  });
});

it('shows a page with a link home where the shell of the app throws', async () => {
  useSession.mockImplementation(() => {
    throw new Error('The session is broken');
  });
  await open('/favorites');
  expect(screen.getByRole('heading', { name: 'This page didn’t open' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
