import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../data/session/session-actions.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { toast } from '../../ui/toaster/toast.ts';
import { FORGOTTEN, GATE } from './messages.ts';

/** The way out without the PIN: only a grown-up can sign in again. @param onGone after the sign-out */
export function ForgottenPin({ onGone }: { onGone: () => void }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await signOut();
      onGone();
      navigate('/auth');
    } catch {
      setBusy(false);
      setAsking(false);
      toast({ ...FORGOTTEN.failed, tone: 'destructive' });
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" className="mt-1 -ml-4" onClick={() => setAsking(true)}>
        {GATE.forgotten}
      </Button>
      <ConfirmDialog
        open={asking}
        title={FORGOTTEN.title}
        description={FORGOTTEN.description}
        confirmLabel={FORGOTTEN.confirm}
        cancelLabel={FORGOTTEN.cancel}
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
