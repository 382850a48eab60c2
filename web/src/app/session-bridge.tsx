import { lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sessionUnavailable, useAuthWanted, useSession } from '../data/session.ts';

const FirebaseSession = lazy(() => import('../data/firebase-react.tsx'));

/**
 * Lets the identity provider feed the session, as soon as somebody may be signed in, and has what waits of theirs sent. Shows nothing, and
 * takes nothing down with it.
 */
export function SessionBridge() {
  const signedIn = useSession().status === 'signed-in';

  useEffect(() => {
    // Without that code, what waits goes on waiting.
    if (signedIn)
      void import('./begin-signed-in.ts').then(
        ({ beginSignedIn }) => beginSignedIn(),
        () => undefined,
      );
  }, [signedIn]);

  if (!useAuthWanted()) return null;
  return (
    <ErrorBoundary fallback={null} onError={sessionUnavailable}>
      <Suspense fallback={null}>
        <FirebaseSession />
      </Suspense>
    </ErrorBoundary>
  );
}
