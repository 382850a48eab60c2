// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { TermsCard } from './terms-card.tsx';

const agreeToTerms = vi.hoisted(() => vi.fn());
vi.mock('../../data/account/agreements.ts', () => ({ agreeToTerms }));

it('leads to both texts and stores the agreement', async () => {
  const { user } = renderScreen(<TermsCard uid="uid-anna" />);
  expect(screen.getByRole('region', { name: 'Please review our terms' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  await user.click(screen.getByRole('button', { name: 'I Agree' }));
  expect(agreeToTerms).toHaveBeenCalledExactlyOnceWith('uid-anna');
});
