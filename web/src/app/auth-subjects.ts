/** Firebase Auth's session, with the subjects that follow its user. Loaded late. */
import { followVerification } from '../data/account/email-verification.ts';
import { agreementMark } from '../data/session/agreement-mark.ts';
import { onIdentity } from '../data/session/session-events.ts';

export { default } from '../data/firebase/reactfire-session.tsx';

onIdentity(followVerification);
onIdentity((user) => {
  if (user === null || agreementMark(user.uid) === 'stored') return;
  // Without a network the terms are shown at another visit.
  void import('../data/account/agreements.ts').then(({ followAgreement }) => followAgreement(user.uid)).catch(() => undefined);
});
