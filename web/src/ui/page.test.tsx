// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Page } from './page.tsx';

function open() {
  render(
    <MemoryRouter>
      <Link to="/other">On</Link>
      <Link to="/same">Still reading</Link>
      <Routes>
        <Route path="/" element={<Page title="First">{null}</Page>} />
        <Route
          path="/same"
          element={
            <Page title="Same" heading keepScroll>
              {null}
            </Page>
          }
        />
        <Route
          path="/other"
          element={
            <Page title="Other" heading>
              {null}
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
    const first = (title: string) => (
      <MemoryRouter>
        <Page key={title} title={title} heading>
          Words
        </Page>
      </MemoryRouter>
    );
    render(first('A story')).rerender(first('The Well'));
    expect(screen.getByRole('heading', { level: 1, name: 'The Well' })).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('begins at its top, unless it continues the one before', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const user = open();
    await user.click(screen.getByRole('link', { name: 'Still reading' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Same' })).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    cleanup();
    open();
    await user.click(screen.getByRole('link', { name: 'On' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});
