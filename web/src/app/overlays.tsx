import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchPath, useLocation } from 'react-router-dom';
import { codeOnDeviceOrInput } from '../data/lib/code-on-device.ts';
import { isLaterVisit } from '../data/lib/visit.ts';
import { useChildMode } from '../data/parents/child-mode.ts';
import { useUpdateReady } from '../data/pwa/app-update.ts';
import { useInstallOffered } from '../data/pwa/install-prompt.ts';
import { followTheme } from '../data/reading/theme.ts';
import { useTermsUnseen } from '../data/session/agreement-mark.ts';
import { useUid } from '../data/session/session.ts';
import { useUnverifiedEmail } from '../data/session/unverified-email.ts';
import { hasRecorded } from '../data/voices/takes-database.ts';
import { UpdatePrompt } from '../features/app-update/update-prompt.tsx';
import { InstallBanner } from '../features/install/install-banner.tsx';
import { OfflineDock } from '../features/offline/offline-dock.tsx';
import { preloadScreen } from './app-routes.tsx';
import { LateGate } from './late-gate.tsx';
import { ROUTES } from './routes.ts';
import { useDescription } from './use-description.ts';

const NotificationPrompt = lazy(async () => ({
  default: (await import('../features/notifications/notification-prompt.tsx')).NotificationPrompt,
}));

const TermsCard = lazy(async () => ({ default: (await import('../features/legal/terms-card.tsx')).TermsCard }));
const VerifyCard = lazy(async () => ({ default: (await import('../features/verify-email/verify-card.tsx')).VerifyCard }));

/**
 * What lies over every screen (section 2), in one place so that nothing covers another: at the bottom edge the state of the network and
 * the outbox, above it one card at a time that asks the user something. Clicks beside them go to the screen.
 */
export function Overlays() {
  const { pathname } = useLocation();
  const updateReady = useUpdateReady();
  const installOffered = useInstallOffered();
  const unverified = useUnverifiedEmail();
  const uid = useUid();
  const termsUnseen = useTermsUnseen(uid);
  const reading = [ROUTES.curatedStory, ROUTES.familyStory].some(({ path }) => matchPath(path, pathname) !== null);
  const recording = matchPath(ROUTES.record.path, pathname) !== null;
  const creating = pathname === ROUTES.createStory.path;
  const hasRead = useEver(reading);
  const childMode = useChildMode();
  // A user who was asked something else on this visit is not asked about notifications.
  const askedElse = useEver(updateReady || installOffered || termsUnseen || unverified !== null);

  const codeReady = useCodeReady();
  const push = codeReady || isLaterVisit;

  // Here rather than in the screens, because it is not urgent.
  useDescription(pathname);
  useEffect(followTheme, []);
  useEffect(() => {
    // On a first visit there is no subscription yet.
    if (!push) return;
    void import('../data/push/push.ts').then(
      ({ followPush }) => followPush(),
      () => undefined,
    );
  }, [push]);
  useEffect(() => {
    if (!codeReady || uid === null) return;
    // A page that was recorded without a network, on a tab that is closed by now.
    const delivering = deliverLeftRecordings(uid);
    return () => void delivering.then((stop) => stop());
  }, [codeReady, uid]);
  useEffect(() => {
    // Users go from home to a story; the first input may have opened one already.
    if (codeReady && pathname === '/') void preloadScreen('/story/1');
  }, [codeReady, pathname]);

  return (
    <aside aria-label="About this app">
      {/* A user who is reading to a child, records or answers the form's questions is asked nothing else, and a child never. */}
      {!reading && !recording && !creating && !childMode && (
        <div
          data-cards=""
          className="page-margin pointer-events-none fixed inset-x-0 mx-auto max-w-6xl bottom-[calc(1rem+max(env(safe-area-inset-bottom),var(--dock-bar),var(--turning-bar))+var(--dock-button))] z-40 flex flex-col items-start gap-3 *:pointer-events-auto"
        >
          <Isolated>
            <UpdatePrompt />
          </Isolated>
          {/* One question at a time. */}
          {!updateReady && termsUnseen && uid !== null && (
            <Isolated>
              <TermsCard uid={uid} />
            </Isolated>
          )}
          {/* Before the offer to install, which stays for long: a story may wait for the verification. */}
          {!updateReady && !termsUnseen && unverified !== null && (
            <Isolated>
              <VerifyCard email={unverified} />
            </Isolated>
          )}
          {!updateReady && !termsUnseen && unverified === null && (
            <Isolated>
              <InstallBanner />
            </Isolated>
          )}
          {push && !askedElse && (
            <Isolated>
              <NotificationPrompt hasRead={hasRead} />
            </Isolated>
          )}
        </div>
      )}
      {!childMode && (
        <Isolated>
          <OfflineDock reading={reading || recording} creating={creating} />
        </Isolated>
      )}
      <Isolated>
        <LateGate />
      </Isolated>
    </aside>
  );
}

async function deliverLeftRecordings(uid: string): Promise<() => void> {
  if (!(await hasRecorded())) return () => undefined;
  return import('../data/voices/deliver-own-takes.ts').then(
    ({ deliverOwnTakes }) => deliverOwnTakes(uid),
    () => () => undefined,
  );
}

/** Shows nothing of a part that is still loading or throws; the others stay. */
function Isolated({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Whether more code may be loaded. */
function useCodeReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => void codeOnDeviceOrInput().then(() => setReady(true)), []);
  return ready;
}

/** Whether the value was ever true since the page was loaded. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
