import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { isScreenAtHand } from './routes.tsx';

/**
 * The browser's address as the router's place. A screen whose code is there is shown in the frame after the press; another one is waited for on
 * the screen before, as react-router's own router (`BrowserRouter`) does in either case: in small steps that anything may come between.
 */
export function AppRouter({ children }: { children: ReactNode }) {
  // BrowserRouter makes its history with this function; of the ways to have one it is the only one that leaves the order of updates to us.
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });

  useLayoutEffect(
    () =>
      history.listen((place) => {
        const show = (): void => setPlace(place);
        if (isScreenAtHand(place.location.pathname)) show();
        else startTransition(show);
      }),
    [history],
  );

  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
