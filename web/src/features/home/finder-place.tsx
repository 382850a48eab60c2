import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '../../data/session.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FinderProps } from './find-curated.ts';

const Finder = lazy(async () => ({ default: (await import('./finder.tsx')).Finder }));

/** How far off the screen it is made ready. */
const NEAR = '600px';

/**
 * Tonight's story, what was begun, and the search. Its code comes when it is nearly in sight; its place is kept from the first paint, as
 * high as it will be, so that nothing moves. Without the code the stories are there all the same.
 */
export function FinderPlace(props: FinderProps) {
  const signedIn = useSession().status === 'signed-in';
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return setWanted(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), { rootMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={classNames('finder-place', signedIn && 'finder-place-wide')}>
      {wanted && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Finder {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
