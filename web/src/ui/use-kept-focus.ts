import { useEffect, useRef } from 'react';
import { focusIsLost } from './lost-focus.ts';

/**
 * Where an action takes the pressed button away with its thing, the focus would fall to the start of the page: it goes to a heading.
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
