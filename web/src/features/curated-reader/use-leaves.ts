import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after which a page that was turned to lies still, and is being read. */
const REST = 500;

/**
 * The pages to have in the document, in their order: the open one, and its neighbors once it is being read. They are drawn and laid out before
 * anybody turns to them, pictures too; to turn is then to let one be seen and the other not.
 * @param index the open page.
 */
export function useLeaves(index: number, count: number): readonly number[] {
  const [leaves, setLeaves] = useState<readonly number[]>([index]);
  // The page that is turned away stays, to be seen going.
  const withOpen = leaves.includes(index) ? leaves : [...leaves, index].sort((a, b) => a - b);
  if (withOpen !== leaves) setLeaves(withOpen);

  useEffect(() => {
    // Not in the time of the turning: whoever turns quickly is looking for a place.
    const rest = window.setTimeout(() => {
      const near = [index - 1, index, index + 1].filter((page) => page >= 0 && page < count);
      startTransition(() => setLeaves(near));
    }, REST);
    return () => window.clearTimeout(rest);
  }, [index, count]);

  return withOpen;
}
