// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../testing/entries.ts';
import { retryEntry, setSync } from '../../../testing/fake-sync.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

vi.mock('../../data/sync/sync.ts', () => import('../../../testing/fake-sync.ts'));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  retryEntry.mockReset().mockResolvedValue();
});

it('shows requested stories and no other entries', () => {
  setSync({ online: false, entries: [storyEntry(), favoriteEntry({ title: 'Please Send Some Dark' })] });
  renderScreen(<WaitingStrip />);
  const strip = within(screen.getByRole('region', { name: 'On their way' }));
  expect(strip.getAllByRole('listitem')).toHaveLength(1);
  expect(strip.getByRole('heading', { name: 'A story for Mira' })).toBeVisible();
  expect(strip.getByText('otter')).toBeVisible();
  expect(strip.getByText('Waiting until you’re back online.')).toBeVisible();
});

it('shows nothing if no story waits', () => {
  setSync({ entries: [favoriteEntry()] });
  renderScreen(<WaitingStrip />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('offers to retry a story that needs attention', async () => {
  const entry = storyEntry({ attention: { because: 'gave-up', message: '' } });
  setSync({ entries: [entry] });
  const { user } = renderScreen(<WaitingStrip />);
  await user.click(screen.getByRole('button', { name: /^Retry/ }));
  expect(retryEntry).toHaveBeenCalledExactlyOnceWith(entry);
});
