// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { childModeFlag, setChildMode } from '../../data/parents/device-settings.ts';
import { voiceSettings } from '../../data/reading/reading-voice.ts';
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
  it('lead to the children', async () => {
    const { user } = await open('Your children');
    const sheet = within(await screen.findByRole('dialog', { name: 'Your children' }));
    expect(sheet.getByRole('button', { name: 'Edit Mia' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Your children' })).toHaveFocus();
  });

  it('say that the children are not known yet, instead of that there are none', async () => {
    useChildren.mockReturnValue(undefined);
    await open('Your children');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(shownToast()).toMatch(/^Your children aren’t here yet - /));
  });

  it('lead to the speed and the voice that stories are read in', async () => {
    const { user } = await open('Reading voice');
    const sheet = within(await screen.findByRole('dialog', { name: 'Reading voice' }));
    await user.click(sheet.getByRole('radio', { name: '1.2×' }));
    expect(voiceSettings.get().rate).toBe(1.2);
    expect(sheet.getByText('This browser can’t read aloud. You can still read the stories together.')).toBeVisible();
  });

  it('start child mode, and say how to leave it', async () => {
    await open('Start child mode');
    expect(childModeFlag.get()).toBe(true);
    await waitFor(() => expect(shownToast()).toMatch(/^Child mode is on - .*tap “Grown-ups”/));
    setChildMode(false);
  });

  it('lead to the device’s PIN', async () => {
    await open('Device PIN');
    expect(await screen.findByRole('dialog', { name: 'Device PIN' })).toBeVisible();
  });

  it('lead to the reading comfort, which its sample shows while it is open', async () => {
    const { user } = await open('Reading comfort');
    const sheet = within(await screen.findByRole('dialog', { name: 'Reading comfort' }));
    await user.click(sheet.getByRole('radio', { name: /^Weighted/ }));
    expect(document.documentElement.dataset.face).toBe('dyslexic');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(document.documentElement.dataset.face).toBeUndefined();
  });
});
