// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AuthFailure } from '../../../data/device/errors.ts';
import { VerifyCard } from './verify-card.tsx';

const verification = vi.hoisted(() => ({ resendVerification: vi.fn(), resendWait: vi.fn() }));
vi.mock('../api/email-verification.ts', () => verification);

const Card = () => <VerifyCard email="anna@example.com" />;

beforeEach(() => {
  verification.resendVerification.mockReset().mockResolvedValue(undefined);
  verification.resendWait.mockReset().mockReturnValue(0);
});

const sendAgain = () => screen.getByRole('button', { name: 'Send again' });
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

it.each([
  [new AuthFailure('auth/network-request-failed', 'Please check your connection.'), 'Please check your connection.'],
  [new AuthFailure('unknown', ''), 'We couldn’t send the email. Please try again.'],
])('says if it could not be sent: %s', async (error, words) => {
  verification.resendVerification.mockRejectedValue(error);
  render(<Card />);
  await press(sendAgain());
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(sendAgain()).toBeEnabled();
});

it('names the address, and can send again when its minute is over', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  verification.resendWait.mockReturnValueOnce(60_000);
  render(<Card />);
  expect(screen.getByText(/^Open the link we emailed to anna@example\.com/)).toBeVisible();
  expect(sendAgain()).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(60_001));
  vi.useRealTimers();
  expect(sendAgain()).toBeEnabled();
});
