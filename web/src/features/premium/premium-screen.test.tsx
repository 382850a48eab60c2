// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PremiumScreen } from './premium-screen.tsx';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

it('shows the plan, its price, its terms and six features [spec 1.4, 2.5, 2.43, 2.44, 2.45, 2.46, 9.1]', () => {
  renderScreen(<PremiumScreen />, { at: '/premium' });
  expect(screen.getByRole('region', { name: 'Premium Family Plan' })).toHaveTextContent('$9.99/month');
  expect(screen.getByText('7-day free trial, cancel anytime')).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('h2')?.textContent)).toEqual([
    'Unlimited AI stories',
    '50+ premium themes',
    'Story collections',
    'Custom characters',
    'Family profiles',
    'Advanced favorites',
  ]);
  expect(screen.getByRole('link', { name: 'Back to Stories' })).toHaveAttribute('href', '/');
});

it('says in an alert that the subscription flow would be implemented here [spec 1.4, 2.45]', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  const { user } = renderScreen(<PremiumScreen />, { at: '/premium' });
  await user.click(screen.getByRole('button', { name: 'Start Premium Trial' }));
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('would be implemented here'));
});
