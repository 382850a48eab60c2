// @vitest-environment jsdom
/** The cards ask one question at a time. */
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { remindOfVerification, unverifiedEmail } from '../data/session/unverified-email.ts';
import { Overlays } from './overlays.tsx';

vi.mock('../data/device/worker/install-prompt.ts', async (original) => ({ ...(await original<object>()), useInstallOffered: () => true }));
vi.mock('../features/account/api/email-verification.ts', () => ({ resendVerification: vi.fn(), resendWait: () => 0 }));
vi.mock('../features/shell/offline/offline-dock.tsx', () => ({ OfflineDock: () => null }));

const verify = 'Please verify your email address';
const install = 'Keep bedtime stories close';
const card = (name: string) => screen.queryByRole('region', { name });

beforeEach(() => {
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

it('a user with a verified address is offered to install', () => {
  renderScreen(<Overlays />);
  expect(card(install)).toBeVisible();
});

it.each([
  ['answers the form’s questions', '/create-story'],
  ['records a story as a guest', '/record/invited'],
])('a user who %s is asked nothing else', (_what, at) => {
  unverifiedEmail.set('anna@example.com');
  renderScreen(<Overlays />, { at });
  expect(document.querySelector('[data-cards]')).toBeNull();
});
