// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, progressEntry, storyEntry } from '../../../testing/entries.ts';
import { discardEntry, removeEntry, retryEntry, setSync, syncNow } from '../../../testing/fake-sync.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { readDraft } from '../../data/cache/drafts.ts';
import { WaitingDialog } from './waiting-dialog.tsx';

vi.mock('../../data/sync/sync.ts', () => import('../../../testing/fake-sync.ts'));
vi.mock('../../data/stories/known-titles.ts', () => ({
  titleInCache: () => undefined,
  useKnownTitles: () => (id: string) => (id === '10' ? 'How to Wash a Buffalo' : undefined),
}));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const MINUTE = 60_000;
const REFUSED = storyEntry({ attention: { because: 'refused', message: 'Please choose another animal.' } });

beforeEach(() => {
  syncNow.mockReset().mockResolvedValue();
  retryEntry.mockReset().mockResolvedValue();
  discardEntry.mockReset().mockImplementation(async (entry) => act(() => removeEntry(entry)));
});

const open = (state: Parameters<typeof setSync>[0], onClose = () => undefined) => {
  setSync(state);
  return renderScreen(<WaitingDialog onClose={onClose} />);
};
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the list of waiting entries', () => {
  it('says what each entry is, since when it waits, and why', () => {
    const now = Date.now();
    open({
      online: false,
      entries: [
        storyEntry({ timestamp: now - 5 * MINUTE }),
        favoriteEntry({ title: 'Please Send Some Dark', timestamp: now - 3 * MINUTE }),
        progressEntry({ timestamp: now, wait: { because: 'sign-in', until: now } }),
      ],
    });
    expect(items()).toEqual([
      'A story for Miraotter, Mountain, Medium · 5 minutes agoWaiting until you’re back online.',
      'Please Send Some DarkAdded to favorites · 3 minutes agoWaiting until you’re back online.',
      'How to Wash a BuffaloPage 4 of 7 · just nowWaiting for you to sign in.',
    ]);
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Saved on this device. We’ll send it when you’re back online.');
  });

  it('shows entries that need attention first, then the oldest', () => {
    const now = Date.now();
    const titled = (title: string, age: number) => favoriteEntry({ title, storyId: title, timestamp: now - age });
    open({ entries: [titled('Newer', MINUTE), titled('Older', 2 * MINUTE), REFUSED] });
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent)).toEqual([
      'A story for Mira',
      'Older',
      'Newer',
    ]);
    expect(screen.getByText('Needs attention.')).toBeVisible();
    expect(screen.getByText('Please choose another animal.', { exact: false })).toBeVisible();
  });

  it('keeps names of any script in their own direction', () => {
    open({ entries: [storyEntry({ data: { childName: 'نور', favoriteAnimal: 'قطة' } })] });
    expect(screen.getByText('قطة').tagName).toBe('BDI');
  });

  it('says that nothing is waiting', () => {
    open({});
    expect(screen.getByText('Nothing is waiting')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  });

  it('updates the times while it is open', () => {
    vi.useFakeTimers();
    try {
      open({ entries: [storyEntry()] });
      expect(screen.getByText('just now')).toBeVisible();
      act(() => void vi.advanceTimersByTime(MINUTE + 20_000));
      expect(screen.getByText('1 minute ago')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('Sync now', () => {
  it('sends the entries, is busy meanwhile, and says if some are left', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    syncNow.mockReturnValue(promise);
    const { user } = open({ entries: [storyEntry()] });
    await user.click(screen.getByRole('button', { name: 'Sync now' }));
    expect(screen.getByRole('button', { name: 'Syncing...' })).toBeDisabled();
    resolve();
    expect(await screen.findByText('Not everything could be sent yet. We’ll keep trying.')).toBeVisible();
    expect(syncNow).toHaveBeenCalledTimes(1);
  });

  it('says that there is still no network', async () => {
    syncNow.mockRejectedValue(new Error('offline'));
    const { user } = open({ online: false, entries: [storyEntry()] });
    await user.click(screen.getByRole('button', { name: 'Sync now' }));
    expect(await screen.findByText('You’re still offline. We’ll send it when you’re back online.')).toBeVisible();
  });

  it('is not offered if all entries need a decision of the user', () => {
    open({ entries: [REFUSED] });
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  });
});

describe('an entry that needs attention', () => {
  it('can be tried again, and the focus is not lost', async () => {
    const { user } = open({ entries: [REFUSED, favoriteEntry()] });
    await user.click(screen.getByRole('button', { name: 'Retry: A story for Mira, otter, Mountain, Medium' }));
    expect(retryEntry).toHaveBeenCalledExactlyOnceWith(REFUSED);
    act(() => setSync({ entries: [storyEntry(), favoriteEntry()] }));
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Waiting to be sent' })).toHaveFocus();
  });

  it('can be changed in the form if it is a refused story, and stays until the changed one is saved', async () => {
    const onClose = vi.fn();
    const { user, currentPath } = open(
      { entries: [REFUSED, favoriteEntry({ attention: { because: 'refused', message: 'No.' } })] },
      onClose,
    );
    await user.click(screen.getByRole('button', { name: /^Change It: / }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(readDraft('create-story')).toEqual({
      childName: 'Mira',
      favoriteAnimal: 'otter',
      storySetting: 'mountain',
      storyLength: 'medium',
      storyTone: REFUSED.data.storyTone,
      coverImage: REFUSED.data.coverImage,
      siblings: [],
      continues: null,
      replaces: REFUSED.id,
    });
    expect(currentPath()).toBe('/create-story');
    expect(discardEntry).not.toHaveBeenCalled();
  });

  it('is discarded only after a confirmation', async () => {
    const { user } = open({ entries: [REFUSED, favoriteEntry()] });
    await user.click(screen.getByRole('button', { name: /^Discard/ }));
    const question = within(screen.getByRole('alertdialog', { name: 'Discard this?' }));
    expect(question.getByText('This story won’t be written.', { exact: false })).toBeVisible();
    expect(question.getByRole('button', { name: 'Keep It' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Keep It' }));
    expect(discardEntry).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^Discard/ })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: /^Discard/ }));
    await user.click(screen.getByRole('button', { name: 'Yes, Discard' }));
    expect(discardEntry).toHaveBeenCalledExactlyOnceWith(REFUSED);
    await waitFor(() => expect(screen.queryByText('Needs attention.')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Waiting to be sent' })).toHaveFocus();
  });

  it('stays, with an error message, if an action fails', async () => {
    retryEntry.mockRejectedValue(new Error('storage'));
    const { user } = open({ entries: [REFUSED] });
    await user.click(screen.getByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(shownToast()).toBe('red: Error - That didn’t work on this device. Please try again.'));
    expect(screen.getByRole('button', { name: /^Retry/ })).toHaveFocus();
  });

  it('has no buttons while it only waits', () => {
    open({ entries: [storyEntry()] });
    expect(screen.queryByRole('button', { name: /Retry|Discard/ })).toBeNull();
  });
});
