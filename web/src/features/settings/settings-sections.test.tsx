// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

vi.mock('../../data/session/session-actions.ts', () => ({ signOut: vi.fn() }));
vi.mock('../../data/account/change-sign-in.ts', () => ({ wayToConfirm: async () => 'password' }));
vi.mock('../../data/account/admin-panel.ts', () => ({ openAdminPanel: vi.fn() }));

beforeEach(() => void renderScreen(<SettingsDialog user={ANNA} onClose={() => undefined} />));

const section = (name: string) => within(screen.getByRole('heading', { name }).parentElement as HTMLElement);

it('Legal Information has its four entries, in their order [spec 2.51]', () => {
  const entries = section('Legal Information').getAllByRole('button');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Privacy Policy', 'Terms of Service', 'Contact Us', 'About']);
});

it('Signing In changes email and password', () => {
  expect(
    section('Sign-In')
      .getAllByRole('button')
      .map((entry) => entry.textContent),
  ).toEqual(['Change email', 'Change password']);
});

it('App Information says that stories are AI-generated, and which are reviewed [spec 2.52]', () => {
  expect(section('App Information').getByText(/AI-generated and reviewed for quality/)).toBeVisible();
});

it('the profile has name, email and plan in one block [spec 2.50]', () => {
  const profile = within(screen.getByRole('region', { name: 'Profile' }));
  for (const words of ['Anna', 'anna@example.com', 'Free']) expect(profile.getByText(words)).toBeVisible();
});
