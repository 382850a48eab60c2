// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '../../test/show.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

vi.mock('../../art/picture.tsx', () => import('../../test/plain-pictures.tsx'));

it('reads "404 Page Not Found" and leads home [spec 2.9]', () => {
  show(<NotFoundScreen />, { at: '/nowhere' });
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});
