import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../src/data/query/query-client.ts';

/** Renders a screen at an address and route inside a router; `currentPath` and `currentState` return the path and router state after navigation. */
export function renderScreen(screen: ReactNode, { at = '/', route = at, state }: { at?: string; route?: string; state?: unknown } = {}) {
  let path = at;
  let stateNow = state;
  function PathProbe() {
    const location = useLocation();
    path = location.pathname;
    stateNow = location.state;
    return null;
  }
  queryClient.clear();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <Routes>
          <Route path={route} element={screen} />
          <Route path="*" element={null} />
        </Routes>
        <PathProbe />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), currentPath: () => path, currentState: () => stateNow };
}
