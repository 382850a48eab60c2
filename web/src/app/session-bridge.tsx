import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { sessionUnavailable, useAuthWanted } from '../data/session.ts';

const FirebaseSession = lazy(() => import('../data/firebase-react.tsx'));

/** Lets the identity provider feed the session, as soon as somebody may be signed in. Shows nothing, and takes nothing down with it. */
export function SessionBridge() {
  if (!useAuthWanted()) return null;
  return (
    <ErrorBoundary fallback={null} onError={sessionUnavailable}>
      <Suspense fallback={null}>
        <FirebaseSession />
      </Suspense>
    </ErrorBoundary>
  );
}
