/** The only file with reactfire: its `useUser` feeds Firebase Auth's sign-in state to the session. Loaded late. */
import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { followVerification } from '../account/email-verification.ts';
import { agreementMark } from '../session/agreement-mark.ts';
import { followIdentity } from '../session/session.ts';
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

/** Never rejects: without a network the terms are shown at another visit. */
async function followTerms(): Promise<void> {
  const uid = auth.currentUser?.uid;
  if (uid === undefined || agreementMark(uid) === 'stored') return;
  await import('../account/agreements.ts').then(({ followAgreement }) => followAgreement(uid)).catch(() => undefined);
}

function SignInObserver() {
  const { status, data: user } = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new user is only the signal to look.
  useEffect(() => {
    // The session may follow later, after a running sign-up, so it reads the account then.
    if (status !== 'success') return;
    followVerification(auth.currentUser);
    void followIdentity(reportedIdentity).then(followTerms);
  }, [status, user]);
  return null;
}
