import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../data/queries/query-client.ts';

/** Shows a screen at an address, on its route as the app does, and says where the person is after what they do. */
export function show(screen: ReactNode, { at = '/', route = at }: { at?: string; route?: string } = {}) {
  let place = at;
  function Compass() {
    place = useLocation().pathname;
    return null;
  }
  queryClient.clear();
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={route} element={screen} />
        <Route path="*" element={null} />
      </Routes>
      <Compass />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup({ delay: null }), whereabouts: () => place };
}
