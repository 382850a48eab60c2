// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';

const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.getByRole('button', { name });

it('a dialog asks to be closed by Escape and by a press beside the sheet, not by one on it', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="About">
      <p>Words</p>
    </Dialog>,
  );
  await user.click(screen.getByText('Words'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('a busy button keeps the focus, does nothing, and does not send its form', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn((event: { preventDefault(): void }) => event.preventDefault())];
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(button('Send'));
  rerender(form(true));
  expect(button('Send')).toBeDisabled();
  expect(button('Send')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mira{Enter}');
  fireEvent.click(button('Send'));
  expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
