import { useEffect, useState } from 'react';
import type { WayToConfirm } from '../../data/account/delete-account.ts';
import { useSyncState } from '../../data/sync/sync.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { authProblem } from './auth-problem.ts';
import { DELETE_TEXTS } from './messages.ts';
import { useConfirmation } from './use-confirmation.ts';

const deletion = () => import('../../data/account/delete-account.ts');

/** How the user confirms, how many entries wait on this device, and what went wrong. @param returned whether from Google's page */
export function useDeleteAccount(returned: boolean) {
  const { pending } = useSyncState();
  const [way, setWay] = useState<WayToConfirm | null>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirmation = useConfirmation(returned, (error) => setProblem(authProblem(error, DELETE_TEXTS.failed)));

  useEffect(() => {
    let here = true;
    // Loaded before the click, after which iOS would block Google's window.
    deletion()
      .then(({ wayToConfirm }) => wayToConfirm())
      .then(
        (found) => here && setWay(found),
        () => here && setProblem(DELETE_TEXTS.failed),
      );
    return () => {
      here = false;
    };
  }, []);

  async function confirm(): Promise<void> {
    if (busy || way === null || confirmation === 'checking') return;
    setBusy(true);
    setProblem(null);
    try {
      await (await deletion()).deleteAccount(way === 'password' ? password : null);
      toast({ title: DELETE_TEXTS.done.title, description: DELETE_TEXTS.done.description });
    } catch (error) {
      setBusy(false);
      setProblem(authProblem(error, DELETE_TEXTS.failed));
    }
  }

  return { way, waiting: pending, password, setPassword, problem, confirmation, busy, confirm };
}
