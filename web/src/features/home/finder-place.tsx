import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '../../data/session.ts';
import type { FinderProps } from './find-curated.ts';

const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }));

/**
 * Tonight's story, what was begun, and the search. Its code comes when home is alive; its place is kept from the first paint, as high as it
 * will be (styles/stage.css), so that nothing moves. Without the code the stories are there all the same.
 */
export function FinderPlace(props: FinderProps) {
  const signedIn = useSession().status === 'signed-in';
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <div className={signedIn ? 'finder-place finder-place-wide' : 'finder-place'}>
      {alive && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Finder {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
