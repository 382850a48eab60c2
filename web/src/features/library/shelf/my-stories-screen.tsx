import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../data/session/session.ts';
import { Page } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import * as messages from './messages.ts';
import { ShelfRoom } from './shelf-room.tsx';

/**
 * /my-stories: every story of the family, newest first.
 * @param arriving shown above them: the stories that are still being written, or null.
 */
export function MyStoriesScreen({ arriving = null }: { arriving?: ReactNode }) {
  const signedIn = useSession().status === 'signed-in';
  const navigate = useNavigate();

  useEffect(() => {
    if (signedIn) return;
    toast(messages.SIGN_IN_REQUIRED);
    navigate('/auth', { replace: true });
  }, [signedIn, navigate]);

  return (
    <Page title={messages.TITLE} backTo="/" backLabel="Back to Home" heading>
      {signedIn && <ShelfRoom arriving={arriving} />}
    </Page>
  );
}
