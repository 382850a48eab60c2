// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Page } from './page.tsx';

function open() {
  document.head.innerHTML = '<meta name="application-name" content="The Site" />';
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={
            <Page title="First">
              <Link to="/second">On</Link>
              <Link to="/same">Still reading</Link>
            </Page>
          }
        />
        <Route
          path="/same"
          element={
            <Page title="Same" keepScroll>
              <h1>The same book</h1>
            </Page>
          }
        />
        <Route
          path="/second"
          element={
            <Page title="Second" heading backTo="/" backLabel="Back to Home">
              Words
            </Page>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

describe('a page', () => {
  // First in this file: after the first navigation every screen takes the focus.
  it('leaves the focus where the browser put it while the first screen becomes what it is', () => {
    const first = (page: ReactNode) => <MemoryRouter>{page}</MemoryRouter>;
    const { rerender } = render(
      first(
        <Page key="loading" title="A story">
          On its way
        </Page>,
      ),
    );
    rerender(
      first(
        <Page key="there" title="The Well" heading>
          Words
        </Page>,
      ),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'The Well' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('begins at its top, unless it continues the one before', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const user = open();
    await user.click(screen.getByRole('link', { name: 'Still reading' }));
    expect(screen.getByRole('heading', { level: 1, name: 'The same book' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    cleanup();
    open();
    await user.click(screen.getByRole('link', { name: 'On' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
