// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppRouter } from './app-router.tsx';

const atHand = vi.hoisted(() => new Set<string>());
vi.mock('./routes.tsx', () => ({ isScreenAtHand: (path: string) => atHand.has(path) }));

let arrive: () => void;
let arrived: Promise<void>;
let isThere = false;

/** A screen whose code is on its way. */
function Far() {
  if (!isThere) throw arrived;
  return <h1>Far</h1>;
}

beforeEach(() => {
  atHand.clear();
  isThere = false;
  arrived = new Promise((resolve) => {
    arrive = () => {
      isThere = true;
      resolve();
    };
  });
  window.history.replaceState(null, '', '/');
  render(
    <AppRouter>
      <Link to="/near">Near</Link>
      <Link to="/far">Far away</Link>
      <Routes>
        <Route path="/" element={<h1>Home</h1>} />
        <Route path="/near" element={<h1>Near</h1>} />
        <Route path="/far" element={<Far />} />
      </Routes>
    </AppRouter>,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a screen whose code is there is shown before the press is over', async () => {
  atHand.add('/near');
  // Not in React's own `act`, which would wait for small steps as well.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('link', { name: 'Near' }).click();
  await Promise.resolve();
  expect(screen.getByRole('heading')).toHaveTextContent('Near');
});

it('another one is waited for on the screen before', async () => {
  await act(async () => screen.getByRole('link', { name: 'Far away' }).click());
  expect(window.location.pathname).toBe('/far');
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
  await act(async () => arrive());
  expect(screen.getByRole('heading')).toHaveTextContent('Far');
});

it('the browser’s own ways back and on are followed', async () => {
  atHand.add('/').add('/near');
  await act(async () => screen.getByRole('link', { name: 'Near' }).click());
  await act(async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
  });
  expect(screen.getByRole('heading')).toHaveTextContent('Home');
});
