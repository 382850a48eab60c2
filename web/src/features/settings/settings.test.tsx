// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import type { AppUser } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { expectReturn } from '../../data/account/confirming.ts';
import { AuthFailure } from '../../data/lib/errors.ts';
import type { Session } from '../../data/session/session.ts';
import { AccountMenu } from './account-menu.tsx';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
const signOut = vi.hoisted(() => vi.fn());
const leaveApp = vi.hoisted(() => vi.fn<(find: () => unknown) => void>());
const openAdminPanel = vi.hoisted(() => vi.fn());
vi.mock('../../data/parents/gate.ts', () => import('../../../testing/open-gate.ts'));
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/session/session-actions.ts', () => ({ signOut }));
vi.mock('../../data/account/change-sign-in.ts', () => ({ wayToConfirm: async () => 'password' }));
vi.mock('../../data/account/confirm.ts', () => ({ finishConfirming: async () => undefined }));
vi.mock('../../data/parents/leave-app.ts', () => ({ leaveApp }));
vi.mock('../../data/account/admin-panel.ts', () => ({ openAdminPanel }));

beforeEach(() => {
  signOut.mockReset().mockResolvedValue(undefined);
  openAdminPanel.mockReset();
});

async function openSettings(user: Partial<AppUser> = {}) {
  useSession.mockReturnValue({ status: 'signed-in', user: { ...ANNA, ...user } });
  const view = renderScreen(<AccountMenu />);
  await view.user.click(screen.getByRole('button', { name: /^Open settings/ }));
  return { ...view, settings: within(await screen.findByRole('dialog', { name: 'Settings' })) };
}

