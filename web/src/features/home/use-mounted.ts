import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is as the build prerendered it, then true. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
