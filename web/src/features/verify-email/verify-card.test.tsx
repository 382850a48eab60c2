// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthFailure } from '../../data/lib/errors.ts';
import { unverifiedEmail, useUnverifiedEmail } from '../../data/session/unverified-email.ts';
import { VerifyCard } from './verify-card.tsx';

const verification = vi.hoisted(() => ({ resendVerification: vi.fn(), resendWait: vi.fn() }));
vi.mock('../../data/account/email-verification.ts', () => verification);

function Overlay() {
  const email = useUnverifiedEmail();
  return email === null ? null : <VerifyCard email={email} />;
}

beforeEach(() => {
  verification.resendVerification.mockReset().mockResolvedValue(undefined);
  verification.resendWait.mockReset().mockReturnValue(0);
  unverifiedEmail.set('anna@example.com');
});

const open = () => ({ ...render(<Overlay />), user: userEvent.setup({ delay: null }) });
const again = () => screen.getByRole('button', { name: 'Send again' });

it('is one line that unfolds to name the address', async () => {
  const { user } = open();
  const lead = screen.getByText(/^Open the link we emailed to anna@example\.com/);
  expect(lead).not.toBeVisible();
  await user.click(screen.getByText('Please verify your email address'));
  expect(lead).toBeVisible();
});

it('sends again, and says what became of it', async () => {
  const { user } = open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  verification.resendWait.mockReturnValue(60_000);
  await user.click(again());
  expect(verification.resendVerification).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('The link is on its way.');
  await user.click(again());
  expect(verification.resendVerification).toHaveBeenCalledOnce();
});

it('can send again when the minute is over', () => {
  vi.useFakeTimers();
  verification.resendWait.mockReturnValue(40_000);
  open();
  expect(again()).toBeDisabled();
  verification.resendWait.mockReturnValue(0);
  act(() => void vi.advanceTimersByTime(40_001));
  expect(again()).toBeEnabled();
  vi.useRealTimers();
});

it.each([
  [new AuthFailure('auth/network-request-failed', 'Please check your connection.'), 'Please check your connection.'],
  [new AuthFailure('unknown', ''), 'We couldn’t send the email. Please try again.'],
])('says when it could not be sent: %s', async (error, words) => {
  verification.resendVerification.mockRejectedValue(error);
  const { user } = open();
  await user.click(again());
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(again()).toBeEnabled();
});

it('goes when the address is verified', () => {
  open();
  act(() => unverifiedEmail.set(null));
  expect(screen.queryByRole('region')).toBeNull();
});

it('goes for this visit on “Not now”', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(sessionStorage.getItem('tuckaway:verification-postponed')).toBe('1');
});
