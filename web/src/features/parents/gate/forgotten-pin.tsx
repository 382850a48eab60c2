import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '../../../data/session/session-actions.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { startChildMode } from '../api/child-mode.ts';
import { FORGOTTEN, GATE } from './messages.ts';

/** The way out without the PIN: into a child mode with our own stories, which only a grown-up can leave, by signing in. @param onGone after the sign-out */
export function ForgottenPin({ onGone }: { onGone: () => void }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { mutate: leave, isPending } = useMutation({
    // First, so that an interruption leaves no device unlocked.
    onMutate: startChildMode,
    mutationFn: signOut,
    onSuccess: () => {
      onGone();
      navigate('/');
    },
    onError: () => {
      setAsking(false);
      toast({ ...FORGOTTEN.failed, tone: 'destructive' });
    },
  });

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
        busy={isPending}
        onConfirm={() => leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
