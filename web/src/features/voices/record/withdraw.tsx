import { useMutation } from '@tanstack/react-query';
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await withdraw(token);
      // Not before, as recording goes on if the server did not answer.
      await forgetTakesOfGuest(token);
    },
    onSuccess: onWithdrawn,
    onError: () => setAsking(false),
  });

  return (
    <div className="mt-10 border-t border-line pt-5">
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {GUEST.withdraw}
      </Button>
      <p role="alert" className={error === null ? 'sr-only' : 'text-ink'}>
        {error && ((error instanceof CallFailed && error.reason) || GUEST.trouble.text)}
      </p>
      <ConfirmDialog
        open={asking}
        danger
        busy={isPending}
        title={GUEST.withdrawQuestion}
        description={GUEST.withdrawText}
        confirmLabel={GUEST.withdraw}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
