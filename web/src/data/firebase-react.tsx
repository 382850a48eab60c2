/** The one place with reactfire: its providers and its sign-in check tell the session store who is there. Loaded late. */
import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useSigninCheck } from 'reactfire';
import { firebaseApp } from './firebase-app.ts';
import { auth, identityOf } from './firebase-auth.ts';
import { followIdentity } from './session.ts';

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
  const { status, data: check } = useSigninCheck();
  useEffect(() => {
    // The check is a signal only: by the time it is followed, the provider itself knows better who is there.
    if (status === 'success' && check) void followIdentity(() => (auth.currentUser ? identityOf(auth.currentUser) : null));
  }, [status, check]);
  return null;
}
