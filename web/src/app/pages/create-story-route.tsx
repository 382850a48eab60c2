import { lazy, useState } from 'react';
import { useSession } from '../../data/session/session.ts';
import { CreateStoryScreen } from '../../features/create/create-story-screen.tsx';

const loadReader = async () => (await import('./family-reader-route.tsx')).UnfinishedReader;
const Offers = lazy(async () => ({ default: (await import('../../features/library/tonight/tonight-offers.tsx')).TonightOffers }));
const SignUpSheet = lazy(async () => ({ default: (await import('../../features/account/sign-in/auth-sheet.tsx')).AuthSheet }));

export function CreateStoryRoute() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.firebaseUid : null;
  const [account, setAccount] = useState({ uid, visit: 0 });
  if (account.uid !== uid) {
    // A visitor who signs in keeps the form. It does not outlive an account's session, which may end in another tab.
    setAccount({ uid, visit: account.uid === null ? account.visit : account.visit + 1 });
  }
  return <CreateStoryScreen key={account.visit} loadReader={loadReader} SignUpSheet={SignUpSheet} Offers={Offers} />;
}
