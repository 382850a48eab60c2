import { useEffect, useRef } from 'react';
import { focusIsLost } from './lost-focus.ts';

/**
 * Moves the focus to a heading after an action that removes the pressed button.
 * @param things changes when the action took effect.
 * @returns to be called at the press.
 */
export function useKeptFocus(things: readonly unknown[], heading: () => HTMLElement | null | undefined): () => void {
  const acted = useRef(false);
  const known = useRef(things);

  useEffect(() => {
    const changed = known.current !== things;
    known.current = things;
    if (!changed || !acted.current || !focusIsLost()) return;
    acted.current = false;
    heading()?.focus({ preventScroll: true });
  });

  return () => {
    acted.current = true;
  };
}
