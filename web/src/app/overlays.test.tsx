// @vitest-environment jsdom
/** The cards ask one question at a time. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setOnline } from '../../testing/fake-backend.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { cardPlace } from '../data/device/card-place.ts';
import { catchInstallOffer } from '../data/device/worker/install-prompt.ts';
import { remindOfVerification, unverifiedEmail } from '../data/session/unverified-email.ts';
import { addToLineUp } from '../features/reader/api/reading/line-up.ts';
import { forgetLineUp } from '../features/reader/api/reading/stored-line-up.ts';
import { Overlays } from './overlays.tsx';

// It would load Firebase Auth.
const verification = vi.hoisted(() => ({ resendVerification: vi.fn(), resendWait: vi.fn(() => 0) }));
vi.mock('../features/account/api/email-verification.ts', () => verification);

const verify = 'Please verify your email address';
const install = 'Keep bedtime stories close';
const card = (name: string) => screen.queryByRole('region', { name });

catchInstallOffer();

beforeEach(() => {
  window.dispatchEvent(new Event('beforeinstallprompt'));
  remindOfVerification();
  unverifiedEmail.set(null);
});

it('the reminder of an unverified address comes before the offer to install, which follows “Not now”', async () => {
  unverifiedEmail.set('anna@example.com');
  renderScreen(<Overlays />);
  expect(await screen.findByRole('button', { name: 'Send again' })).toBeEnabled();
  expect(card(install)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(card(verify)).toBeNull();
  expect(card(install)).toBeVisible();
});

it('a story that waits for the verification brings the reminder back in place of the offer to install', async () => {
  unverifiedEmail.set('anna@example.com');
  renderScreen(<Overlays />);
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  act(remindOfVerification);
  expect(card(verify)).toBeVisible();
  expect(card(install)).toBeNull();
});

it('the ways to begin tonight’s line-up are below the shelves, and below no story', async () => {
  addToLineUp({ storyId: '7', title: 'The Whale' });
  const { unmount } = renderScreen(<Overlays />, { at: '/my-stories' });
  expect(await screen.findByRole('button', { name: 'Read' })).toBeVisible();
  unmount();
  renderScreen(<Overlays />, { at: '/story/7' });
  expect(screen.queryByRole('region', { name: 'Tonight’s line-up' })).toBeNull();
  forgetLineUp();
});

it('a user with a verified address is offered to install', () => {
  renderScreen(<Overlays />);
  expect(card(install)).toBeVisible();
});

it('a card is in the screen’s place for it, and lies over nothing', () => {
  const place = document.body.appendChild(document.createElement('div'));
  cardPlace.set(place);
  renderScreen(<Overlays />);
  expect(place).toContainElement(card(install));
  act(() => cardPlace.set(null));
  place.remove();
  expect(card(install)?.closest('.fixed')).toBeNull();
});

it.each([
  ['answers the form’s questions', '/create-story'],
  ['records a story as a guest', '/record/invited'],
])('a user who %s is asked nothing else', (_what, at) => {
  unverifiedEmail.set('anna@example.com');
  renderScreen(<Overlays />, { at });
  expect(document.querySelector('[data-cards]')).toBeNull();
});

it('a card that throws leaves the state of the network alone', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  verification.resendWait.mockImplementation(() => {
    throw new Error('It is broken.');
  });
  setOnline(false);
  unverifiedEmail.set('anna@example.com');
  renderScreen(<Overlays />);
  await waitFor(() => expect(error).toHaveBeenCalled());
  expect(card(verify)).toBeNull();
  expect(await screen.findByText("You're offline")).toBeVisible();
});
