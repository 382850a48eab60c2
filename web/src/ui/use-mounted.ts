import { useSyncExternalStore } from 'react';

/** Whether the component is in a browser's page: false in a prerendered page until React has taken it over. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
