import { Navigate, useNavigate } from 'react-router-dom';
import { CoverPicture } from '../../../art/index.ts';
import { useSession } from '../../../data/session/session.ts';
import { Page } from '../../../ui/page.tsx';
import { AuthPanel } from './auth-panel.tsx';
import { MODE_TEXTS } from './messages.ts';
import { useAuthForm } from './use-auth-form.ts';

export function AuthScreen() {
  const navigate = useNavigate();
  const auth = useAuthForm('sign-in', () => navigate('/', { replace: true }));
  const session = useSession();
  const texts = MODE_TEXTS[auth.mode];

  // A user without a uid was sent here to sign in again (section 5).
  const leaving = session.status === 'signed-in' && session.user.firebaseUid !== '';

  return (
    <Page title={texts.heading} backTo="/" backLabel="Back to Home">
      {/* Beside the form, as the screen would be blank until home is loaded. */}
      {leaving && <Navigate to="/" replace />}
      <div className="sheet mx-auto mt-4 grid max-w-xl overflow-hidden rounded-stage lg:max-w-6xl lg:grid-cols-[1.3fr_1fr]">
        <div className="relative h-44 sm:h-80 lg:h-auto">
          {/* Cropped so that the rabbit and the house stay visible. */}
          <CoverPicture cover="moon" className="absolute inset-0 size-full object-cover object-[62%_85%]" />
        </div>
        <div className="min-w-0 px-5 py-8 large-text:px-3 sm:px-10 sm:py-10">
          <h1 className="font-display text-head font-semibold">{texts.heading}</h1>
          <p className="mt-2 text-soft">{texts.lead}</p>
          <AuthPanel {...auth} />
        </div>
      </div>
    </Page>
  );
}
