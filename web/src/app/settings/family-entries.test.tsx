// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { FamilyEntries } from './family-entries.tsx';

const useChildren = vi.hoisted(() => vi.fn<() => Child[] | undefined>());
vi.mock('../../data/account/children.ts', async (importOriginal) => ({ ...(await importOriginal<object>()), useChildren }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const MIA: Child = { id: '0', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };

beforeEach(() => {
  localStorage.clear();
  useChildren.mockReset().mockReturnValue([MIA]);
});

async function open(name: string) {
  const view = renderScreen(<FamilyEntries />);
  await view.user.click(screen.getByRole('button', { name }));
  return view;
}

describe('the settings', () => {
  it('say that the children are not known yet, instead of that there are none', async () => {
    useChildren.mockReturnValue(undefined);
    await open('Your children');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(shownToast()).toMatch(/^Your children aren’t here yet - /));
  });
});
