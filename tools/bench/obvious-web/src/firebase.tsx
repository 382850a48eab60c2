/** Firebase around the whole app, the way reactfire's own guide shows it. */
import { getAuth } from 'firebase/auth';
import { initializeFirestore, persistentLocalCache, persistentMultipleTabManager } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useFirebaseApp, useInitFirestore, useUser } from 'reactfire';
import { firebaseApp } from '../../../../web/src/data/firebase/app.ts';
import { LoadingScreen } from '../../../../web/src/ui/loading-screen.tsx';

export function Firebase({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <Products>{children}</Products>
    </FirebaseAppProvider>
  );
}

function Products({ children }: { children: ReactNode }) {
  const auth = getAuth(useFirebaseApp());
  const { data: firestore } = useInitFirestore(async (app) =>
    initializeFirestore(app, { localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }) }),
  );
  if (firestore === undefined) return <Waiting />;
  return (
    <AuthProvider sdk={auth}>
      <FirestoreProvider sdk={firestore}>
        <KnownUser>{children}</KnownUser>
      </FirestoreProvider>
    </AuthProvider>
  );
}

/** The specification: "Loading magical stories..." until the first auth state is known. */
function KnownUser({ children }: { children: ReactNode }) {
  return useUser().status === 'loading' ? <Waiting /> : children;
}

function Waiting() {
  return <LoadingScreen label="Loading magical stories..." />;
}
