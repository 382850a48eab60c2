/** Firebase Auth's session, with the subjects that follow its user. Loaded late. */

import { agreementMark } from '../data/session/agreement-mark.ts';
import { onIdentity } from '../data/session/session-events.ts';
import { followVerification } from '../features/account/api/email-verification.ts';

export { default } from '../data/session/sign-in/reactfire-session.tsx';

onIdentity(followVerification);
onIdentity((user) => {
  if (user === null || agreementMark(user.uid) === 'stored') return;
  // Without a network the terms are shown at another visit.
  void import('../features/parents/api/agreements.ts').then(({ followAgreement }) => followAgreement(user.uid)).catch(() => undefined);
});
