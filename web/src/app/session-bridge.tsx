import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStore } from '../data/device/store.ts';
import { connectSyncEngine, startSync } from '../data/outbox/page/sync.ts';
import { authUnavailable, authWanted, useSession } from '../data/session/session.ts';

connectSyncEngine(() => import('./start-sync-engine.ts'));

/** Loads Firebase Auth as soon as a user may be signed in, and starts what a signed-in user needs. Renders nothing. */
export function SessionBridge() {
  const signedIn = useSession().status === 'signed-in';
  const wanted = useStore(authWanted);
  const [FirebaseSession, setFirebaseSession] = useState<ComponentType | null>(null);

  // Not a lazy component, because React delays what follows a fallback by 300 ms.
  useEffect(() => {
    if (!wanted) return;
    let mounted = true;
    void import('./auth-subjects.ts').then(({ default: Session }) => {
      if (mounted) setFirebaseSession(() => Session);
    }, authUnavailable);
    return () => {
      mounted = false;
    };
  }, [wanted]);

  useEffect(() => {
    if (signedIn) void startSync();
  }, [signedIn]);

  if (FirebaseSession === null) return null;
  return (
    <ErrorBoundary fallback={null} onError={authUnavailable}>
      <FirebaseSession />
    </ErrorBoundary>
  );
}
