import { useState } from 'react';
import { CallFailed } from '../../../data/http/call.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { forgetTakesOfGuest } from '../api/forget-voices.ts';
import { withdraw } from '../api/invitations.ts';
import { GUEST } from './messages.ts';

/** Takes back what a guest has recorded, on the server and on this device. */
export function Withdraw({ token, onWithdrawn }: { token: string; onWithdrawn: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function takeBack(): Promise<void> {
    setBusy(true);
    try {
      await withdraw(token);
      // Not before, as recording goes on if the server did not answer.
      await forgetTakesOfGuest(token);
      onWithdrawn();
    } catch (error) {
      setProblem((error instanceof CallFailed && error.reason) || GUEST.trouble.text);
      setAsking(false);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-10 border-t border-line pt-5">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {GUEST.withdraw}
      </Button>
      <p role="alert" className={problem === null ? 'sr-only' : 'text-ink'}>
        {problem}
      </p>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={GUEST.withdrawQuestion}
        description={GUEST.withdrawText}
        confirmLabel={GUEST.withdraw}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
