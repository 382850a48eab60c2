/** Child mode shows only the shelf and the reader. It belongs to a signed-in family's device, over visits. */
import { useStore } from '../lib/store.ts';
import { currentSession, useSession } from '../session/session.ts';
import { childModeFlag } from './device-settings.ts';

export function useChildMode(): boolean {
  const on = useStore(childModeFlag);
  return useSession().status === 'signed-in' && on;
}

export function isChildMode(): boolean {
  return currentSession().status === 'signed-in' && childModeFlag.get();
}
