import { useState } from 'react';
import { AuthFailure } from '../../../data/device/errors.ts';
import { signOut } from '../../../data/session/session-actions.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { LOGOUT_QUESTION, LOGOUT_TITLE, SIGN_OUT_FAILED } from './messages.ts';

export function LogoutButton() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const logOut = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      setBusy(false);
      setAsking(false);
      toast({ title: 'Oops!', description: error.message || SIGN_OUT_FAILED, tone: 'destructive' });
    }
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <Icon name="sign-out" />
        Logout
      </Button>
      <ConfirmDialog
        open={asking}
        title={LOGOUT_TITLE}
        description={LOGOUT_QUESTION}
        confirmLabel="Yes, Logout"
        cancelLabel="Cancel"
        onConfirm={() => void logOut()}
        onCancel={() => setAsking(false)}
        busy={busy}
      />
    </>
  );
}
