/** The one place with reactfire: its providers and its user tell the session store who is there. Loaded late. */
import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { followIdentity } from '../session/session.ts';
import { firebaseApp } from './app.ts';
import { auth, identityOf } from './auth.ts';

export default function FirebaseSession() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <SignInWatch />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function SignInWatch() {
  const { status, data: user } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is a signal only.
  useEffect(() => {
    // By the time it is followed, the provider itself knows better who is there.
    if (status === 'success') void followIdentity(() => (auth.currentUser ? identityOf(auth.currentUser) : null));
  }, [status, user]);
  return null;
}
