// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { authError, resetFirebaseAuth, signOut, USER } from '../../../../testing/fake-firebase-auth.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { currentUid, openSession } from '../../../data/session/session.ts';
import { behindGate } from '../../parents/api/gate.ts';
import { expectReturn } from '../api/confirming.ts';
import { AccountMenu } from './account-menu.tsx';
import { ChildrenEntries } from './family-entries.tsx';

const ANNA = { uid: USER.uid, email: 'anna@example.com', displayName: 'Anna' };

beforeEach(async () => {
  resetFirebaseAuth(USER);
  // Without a profile, the account's own name is shown.
  (await fakeBackend()).documents.clear();
});

async function openSettings() {
  openSession(ANNA);
  const view = renderScreen(<AccountMenu />);
  await view.user.click(screen.getByRole('button', { name: /^Open settings/ }));
  return { ...view, settings: within(await screen.findByRole('dialog', { name: 'Settings' })) };
}

it('the avatar button shows up to two initials or the photo, and is not there for a visitor [spec 2.49, 5.12]', () => {
  openSession({ ...ANNA, displayName: 'Anna Maria Holm' });
  const initials = renderScreen(<AccountMenu />);
  expect(screen.getByRole('button', { name: 'Open settings, AM' })).toHaveTextContent(/^AM$/);
  initials.unmount();
  openSession(null);
  openSession({ ...ANNA, photoUrl: 'https://photos.example/a.jpg' });
  const photo = renderScreen(<AccountMenu />);
  expect(document.querySelector('img')).toHaveAttribute('src', 'https://photos.example/a.jpg');
  photo.unmount();
  openSession(null);
  expectReturn({ change: 'deletion' });
  renderScreen(<AccountMenu />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the settings', () => {
  it('have four groups, each a second tap away', async () => {
    const { user, settings } = await openSettings();
    const groups = settings.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(['Children', 'Voices', 'Comfort', 'Privacy']);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    for (const name of groups) {
      await user.click(within(settings.getByRole('navigation')).getByRole('button', { name: name ?? '' }));
      expect(settings.getByRole('heading', { name: name ?? '' })).toHaveFocus();
      expect(scrolled.mock.contexts.at(-1)).toBe(settings.getByRole('region', { name: name ?? '' }));
    }
  });

  it('lead from the short legal texts to the public pages, and from the contact address to the mail program [spec 2.51]', async () => {
    const { user, settings, currentPath } = await openSettings();
    const openSheet = async (name: string) => {
      await user.click(settings.getByRole('button', { name }));
      return within(screen.getByRole('dialog', { name }));
    };
    const contact = await openSheet('Contact Us');
    expect(contact.getByText(/^Write to/)).toHaveTextContent(`Write to ${__CONTROLLER__.email}. A person will read it.`);
    await user.click(contact.getByRole('button', { name: __CONTROLLER__.email }));
    expect(behindGate.get()).not.toBeNull();
    await user.click(contact.getByRole('button', { name: 'Close' }));
    const privacy = await openSheet('Privacy Policy');
    expect(privacy.getByRole('link', { name: 'Read the whole privacy policy' })).toHaveAttribute('href', '/privacy');
    await user.click(privacy.getByRole('button', { name: 'Close' }));
    await user.click((await openSheet('Terms of Service')).getByRole('link', { name: 'Read the whole terms' }));
    expect(currentPath()).toBe('/terms');
  });

  it('change between day, night, automatic and the clock at once, and remember it', async () => {
    const { user, settings } = await openSettings();
    const choose = (name: string) => user.click(settings.getByRole('radio', { name }));
    expect(settings.getByRole('radio', { name: 'Automatic' })).toBeChecked();
    await choose('Night');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'night'));
    expect(localStorage.getItem('tuckaway:theme')).toBe('night');
    await choose('Automatic');
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'));
    await choose('By the clock');
    expect(localStorage.getItem('tuckaway:theme')).toBe('clock');
    expect(settings.getByText('Night from 7 PM to 7 AM.')).toBeVisible();
  });
});

it('Logout that fails says so, and stays signed in [spec 2.53]', async () => {
  signOut.mockRejectedValueOnce(authError('auth/internal-error'));
  const { user, settings } = await openSettings();
  await user.click(settings.getByRole('button', { name: 'Logout' }));
  await user.click(within(screen.getByRole('alertdialog', { name: 'Confirm Logout' })).getByRole('button', { name: 'Yes, Logout' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(shownToast()).toBe('red: Oops! - Something went wrong. Please try again.');
  expect(currentUid()).toBe(ANNA.uid);
});

it('the settings say that the children are not known yet, instead of that there are none', async () => {
  (await fakeBackend()).intercept = () => new Promise(() => undefined);
  signIn();
  const { user } = renderScreen(<ChildrenEntries />);
  await user.click(screen.getByRole('button', { name: 'Your children' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(shownToast()).toMatch(/^Your children aren’t here yet - /));
});
