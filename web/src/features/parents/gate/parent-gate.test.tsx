// @vitest-environment jsdom
/** The question and the PIN are answered in tests/browser/account/child-mode.test.ts and keyboard-parents.test.ts. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { LateGate } from '../../../app/late-gate.tsx';
import { childModeFlag, PIN_KEY, setChildMode } from '../api/device-settings.ts';
import { behindGate } from '../api/gate.ts';
import { pinIsSet, setPin } from '../api/pin.ts';
import { ParentGate } from './parent-gate.tsx';
import { PinSheet } from './pin-sheet.tsx';
import { questionOf } from './question.ts';

const signOut = vi.hoisted(() => vi.fn());
vi.mock('../../../data/session/session-actions.ts', () => ({ signOut }));

beforeEach(() => setChildMode(false));

/** @returns the factors of the question that the field asks. */
function question(field: HTMLInputElement): { a: number; b: number } {
  const [, a, b] = /^What is (\d+) × (\d+)\?$/.exec(field.labels?.[0]?.textContent ?? '') ?? [];
  return { a: Number(a), b: Number(b) };
}

it('no question comes twice, and none is easy [safety 11]', () => {
  const questions = Array.from({ length: 256 }, (_, number) => questionOf(number));
  expect(new Set(questions.map(({ a, b }) => `${a} × ${b}`)).size).toBe(256);
  expect(questions.filter(({ a, b }) => a < 6 || a > 9 || b < 12 || b > 99 || b % 10 < 2)).toEqual([]);
});

it('after three wrong answers it waits, also where it is closed and opened again, and then asks another question [safety 11]', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const action = vi.fn();
  behindGate.set(action);
  const open = () => render(<ParentGate action={action} />, { wrapper: MemoryRouter });
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  const answer = (typed: number) => {
    fireEvent.change(field(), { target: { value: String(typed) } });
    return act(async () => void fireEvent.submit(field()));
  };
  const { unmount } = open();
  const asked: unknown[] = [];
  for (let wrong = 0; wrong < 3; wrong += 1) {
    asked.push(question(field()));
    await answer(1);
  }
  expect(field()).toHaveAccessibleDescription(/^Too many wrong answers\. Please wait 30 seconds, then try again\./);
  expect(field()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  expect(screen.queryByText(/^What is/)).toBeNull();
  unmount();
  vi.setSystemTime(Date.now() + 20_000);
  open();
  expect(field()).toHaveAccessibleDescription(/Please wait 10 seconds/);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(field()).not.toHaveAttribute('readonly');
  const { a, b } = question(field());
  expect(asked).not.toContainEqual({ a, b });
  await answer(a * b);
  expect(action).toHaveBeenCalledOnce();
});

it('who forgot the PIN is in child mode before the sign-out, so that one that breaks off unlocks nothing [safety 11]', async () => {
  localStorage.setItem(PIN_KEY, '{"salt":"00","hash":"00"}');
  const action = vi.fn();
  behindGate.set(action);
  const { user } = renderScreen(<LateGate />);
  const leave = async () => {
    await user.click(await screen.findByRole('button', { name: 'Forgot the PIN?' }));
    await user.click(within(screen.getByRole('alertdialog', { name: 'Sign in again?' })).getByRole('button', { name: 'Log Out' }));
  };
  const locked: unknown[] = [];
  signOut.mockImplementation(async () => {
    locked.push(localStorage.getItem('tuckaway:child-mode'));
    if (locked.length === 1) throw new Error('broken off');
  });
  await leave();
  await waitFor(() => expect(shownToast()).toBe('red: Oops! - Something went wrong. Please try again.'));
  expect([locked, childModeFlag.get()]).toEqual([['on'], true]);
  await leave();
  await waitFor(() => expect(behindGate.get()).toBeNull());
  expect(locked).toEqual(['on', 'on']);
  expect(action).not.toHaveBeenCalled();
});

it('who knows the PIN removes it, with the digits of any script', async () => {
  await setPin('1234');
  const { user } = renderScreen(
    <>
      <PinSheet onClose={() => undefined} />
      <LateGate />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Remove the PIN' }));
  await user.type(await screen.findByLabelText('Your PIN'), '12٣٤{Enter}');
  await waitFor(() => expect(pinIsSet()).toBe(false));
  expect(shownToast()).toMatch(/^PIN removed/);
});
