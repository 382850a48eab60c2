/** The only file with reactfire: its `useUser` feeds Firebase Auth's sign-in state to the session. Loaded late. */
import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { followIdentity } from '../session.ts';
import { reportIdentity } from '../session-events.ts';
import { firebaseApp } from './app.ts';
import { auth, reportedIdentity } from './auth.ts';

export default function FirebaseSession() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <SignInObserver />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function SignInObserver() {
  const { status, data: user } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new user is only the signal to look.
  useEffect(() => {
    // The session may follow later, after a running sign-up, so it reads the account then.
    if (status === 'success') void followIdentity(reportedIdentity).then(() => reportIdentity(auth.currentUser));
  }, [status, user]);
  return null;
}
