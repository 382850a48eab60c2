import { type ComponentType, lazy, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchPath, useLocation } from 'react-router-dom';
import { cardPlace } from '../data/device/card-place.ts';
import { useStore } from '../data/device/store.ts';
import { isLaterVisit } from '../data/device/visit.ts';
import { useUpdateReady } from '../data/device/worker/app-update.ts';
import { useInstallOffered } from '../data/device/worker/install-prompt.ts';
import { useTermsUnseen } from '../data/session/agreement-mark.ts';
import { useUid } from '../data/session/session.ts';
import { useUnverifiedEmail } from '../data/session/unverified-email.ts';
import { useChildMode } from '../features/parents/api/child-mode.ts';
import { useLineUp } from '../features/reader/api/reading/line-up.ts';
import { UpdatePrompt } from '../features/shell/app-update/update-prompt.tsx';
import { InstallBanner } from '../features/shell/install/install-banner.tsx';
import { OfflineDock } from '../features/shell/offline/offline-dock.tsx';
import { Late } from '../ui/late.tsx';
import { afterStart, codeReady } from './after-start.ts';
import { preloadScreen } from './app-routes.tsx';
import { describeScreen } from './describe-screen.ts';
import { LateGate } from './late-gate.tsx';
import { ROUTES } from './routes.ts';

const NotificationPrompt = lazy(async () => ({
  default: (await import('../features/account/notifications/notification-prompt.tsx')).NotificationPrompt,
}));

const LineUpBar = lazy(async () => ({ default: (await import('../features/reader/line-up/line-up-bar.tsx')).LineUpBar }));

/** The screens from which stories are chosen. */
const SHELVES: readonly string[] = [ROUTES.home.path, ROUTES.myStories.path, ROUTES.favorites.path];

const TermsCard = lazy(async () => ({ default: (await import('../features/account/legal/terms-card.tsx')).TermsCard }));
const VerifyCard = lazy(async () => ({ default: (await import('../features/account/verify-email/verify-card.tsx')).VerifyCard }));

/** What decides which card asks something. */
interface OverlayState {
  uid: string | null;
  termsUnseen: boolean;
  /** The email address that is not verified; null if there is none, or after "Not now". */
  unverified: string | null;
  installOffered: boolean;
  /** Whether notifications may be loaded, and the user was asked nothing else on this visit. */
  mayAskForPush: boolean;
  hasRead: boolean;
}

interface Overlay {
  when(state: OverlayState): boolean;
  /** Of several whose time has come, only the one with the lowest number is shown. */
  priority: number;
  component: ComponentType<{ state: OverlayState }>;
}

const OVERLAYS: readonly Overlay[] = [
  {
    when: ({ uid, termsUnseen }) => termsUnseen && uid !== null,
    priority: 1,
    component: ({ state }) => state.uid !== null && <TermsCard uid={state.uid} />,
  },
  // Before the offer to install, which stays for long: a story may wait for the verification.
  {
    when: ({ unverified }) => unverified !== null,
    priority: 2,
    component: ({ state }) => state.unverified !== null && <VerifyCard email={state.unverified} />,
  },
  { when: ({ installOffered }) => installOffered, priority: 3, component: InstallBanner },
  {
    when: ({ mayAskForPush }) => mayAskForPush,
    priority: 4,
    component: ({ state }) => <NotificationPrompt hasRead={state.hasRead} />,
  },
];

/** The card that is shown now, if any. */
function overlayFor(state: OverlayState): Overlay | undefined {
  return OVERLAYS.filter(({ when }) => when(state)).sort((one, other) => one.priority - other.priority)[0];
}

/** Begins what follows the first screen. @returns the overlays, for `lazy`. */
export function beginOverlays() {
  afterStart();
  return { default: Overlays };
}

/**
 * What every screen has beside its own parts (section 2). Over it, so that nothing covers another: at the bottom edge the state of the network
 * and the outbox, above it the news of an update; clicks beside them go to the screen. In the page, in the screen's place for it or at its end:
 * one card at a time that asks the user something.
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
  const choosing = SHELVES.includes(pathname);
  const linedUp = useLineUp().length > 0 && choosing;
  const childMode = useChildMode();
  const place = useStore(cardPlace);
  // A user who was asked something else on this visit is not asked about notifications.
  const askedElse = useEver(updateReady || installOffered || termsUnseen || unverified !== null);
  const ready = useStore(codeReady);
  const state = { uid, termsUnseen, unverified, installOffered, mayAskForPush: (ready || isLaterVisit) && !askedElse, hasRead };
  // The question about the update is in the document before it is asked.
  const card = updateReady ? undefined : overlayFor(state);

  // A user who is reading to a child, records or answers the form's questions is asked nothing else, and a child never.
  const mayAsk = !reading && !recording && !creating && !childMode;
  const shown = card && (
    <Late key={card.priority}>
      <card.component state={state} />
    </Late>
  );

  useEffect(() => {
    // Here rather than in the screens, because it is not urgent.
    describeScreen(pathname);
    // Users go from home to a story; the first input may have opened one already.
    if (ready && pathname === '/') void preloadScreen('/story/1');
  }, [pathname, ready]);

  return (
    <aside aria-label="About this app">
      {(mayAsk || linedUp) && (
        <div
          data-cards=""
          className="page-margin pointer-events-none fixed inset-x-0 mx-auto max-w-6xl bottom-[calc(1rem+max(env(safe-area-inset-bottom),var(--dock-bar),var(--turning-bar))+var(--dock-button))] z-40 flex flex-col items-start gap-3 *:pointer-events-auto"
        >
          {mayAsk && (
            <Late>
              <UpdatePrompt />
            </Late>
          )}
          {linedUp && (
            <Late>
              <LineUpBar />
            </Late>
          )}
        </div>
      )}
      {mayAsk &&
        shown &&
        (place ? createPortal(shown, place) : <div className="page-margin mx-auto max-w-6xl pb-8 empty:hidden">{shown}</div>)}
      {!childMode && (
        <Late>
          <OfflineDock reading={reading || recording} creating={creating} />
        </Late>
      )}
      <Late>
        <LateGate />
      </Late>
    </aside>
  );
}

/** Whether the value was ever true since the page was loaded. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
