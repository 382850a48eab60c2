// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { LateGate } from '../../app/late-gate.tsx';
import { askGrownUp } from '../../data/parents/gate.ts';
import { isPin, pinIsSet, removePin, setPin } from '../../data/parents/pin.ts';
import { PinSheet } from './pin-sheet.tsx';
import { nextQuestion } from './question.ts';

const signOut = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../data/session/session-actions.ts', () => ({ signOut }));

beforeEach(() => {
  removePin();
  signOut.mockClear();
});

const gate = () => screen.findByRole('dialog', { name: 'For grown-ups' });
const go = () => screen.getByRole('button', { name: 'Continue' });

async function ask() {
  const action = vi.fn();
  const view = renderScreen(<LateGate />, { at: '/story/1' });
  act(() => askGrownUp(action));
  await gate();
  return { ...view, action };
}

function question(): { a: number; b: number } {
  const [, a, b] = /^What is (\d) × (\d)\?$/.exec(screen.getByRole<HTMLInputElement>('textbox').labels?.[0]?.textContent ?? '') ?? [];
  return { a: Number(a), b: Number(b) };
}

describe('the gate', () => {
  it('lets a grown-up pass who types the answer', async () => {
    const { user, action } = await ask();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(go()).toBeDisabled();
    const { a, b } = question();
    await user.keyboard(`${a * b}{Enter}`);
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks another question after a wrong answer, and says so', async () => {
    const { user, action } = await ask();
    const before = question();
    await user.keyboard('5{Enter}');
    await waitFor(() => expect(question()).not.toEqual(before));
    const { a, b } = question();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(`Not quite. Here’s another one. What is ${a} × ${b}?`);
    expect(screen.getByText('Not quite. Here’s another one.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(action).not.toHaveBeenCalled();
  });

  it('closes without letting anything pass', async () => {
    const { user, action } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(action).not.toHaveBeenCalled();
  });

  it('asks for the PIN of this device where one is set', async () => {
    await setPin('2580');
    const { user, action } = await ask();
    const field = within(await gate()).getByLabelText('Your PIN');
    await user.type(field, '1111{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('That PIN isn’t right. Please try again.'));
    expect(action).not.toHaveBeenCalled();
    await user.type(field, '2580{Enter}');
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
  });

  it('lets a family that forgot the PIN sign in again', async () => {
    await setPin('2580');
    const { user, action, currentPath } = await ask();
    await user.click(screen.getByRole('button', { name: 'Forgot the PIN?' }));
    await user.click(within(screen.getByRole('alertdialog', { name: 'Sign in again?' })).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(signOut).toHaveBeenCalledOnce();
    expect(action).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
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

describe('the PIN of this device', () => {
  it('is set by a grown-up with four to eight digits, of any script', async () => {
    const onClose = vi.fn();
    const { user } = renderScreen(
      <>
        <PinSheet onClose={onClose} />
        <LateGate />
      </>,
    );
    const field = screen.getByLabelText('New PIN');
    await user.type(field, '12{Enter}');
    expect(field).toHaveAccessibleDescription(/Please use four to eight digits\./);
    await user.type(field, '٣٤{Enter}');
    const answer = await screen.findByLabelText<HTMLInputElement>(/^What is/);
    const [, a, b] = /(\d) × (\d)/.exec(answer.labels?.[0]?.textContent ?? '') ?? [];
    await user.type(answer, `${Number(a) * Number(b)}{Enter}`);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(await isPin('1234')).toBe(true);
    expect(shownToast()).toMatch(/^PIN set/);
  });

  it('is removed by those who know it', async () => {
    await setPin('2580');
    const { user } = renderScreen(
      <>
        <PinSheet onClose={() => undefined} />
        <LateGate />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Remove the PIN' }));
    await user.type(await screen.findByLabelText('Your PIN'), '2580{Enter}');
    await waitFor(() => expect(pinIsSet()).toBe(false));
    expect(shownToast()).toMatch(/^PIN removed/);
  });
});
