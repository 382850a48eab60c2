/**
 * Child mode shows only the shelf and the reader, over visits. If the session ends meanwhile, as with a forgotten PIN, it shows our own stories only, until
 * somebody signs in.
 */
import { useStore } from '../../../data/device/store.ts';
import { childModeFlag, setChildMode } from './device-settings.ts';

/** Said by each screen that starts it. */
export const CHILD_MODE_ON = {
  title: 'Child mode is on',
  description: 'Only the shelf and the stories are here now. To leave, tap “Grown-ups” at the top.',
} as const;

export function useChildMode(): boolean {
  return useStore(childModeFlag);
}

export function startChildMode(): void {
  setChildMode(true);
}

export function endChildMode(): void {
  setChildMode(false);
}
