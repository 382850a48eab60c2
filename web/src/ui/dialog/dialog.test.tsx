// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { topDialog } from './dialog-stack.ts';

function Story() {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Outer">
        <button type="button" onClick={() => setInner(true)}>
          Deeper
        </button>
        <Dialog open={inner} onClose={() => setInner(false)} title="Inner" />
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('is a modal sheet named by its title, which has the focus', async () => {
    const user = userEvent.setup();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Story />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog', { name: 'Outer' })).toBe(showModal.mock.contexts[0]);
    expect(screen.getByRole('heading', { name: 'Outer' })).toHaveFocus();
  });

  it('gives the focus back to what opened it', async () => {
    const user = userEvent.setup();
    render(<Story />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('lies on top of another, and leaves that one open', async () => {
    const user = userEvent.setup();
    render(<Story />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Deeper' }));
    expect(topDialog()).toBe(screen.getByRole('dialog', { name: 'Inner' }));
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull();
    expect(topDialog()).toBe(screen.getByRole('dialog', { name: 'Outer' }));
    expect(screen.getByRole('button', { name: 'Deeper' })).toHaveFocus();
  });

  it('asks to be closed by Escape and by a press beside the sheet, not by one on it', async () => {
    const onClose = vi.fn();
    const user = userEvent.setup();
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

describe('a question', () => {
  it('starts on the answer that changes nothing', async () => {
    const [yes, no] = [vi.fn(), vi.fn()];
    const user = userEvent.setup();
    render(<ConfirmDialog open title="Confirm Logout" confirmLabel="Yes, Logout" onConfirm={yes} onCancel={no} />);
    expect(screen.getByRole('alertdialog', { name: 'Confirm Logout' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(no).toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Yes, Logout' }));
    expect(yes).toHaveBeenCalledTimes(1);
  });
});
