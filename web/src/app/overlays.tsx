import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchPath, useLocation } from 'react-router-dom';
import { whenFree } from '../data/lib/code-on-device.ts';
import { isLaterVisit } from '../data/lib/visit.ts';
import { useUpdateReady } from '../data/pwa/app-update.ts';
import { useInstallOffered } from '../data/pwa/install-prompt.ts';
import { followClock } from '../data/reading/theme.ts';
import { UpdatePrompt } from '../features/app-update/update-prompt.tsx';
import { InstallBanner } from '../features/install/install-banner.tsx';
import { OfflineDock } from '../features/offline/offline-dock.tsx';
import { preloadScreen } from './routes.tsx';
import { useDescription } from './use-description.ts';

const NotificationPrompt = lazy(async () => ({
  default: (await import('../features/notifications/notification-prompt.tsx')).NotificationPrompt,
}));

/**
 * What lies over every screen (section 2), so that nothing covers another: at the bottom edge the state of the network and of what
 * waits, above it a card that asks something, one at a time. Only what is in it takes presses; beside it they go to the screen.
 */
export function Overlays() {
  const { pathname } = useLocation();
  const updateReady = useUpdateReady();
  const installOffered = useInstallOffered();
  const reading = ['/story/:id', '/read-story/*'].some((route) => matchPath(route, pathname) !== null);
  const hasRead = useEver(reading);
  // Whoever was asked something else on this visit is asked no more.
  const askedElse = useEver(updateReady || installOffered);

  const free = useFree();
  const push = free || isLaterVisit;

  // Here because nobody looks at it: it need not come before the first press is answered.
  useDescription(pathname);
  useEffect(followClock, []);
  useEffect(() => {
    // Before a press on a first visit there is nothing of push to follow.
    if (!push) return;
    void import('../data/push/push.ts').then(
      ({ followPush }) => followPush(),
      () => undefined,
    );
  }, [push]);
  useEffect(() => {
    // From home people go on to a story; the press may have been on one already.
    if (free && pathname === '/') void preloadScreen('/story/1');
  }, [free, pathname]);

  return (
    <aside aria-label="About this app">
      {/* Whoever reads to a child is asked nothing. */}
      {!reading && (
        <div
          data-cards=""
          className="page-margin pointer-events-none fixed inset-x-0 mx-auto max-w-6xl bottom-[calc(1rem+max(env(safe-area-inset-bottom),var(--dock-bar))+var(--dock-button))] z-40 flex flex-col items-start gap-3 *:pointer-events-auto"
        >
          <Apart>
            <UpdatePrompt />
          </Apart>
          {/* One question at a time. */}
          {!updateReady && (
            <Apart>
              <InstallBanner />
            </Apart>
          )}
          {push && !askedElse && (
            <Apart>
              <Suspense fallback={null}>
                <NotificationPrompt hasRead={hasRead} />
              </Suspense>
            </Apart>
          )}
        </div>
      )}
      <Apart>
        <OfflineDock reading={reading} />
      </Apart>
    </aside>
  );
}

/** What breaks is gone, and takes nothing beside it along: none of these is the only way to anything. */
function Apart({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}

/** Whether code costs no line any more. */
function useFree(): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => void whenFree().then(() => setFree(true)), []);
  return free;
}

/** Whether something was so at any time since the page is there. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
