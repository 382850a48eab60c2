import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from '../data/lib/store.ts';
import { authWanted, authUnavailable, useSession } from '../data/session/session.ts';

/**
 * Lets the identity provider feed the session, as soon as somebody may be signed in, and has what waits of theirs sent. Shows nothing, and
 * takes nothing down with it.
 */
export function SessionBridge() {
  const signedIn = useSession().status === 'signed-in';
  const wanted = useStore(authWanted);
  const [FirebaseSession, setFirebaseSession] = useState<ComponentType | null>(null);

  // Not as a lazy component: React holds back what follows a fallback, be it an empty one, for a third of a second.
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    void import('../data/firebase/reactfire-session.tsx').then(({ default: Session }) => {
      if (here) setFirebaseSession(() => Session);
    }, authUnavailable);
    return () => {
      here = false;
    };
  }, [wanted]);

  useEffect(() => {
    // Without that code, what waits goes on waiting.
    if (signedIn)
      void import('./begin-signed-in.ts').then(
        ({ beginSignedIn }) => beginSignedIn(),
        () => undefined,
      );
  }, [signedIn]);

  if (FirebaseSession === null) return null;
  return (
    <ErrorBoundary fallback={null} onError={authUnavailable}>
      <FirebaseSession />
    </ErrorBoundary>
  );
}
