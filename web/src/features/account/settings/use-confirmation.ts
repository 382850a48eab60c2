import { useQuery } from '@tanstack/react-query';
import { PRIVATE } from '../../../data/query/keys.ts';

/**
 * Finishes on the way back from Google's page.
 * @param returned whether the page comes from there.
 * @returns with the error if Google did not confirm the user.
 */
export function useConfirmation(returned: boolean): { confirmation: 'none' | 'checking' | 'confirmed'; error: unknown } {
  const { isSuccess, error } = useQuery({
    queryKey: [PRIVATE, 'confirmation'],
    queryFn: async () => {
      await (await import('../api/confirm.ts')).finishConfirming();
      return true;
    },
    enabled: returned,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const confirmation = !returned || error !== null ? 'none' : isSuccess ? 'confirmed' : 'checking';
  return { confirmation, error };
}
