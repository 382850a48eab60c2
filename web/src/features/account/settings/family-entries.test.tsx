// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { FamilyEntries } from './family-entries.tsx';

vi.mock('../../parents/api/children/children.ts', async (original) => ({
  ...(await original<object>()),
  useChildren: () => undefined,
}));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

it('the settings say that the children are not known yet, instead of that there are none', async () => {
  const { user } = renderScreen(<FamilyEntries />);
  await user.click(screen.getByRole('button', { name: 'Your children' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(shownToast()).toMatch(/^Your children aren’t here yet - /));
});
