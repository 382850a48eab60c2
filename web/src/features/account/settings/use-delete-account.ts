import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSyncState } from '../../../data/outbox/page/sync.ts';
import { toast } from '../../../ui/toaster/toast.ts';
import { authProblem } from './auth-problem.ts';
import { DELETE_TEXTS } from './messages.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useWayToConfirm } from './use-way-to-confirm.ts';

/** How the user confirms, how many entries wait on this device, and what went wrong. @param returned whether from Google's page */
export function useDeleteAccount(returned: boolean) {
  const { pending } = useSyncState();
  const way = useWayToConfirm('deletion');
  const { confirmation, error } = useConfirmation(returned);
  const [password, setPassword] = useState('');
  const deletion = useMutation({
    mutationFn: async () => {
      const { deleteAccount } = await import('../api/delete-account.ts');
      await deleteAccount(way === 'password' ? password : null);
    },
    onSuccess: () => toast(DELETE_TEXTS.done),
  });
  const busy = deletion.isPending;
  const failure = deletion.isIdle ? error : deletion.error;
  const unknown = deletion.isIdle && way === 'unknown';
  const problem = failure !== null || unknown ? authProblem(failure, DELETE_TEXTS.failed) : null;

  function confirm(): void {
    if (!busy && way !== null && way !== 'unknown' && confirmation !== 'checking') deletion.mutate();
  }

  return { way: way === 'unknown' ? null : way, waiting: pending, password, setPassword, problem, confirmation, busy, confirm };
}
