import { useEffect, useRef } from 'react';
import { focusIsLost } from './lost-focus.ts';

/**
 * Moves the focus to a heading after an action that removes the pressed button.
 * @param things changes when the action took effect.
 * @returns to be called at the press.
 */
export function useKeptFocus(things: readonly unknown[], heading: () => HTMLElement | null | undefined): () => void {
  const acted = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something came or went.
  useEffect(() => {
    if (!acted.current || !focusIsLost()) return;
    acted.current = false;
    heading()?.focus({ preventScroll: true });
  }, [things]);

  return () => {
    acted.current = true;
  };
}
