import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../data/session/session.ts';
import { AppLoading, preloadScreen } from './app-routes.tsx';

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
