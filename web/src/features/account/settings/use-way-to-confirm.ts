import { useQuery } from '@tanstack/react-query';
import { PRIVATE } from '../../../data/query/keys.ts';
import type { WayToConfirm } from '../api/change-sign-in.ts';

/** Loaded before the click, after which iOS would block Google's window. */
const CODE = {
  change: () => import('../api/change-sign-in.ts'),
  deletion: () => import('../api/delete-account.ts'),
};

/** How the account signs in; null until Firebase Auth says it, `unknown` if it does not. @param what the user is going to do */
export function useWayToConfirm(what: keyof typeof CODE): WayToConfirm | 'unknown' | null {
  const { data, isError } = useQuery({
    queryKey: [PRIVATE, 'way-to-confirm', what],
    queryFn: async () => (await CODE[what]()).wayToConfirm(),
    gcTime: 0,
  });
  return isError ? 'unknown' : (data ?? null);
}
