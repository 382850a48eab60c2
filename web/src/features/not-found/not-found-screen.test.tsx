// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

it('reads "404 Page Not Found" and leads home [spec 2.9]', () => {
  renderScreen(<NotFoundScreen />, { at: '/nowhere' });
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
