import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../data/session/session.ts';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import * as messages from './messages.ts';
import { ShelfRoom } from './shelf-room.tsx';

/** /my-stories: every story of the family, newest first. Above them are those that are still being written. */
export function MyStoriesScreen() {
  const signedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();

  useEffect(() => {
    if (signedIn) return;
    toast(messages.SIGN_IN_REQUIRED);
    navigate('/auth', { replace: true });
  }, [signedIn, navigate]);

  return (
    <Page title={messages.TITLE} backTo="/" backLabel="Back to Home" heading>
      {signedIn && <ShelfRoom />}
    </Page>
  );
}
