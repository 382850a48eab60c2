// @vitest-environment jsdom
/** The question and the PIN are answered in tests/browser/account/child-mode.test.ts and keyboard-parents.test.ts. */
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { LateGate } from '../../app/late-gate.tsx';
import { isPin, pinIsSet, removePin } from '../../data/parents/pin.ts';
import { PinSheet } from './pin-sheet.tsx';
import { nextQuestion } from './question.ts';

vi.mock('../../data/session/session-actions.ts', () => ({ signOut: vi.fn() }));

beforeEach(removePin);

/** @returns the factors of the question that the field asks. */
function question(field: HTMLInputElement): { a: number; b: number } {
  const [, a, b] = /^What is (\d) × (\d)\?$/.exec(field.labels?.[0]?.textContent ?? '') ?? [];
  return { a: Number(a), b: Number(b) };
}

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

it('a grown-up, who is asked anew after a wrong answer, sets a PIN with four to eight digits, and who knows it removes it', async () => {
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
  const before = question(answer);
  await user.type(answer, '5{Enter}');
  await waitFor(() => expect(question(answer)).not.toEqual(before));
  const { a, b } = question(answer);
  expect(answer).toHaveAccessibleDescription(`Not quite. Here’s another one. What is ${a} × ${b}?`);
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
