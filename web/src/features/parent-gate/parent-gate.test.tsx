// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { LateGate } from '../../app/late-gate.tsx';
import { askGrownUp } from '../../data/parents/gate.ts';
import { isPin, pinIsSet, removePin, setPin } from '../../data/parents/pin.ts';
import { PinSheet } from './pin-sheet.tsx';
import { nextQuestion } from './question.ts';

const signOut = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../data/session/session-actions.ts', () => ({ signOut }));

beforeEach(removePin);

async function ask() {
  const action = vi.fn();
  const view = renderScreen(<LateGate />, { at: '/story/1' });
  act(() => askGrownUp(action));
  const gate = within(await screen.findByRole('dialog', { name: 'For grown-ups' }));
  return { ...view, action, gate };
}

/** @returns the factors of the question that the field asks. */
function question(field: HTMLInputElement): { a: number; b: number } {
  const [, a, b] = /^What is (\d) × (\d)\?$/.exec(field.labels?.[0]?.textContent ?? '') ?? [];
  return { a: Number(a), b: Number(b) };
}

it('asks another question after a wrong answer, lets pass who types the right one, and nobody who cancels', async () => {
  const { user, action, gate } = await ask();
  const field = () => gate.getByRole<HTMLInputElement>('textbox');
  expect(field()).toHaveFocus();
  expect(gate.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const before = question(field());
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(question(field())).not.toEqual(before));
  const { a, b } = question(field());
  expect(field()).toHaveAccessibleDescription(`Not quite. Here’s another one. What is ${a} × ${b}?`);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  await user.click(gate.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(action).not.toHaveBeenCalled();

  act(() => askGrownUp(action));
  const { a: next, b: by } = question(await screen.findByRole<HTMLInputElement>('textbox'));
  await user.keyboard(`${next * by}{Enter}`);
  await waitFor(() => expect(action).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the PIN of this device where one is set, and lets a family that forgot it sign in again', async () => {
  await setPin('2580');
  const { user, action, gate, currentPath } = await ask();
  const field = gate.getByLabelText('Your PIN');
  await user.type(field, '1111{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('That PIN isn’t right. Please try again.'));
  await user.click(screen.getByRole('button', { name: 'Forgot the PIN?' }));
  await user.click(within(screen.getByRole('alertdialog', { name: 'Sign in again?' })).getByRole('button', { name: 'Log Out' }));
  await waitFor(() => expect(currentPath()).toBe('/auth'));
  expect(signOut).toHaveBeenCalledOnce();
  expect(action).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a question is never the one before, and never easy', () => {
  let before = nextQuestion(null, () => 0.99);
  for (let round = 0; round < 200; round += 1) {
    const next = nextQuestion(before, round % 2 === 0 ? () => 0.99 : Math.random);
    expect(next).not.toEqual(before);
    expect(Math.min(next.a, next.b)).toBeGreaterThanOrEqual(6);
    expect(Math.max(next.a, next.b)).toBeLessThanOrEqual(9);
    before = next;
  }
});

it('a grown-up sets a PIN with four to eight digits of any script, and who knows it removes it', async () => {
  const onClose = vi.fn();
  const settings = (
    <>
      <PinSheet onClose={onClose} />
      <LateGate />
    </>
  );
  const { user, unmount } = renderScreen(settings);
  const field = screen.getByLabelText('New PIN');
  await user.type(field, '12{Enter}');
  expect(field).toHaveAccessibleDescription(/Please use four to eight digits\./);
  await user.type(field, '٣٤{Enter}');
  const answer = await screen.findByLabelText<HTMLInputElement>(/^What is/);
  const { a, b } = question(answer);
  await user.type(answer, `${a * b}{Enter}`);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await isPin('1234')).toBe(true);
  expect(shownToast()).toMatch(/^PIN set/);
  unmount();

  const again = renderScreen(settings);
  await again.user.click(screen.getByRole('button', { name: 'Remove the PIN' }));
  await again.user.type(await screen.findByLabelText('Your PIN'), '1234{Enter}');
  await waitFor(() => expect(pinIsSet()).toBe(false));
  expect(shownToast()).toMatch(/^PIN removed/);
});
