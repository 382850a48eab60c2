import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '../../../data/session/session-actions.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { LOGOUT_QUESTION, LOGOUT_TITLE, SIGN_OUT_FAILED } from './messages.ts';

export function LogoutButton() {
  const [asking, setAsking] = useState(false);
  const { mutate: logOut, isPending } = useMutation({
    mutationFn: signOut,
    onError: ({ message }) => {
      setAsking(false);
      toast({ title: 'Oops!', description: message || SIGN_OUT_FAILED, tone: 'destructive' });
    },
  });

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
        onConfirm={() => logOut()}
        onCancel={() => setAsking(false)}
        busy={isPending}
      />
    </>
  );
}
