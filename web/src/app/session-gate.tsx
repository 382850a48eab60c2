import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../data/session.ts';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { LOADING_LABEL } from './loading-label.ts';
import { preloadScreen } from './routes.tsx';

/** Shows no screen before it is known who is signed in; its code comes meanwhile. */
export function SessionGate({ children }: { children: ReactNode }) {
  const loading = useSession().status === 'loading';
  const { pathname } = useLocation();

  useEffect(() => {
    if (loading) void preloadScreen(pathname);
  }, [loading, pathname]);

  if (!loading) return children;
  return (
    <main id="main">
      <LoadingScreen label={LOADING_LABEL} />
    </main>
  );
}
