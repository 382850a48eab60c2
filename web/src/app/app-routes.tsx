import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../data/session/session.ts';
import { useChildMode } from '../features/parents/api/child-mode.ts';
import { childModeFlag } from '../features/parents/api/device-settings.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { reloadFor, screenLoaded } from './missing-code.ts';
import { type AppRoute, ROUTES } from './routes.ts';
import { ScreenTrouble } from './screen-trouble.tsx';

export const LOADING_LABEL = 'Loading magical stories...';

const SCREENS = [
  screen(ROUTES.home, () => import('../features/home/home-screen.tsx'), 'HomeScreen'),
  screen(ROUTES.auth, () => import('../features/account/sign-in/auth-screen.tsx'), 'AuthScreen'),
  screen(ROUTES.createStory, () => import('./pages/create-story-route.tsx'), 'CreateStoryRoute'),
  screen(ROUTES.favorites, () => import('../features/library/favorites/favorites-screen.tsx'), 'FavoritesScreen'),
  screen(ROUTES.myStories, () => import('../features/library/shelf/my-stories-screen.tsx'), 'MyStoriesScreen'),
  screen(ROUTES.premium, () => import('../features/account/premium/premium-screen.tsx'), 'PremiumScreen'),
  screen(ROUTES.privacy, () => import('../features/account/legal/privacy-screen.tsx'), 'PrivacyScreen'),
  screen(ROUTES.terms, () => import('../features/account/legal/terms-screen.tsx'), 'TermsScreen'),
  screen(ROUTES.curatedStory, () => import('./pages/curated-reader-route.tsx'), 'CuratedReaderRoute'),
  screen(ROUTES.familyStory, () => import('./pages/family-reader-route.tsx'), 'FamilyReaderRoute'),
  screen(ROUTES.record, () => import('./pages/record-route.tsx'), 'RecordRoute'),
  screen(ROUTES.reportShared, () => import('../features/reader/report/report-shared-screen.tsx'), 'ReportSharedScreen'),
  screen(ROUTES.openaiCheck, () => import('../features/shell/openai-check/openai-check-screen.tsx'), 'OpenaiCheckScreen'),
  screen(ROUTES.notFound, () => import('../features/shell/not-found/not-found-screen.tsx'), 'NotFoundScreen'),
];

const CHILD_SHELF = screen(ROUTES.home, () => import('../features/library/child-shelf/child-shelf.tsx'), 'ChildShelf');
/** In child mode there are only the shelf, in the place of home, and the readers; every other address leads to the shelf. */
const CHILD_SCREENS = childScreens(ROUTES.curatedStory, ROUTES.familyStory);
/** After a sign-out, as with a forgotten PIN, also the way to sign in again, and what that agrees to. */
const SIGNED_OUT_CHILD_SCREENS = childScreens(ROUTES.curatedStory, ROUTES.auth, ROUTES.terms, ROUTES.privacy);

function childScreens(...routes: readonly AppRoute[]) {
  return [CHILD_SHELF, ...SCREENS.filter(({ path }) => routes.some((route) => route.path === path))];
}

function screen<Name extends string>({ path }: AppRoute, load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let loaded: ComponentType | null = null;
  const fetchScreen = async () => {
    loaded = (await load())[name];
    screenLoaded(path);
    return { default: loaded };
  };
  const Late = lazy(() => fetchScreen().catch((error: unknown) => reloadFor(path, error)));
  /** Shows loaded code without suspending, as React keeps a fallback for at least 300 ms. */
  function Screen() {
    const [Shown] = useState<ComponentType>(() => loaded ?? Late);
    useEffect(markReady, []);
    return <Shown />;
  }
  return { path, fetchScreen, Screen };
}

/** Marks the document while a screen responds to presses: browser tests wait for it. */
function markReady(): () => void {
  document.documentElement.setAttribute('data-ready', '');
  return () => document.documentElement.removeAttribute('data-ready');
}

/** Fetches the code of the screen at an address before it is shown. Never rejects: a failure shows when the screen does. */
export async function preloadScreen(pathname: string): Promise<void> {
  await (childModeFlag.get() ? [CHILD_SHELF, ...SCREENS] : SCREENS)
    .find(({ path }) => matchPath(path, pathname))
    ?.fetchScreen()
    .catch(() => undefined);
}

/** Replaces every screen while the sign-in state or the screen's code is loading (section 2). */
function AppLoading() {
  return (
    <main id="main">
      <LoadingScreen label={LOADING_LABEL} />
    </main>
  );
}

/** The screen of the current address. An error in one screen ends when the user leaves it. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const childMode = useChildMode();
  const signedOut = useSession().status === 'signed-out';
  const childScreensNow = signedOut ? SIGNED_OUT_CHILD_SCREENS : CHILD_SCREENS;
  return (
    <ErrorBoundary FallbackComponent={ScreenTrouble} resetKeys={[pathname]}>
      <Suspense fallback={<AppLoading />}>
        <Routes>
          {(childMode ? childScreensNow : SCREENS).map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          {childMode && <Route path="*" element={<Navigate to="/" replace />} />}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Shows no screen while the sign-in state is loading, and loads the screen's code meanwhile. */
export function SessionGate({ children }: { children: ReactNode }) {
  const loading = useSession().status === 'loading';
  const { pathname } = useLocation();
  const [open, setOpen] = useState(!loading);

  useEffect(() => {
    // Without its code the screen would suspend, and React keeps a fallback for at least 300 ms.
    if (!open) void preloadScreen(pathname).then(() => loading || setOpen(true));
  }, [open, loading, pathname]);

  return open ? children : <AppLoading />;
}