describe('the avatar button', () => {
  it('is not there for a visitor [spec 2.49]', () => {
    useSession.mockReturnValue({ status: 'signed-out' });
    renderScreen(<AccountMenu />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows up to two initials, or the photo [spec 2.49, 5.12]', () => {
    useSession.mockReturnValue({ status: 'signed-in', user: { ...ANNA, displayName: 'Anna Maria Holm' } });
    const { unmount } = renderScreen(<AccountMenu />);
    expect(screen.getByRole('button', { name: 'Open settings, AM' })).toHaveTextContent(/^AM$/);
    unmount();
    useSession.mockReturnValue({ status: 'signed-in', user: { ...ANNA, photoUrl: 'https://photos.example/a.jpg' } });
    renderScreen(<AccountMenu />);
    expect(document.querySelector('img')).toHaveAttribute('src', 'https://photos.example/a.jpg');
  });
});

describe('the settings', () => {
  it('say who is signed in and on which plan [spec 2.49, 2.50, 6.2]', async () => {
    const { settings } = await openSettings();
    expect(settings.getByText('Anna')).toBeVisible();
    expect(settings.getByText('anna@example.com')).toBeVisible();
    expect(settings.getByText('Free')).toBeVisible();
  });

  it('call a user without a name Friend, and premium Premium [spec 2.50, 6.3]', async () => {
    const { settings } = await openSettings({ displayName: ' ', isPremium: true });
    expect(settings.getByText('Friend')).toBeVisible();
    expect(settings.getByText('Premium')).toBeVisible();
  });

  it('have an Admin Panel for the three addresses alone [spec 2.50, 5.13, 6.4]', async () => {
    const { unmount } = await openSettings();
    expect(screen.queryByRole('button', { name: 'Admin Panel' })).toBeNull();
    unmount();
    for (const email of ['admin@example.com', 'editor@example.com', 'owner@example.com']) {
      const { user, unmount: leave } = await openSettings({ email });
      await user.click(screen.getByRole('button', { name: 'Admin Panel' }));
      leave();
    }
    expect(openAdminPanel).toHaveBeenCalledTimes(3);
  });

  it('open each legal text on a sheet of its own [spec 2.51]', async () => {
    const { user, settings } = await openSettings();
    for (const title of ['Privacy Policy', 'Terms of Service', 'Contact Us', 'About']) {
      await user.click(settings.getByRole('button', { name: title }));
      const sheet = within(screen.getByRole('dialog', { name: title }));
      expect(sheet.getAllByText(/\w{3}/).length).toBeGreaterThan(1);
      await user.click(sheet.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog', { name: title })).toBeNull();
      expect(settings.getByRole('button', { name: title })).toHaveFocus();
    }
  });

  it('open the mail program from the contact address', async () => {
    const { user, settings } = await openSettings();
    await user.click(settings.getByRole('button', { name: 'Contact Us' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Contact Us' }));
    expect(sheet.getByText(/^Write to/)).toHaveTextContent(`Write to ${__CONTROLLER__.email}. A person will read it.`);
    await user.click(sheet.getByRole('button', { name: __CONTROLLER__.email }));
    expect(leaveApp.mock.calls[0]?.[0]()).toBe(`mailto:${__CONTROLLER__.email}`);
  });

  it('lead from the short legal texts to the public pages', async () => {
    const { user, settings, currentPath } = await openSettings();
    await user.click(settings.getByRole('button', { name: 'Privacy Policy' }));
    expect(screen.getByRole('link', { name: 'Read the whole privacy policy' })).toHaveAttribute('href', '/privacy');
    await user.click(within(screen.getByRole('dialog', { name: 'Privacy Policy' })).getByRole('button', { name: 'Close' }));
    await user.click(settings.getByRole('button', { name: 'Terms of Service' }));
    await user.click(screen.getByRole('link', { name: 'Read the whole terms' }));
    expect(currentPath()).toBe('/terms');
  });

  it('say that stories are AI-generated [spec 1.1, 2.52]', async () => {
    const { settings } = await openSettings();
    expect(settings.getByText(/Every story here is AI-generated/)).toBeVisible();
  });

  it('change between day, night, automatic and the clock at once, and remember it', async () => {
    const { user, settings } = await openSettings();
    expect(settings.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await user.click(settings.getByRole('radio', { name: 'Night' }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'night'));
    expect(localStorage.getItem('tuckaway:theme')).toBe('night');
    await user.click(settings.getByRole('radio', { name: 'Automatic' }));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
    await user.click(settings.getByRole('radio', { name: 'By the clock' }));
    expect(localStorage.getItem('tuckaway:theme')).toBe('clock');
    expect(settings.getByText('Night from 7 PM to 7 AM.')).toBeVisible();
  });
});

describe('on the way back from Google’s page', () => {
  it('open by themselves, below the dialog of the change', async () => {
    useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
    expectReturn({ change: 'password' });
    const { user } = renderScreen(<AccountMenu />);
    expect(await screen.findByRole('dialog', { name: 'Change password' })).toBeVisible();
    expect([...document.querySelectorAll('dialog')].map((dialog) => dialog.querySelector('h2')?.textContent)).toEqual([
      'Settings',
      'Change password',
    ]);
    await user.click(within(screen.getByRole('dialog', { name: 'Change password' })).getByRole('button', { name: 'Close' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Settings' })).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^Open settings/ }));
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Change password' })).toBeNull();
  });

  it('stay closed for a visitor', () => {
    useSession.mockReturnValue({ status: 'signed-out' });
    expectReturn({ change: 'deletion' });
    renderScreen(<AccountMenu />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('logging out', () => {
  it('asks first, and stays signed in on Cancel [spec 2.53]', async () => {
    const { user, settings } = await openSettings();
    await user.click(settings.getByRole('button', { name: 'Logout' }));
    await user.click(within(screen.getByRole('alertdialog', { name: 'Confirm Logout' })).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(signOut).not.toHaveBeenCalled();
  });

  it('ends the session on Yes [spec 2.53]', async () => {
    const { user, settings } = await openSettings();
    await user.click(settings.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Yes, Logout' }));
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('says when that did not work', async () => {
    signOut.mockRejectedValue(new AuthFailure('auth/internal-error', ''));
    const { user, settings } = await openSettings();
    await user.click(settings.getByRole('button', { name: 'Logout' }));
    await user.click(screen.getByRole('button', { name: 'Yes, Logout' }));
    expect(shownToast()).toBe('red: Oops! - Something went wrong. Please try again.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
