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
  /** Undefined until the user has tried to delete the account here. */
  const [attempted, setProblem] = useState<string | null>();
  const [busy, setBusy] = useState(false);
  const before = error !== null ? authProblem(error, DELETE_TEXTS.failed) : way === 'unknown' ? DELETE_TEXTS.failed : null;
  const problem = attempted === undefined ? before : attempted;

  async function confirm(): Promise<void> {
    if (busy || way === null || way === 'unknown' || confirmation === 'checking') return;
    setBusy(true);
    setProblem(null);
    try {
      const { deleteAccount } = await import('../api/delete-account.ts');
      await deleteAccount(way === 'password' ? password : null);
      toast({ title: DELETE_TEXTS.done.title, description: DELETE_TEXTS.done.description });
    } catch (error) {
      setBusy(false);
      setProblem(authProblem(error, DELETE_TEXTS.failed));
    }
  }

  return { way: way === 'unknown' ? null : way, waiting: pending, password, setPassword, problem, confirmation, busy, confirm };
}
