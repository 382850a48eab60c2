// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../form/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Story() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  const [signedIn, setSignedIn] = useState(true);
  return (
    <main id="main">
      <h1>Stories</h1>
      {signedIn && (
        <>
          <Button onClick={() => setOpen(true)}>Open</Button>
          <Dialog open={open} onClose={() => setOpen(false)} title="Outer">
            <Button onClick={() => setInner(true)}>Deeper</Button>
            <Button onClick={() => setSignedIn(false)}>Logout</Button>
            <Dialog open={inner} onClose={() => setInner(false)} title="Inner" />
          </Dialog>
        </>
      )}
    </main>
  );
}
const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.getByRole('button', { name });

describe('a dialog', () => {
  it('gives the focus to the screen’s heading if it goes together with what opened it', async () => {
    render(<Story />);
    await user.click(button('Open'));
    await user.click(button('Logout'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asks to be closed by Escape and by a press beside the sheet, not by one on it', async () => {
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
});

it('a question starts on the answer that changes nothing', async () => {
  const [yes, no] = [vi.fn(), vi.fn()];
  render(<ConfirmDialog open title="Confirm Logout" confirmLabel="Yes, Logout" onConfirm={yes} onCancel={no} />);
  expect(screen.getByRole('alertdialog', { name: 'Confirm Logout' })).toBeInTheDocument();
  expect(button('Cancel')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(no).toHaveBeenCalled();
  await user.click(button('Yes, Logout'));
  expect(yes).toHaveBeenCalledTimes(1);
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
