import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../src/data/queries/query-client.ts';

/** Renders a screen at an address and route inside a router; `currentPath` returns the path after navigation. */
export function renderScreen(screen: ReactNode, { at = '/', route = at }: { at?: string; route?: string } = {}) {
  let path = at;
  function PathProbe() {
    path = useLocation().pathname;
    return null;
  }
  queryClient.clear();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={route} element={screen} />
          <Route path="*" element={null} />
        </Routes>
        <PathProbe />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), currentPath: () => path };
}
