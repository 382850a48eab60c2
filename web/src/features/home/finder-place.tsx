import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { useSession } from '../../data/session/session.ts';
import type { FinderProps } from './find-curated.ts';

/**
 * Tonight's story, what was begun, and the search. Its code comes when home is alive; its place is kept from the first paint, as high as it
 * will be (styles/stage.css), so that nothing moves. Without the code the stories are there all the same, and
 * without the stories their place is lower for it.
 */
export function FinderPlace(props: FinderProps | { stories?: never }) {
  const [Finder, setFinder] = useState<ComponentType<FinderProps>>();
  const signedIn = useSession().status === 'signed-in';

  useEffect(() => {
    // In a task of its own: to begin a fetch takes time, and home has just come alive in this one.
    const soon = window.setTimeout(() => {
      import('./finder.tsx').then(
        (late) => startTransition(() => setFinder(() => late.Finder)),
        () => undefined,
      );
    });
    return () => window.clearTimeout(soon);
  }, []);

  return (
    <div className={signedIn ? 'finder-place finder-place-wide' : 'finder-place'}>{Finder && props.stories && <Finder {...props} />}</div>
  );
}
