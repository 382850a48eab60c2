// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../form/button.tsx';
import { Dialog } from './dialog.tsx';
import { useFocusHandoff } from './lost-focus.ts';

function Card({ onGo }: { onGo: () => void }) {
  const card = useFocusHandoff<HTMLDivElement>();
  return (
    <div ref={card}>
      <Button onClick={onGo}>Not now</Button>
    </div>
  );
}

function Screen({ dialog = false }) {
  const [asks, setAsks] = useState(true);
  const [open, setOpen] = useState(false);
  const [signedIn, setSignedIn] = useState(true);
  return (
    <main id="main">
      <h1>Stories</h1>
      {!dialog && asks && <Card onGo={() => setAsks(false)} />}
      {dialog && signedIn && (
        <>
          <Button onClick={() => setOpen(true)}>Settings</Button>
          <Dialog open={open} onClose={() => setOpen(false)} title="Settings">
            <Button onClick={() => setSignedIn(false)}>Logout</Button>
          </Dialog>
        </>
      )}
      <Button onClick={() => setAsks(false)}>Elsewhere</Button>
    </main>
  );
}

describe('the focus', () => {
  it('goes on to the screen’s heading when the card that it was in goes away', async () => {
    const user = userEvent.setup();
    render(<Screen />);
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays where it is when it was not in the card', async () => {
    const user = userEvent.setup();
    render(<Screen />);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('goes to the screen’s heading when a dialog goes together with what opened it', async () => {
    const user = userEvent.setup();
    render(<Screen dialog />);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('stays on a button that is off, which does nothing, and does not send its form', async () => {
    const user = userEvent.setup();
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
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    rerender(form(true));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mira{Enter}');
    expect([onClick, onSubmit].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
