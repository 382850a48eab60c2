// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, progressEntry, storyEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, setOnline } from '../../../../testing/fake-backend.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import type { Entry } from '../../../data/outbox/entry.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { WaitingDialog } from './waiting-dialog.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const MINUTE = 60_000;
const REFUSED = storyEntry({ attention: { because: 'refused', message: 'Please choose another animal.' } });

let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['GET /api/stories/featured'] = () => Response.json([{ id: 10, title: 'How to Wash a Buffalo' }]);
});

function open(entries: readonly Entry[], screenToShow = <WaitingDialog onClose={() => undefined} />) {
  showEntries(entries);
  const view = renderScreen(screenToShow);
  return { ...view, press: (name: string | RegExp) => view.user.click(screen.getByRole('button', { name })) };
}

describe('the list of waiting entries', () => {
  it('says what each entry is, since when it waits, and why', async () => {
    const now = Date.now();
    open([
      storyEntry({ timestamp: now - 5 * MINUTE, data: { favoriteAnimal: 'قطة' } }),
      favoriteEntry({ title: 'Please Send Some Dark', timestamp: now - 3 * MINUTE }),
      progressEntry({ timestamp: now, wait: { because: 'sign-in', until: now } }),
    ]);
    expect(await screen.findByText('How to Wash a Buffalo')).toBeVisible();
    act(() => setOnline(false));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A story for Miraقطة, Mountain, Medium · 5 minutes agoWaiting until you’re back online.',
      'Please Send Some DarkAdded to favorites · 3 minutes agoWaiting until you’re back online.',
      'How to Wash a BuffaloPage 4 of 7 · just nowWaiting for you to sign in.',
    ]);
    // Names of any script in their own direction.
    expect(screen.getByText('قطة').tagName).toBe('BDI');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Saved on this device. We’ll send it when you’re back online.');
    expect(screen.queryByRole('button', { name: /Try Again|Remove/ })).toBeNull();
  });

  it('shows entries that need attention first, then the oldest, and says when nothing is waiting', () => {
    const titled = (title: string, age: number) => favoriteEntry({ title, storyId: title, timestamp: Date.now() - age });
    open([titled('Newer', MINUTE), titled('Older', 2 * MINUTE), REFUSED]);
    const subjects = screen.getAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);
    expect(subjects).toEqual(['A story for Mira', 'Older', 'Newer']);
    expect(screen.getByText('Needs your help.')).toBeVisible();
    expect(screen.getByText('Please choose another animal.', { exact: false })).toBeVisible();
    act(() => showEntries([REFUSED]));
    expect(screen.queryByRole('button', { name: 'Send Now' })).toBeNull();
    act(() => showEntries([]));
    expect(screen.getByText('Nothing is waiting')).toBeVisible();
  });
});

it('Send Now sends the entries, is busy meanwhile, and says if some are left, or that there is still no network', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  backend.engine.syncNow.mockReturnValueOnce(promise);
  const { press } = open([storyEntry()]);
  await press('Send Now');
  expect(screen.getByRole('button', { name: 'Syncing...' })).toBeDisabled();
  resolve();
  expect(await screen.findByText('Not everything could be sent yet. We’ll keep trying.')).toBeVisible();
  expect(backend.engine.syncNow).toHaveBeenCalledTimes(1);
  backend.engine.syncNow.mockRejectedValue(new Error('offline'));
  act(() => setOnline(false));
  await press('Send Now');
  expect(await screen.findByText('You’re still offline. We’ll send it when you’re back online.')).toBeVisible();
});

it('an entry that needs attention stays, with an error message, if trying again fails; once it works, the focus is not lost', async () => {
  backend.engine.retry.mockRejectedValueOnce(new Error('storage'));
  const { press } = open([REFUSED, favoriteEntry()]);
  const retry = 'Try Again: A story for Mira, otter, Mountain, Medium';
  await press(retry);
  await waitFor(() => expect(shownToast()).toBe('red: Error - That didn’t work on this device. Please try again.'));
  expect(screen.getByRole('button', { name: retry })).toHaveFocus();
  await press(retry);
  await waitFor(() => expect(backend.engine.retry).toHaveBeenCalledTimes(2));
  expect(backend.engine.retry).toHaveBeenLastCalledWith(REFUSED);
  act(() => showEntries([storyEntry(), favoriteEntry()]));
  expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Waiting to be sent' })).toHaveFocus();
});

it('the strip above the favorites shows requested stories and no other entries, and offers to retry one that needs attention', async () => {
  const gaveUp = storyEntry({ attention: { because: 'gave-up', message: '' } });
  setOnline(false);
  const { press } = open([favoriteEntry()], <WaitingStrip />);
  expect(screen.queryByRole('region')).toBeNull();
  act(() => showEntries([storyEntry({ data: { favoriteAnimal: 'owl' } }), gaveUp, favoriteEntry()]));
  const strip = within(screen.getByRole('region', { name: 'On their way' }));
  expect(strip.getAllByRole('heading', { name: 'A story for Mira' })).toHaveLength(2);
  expect(strip.getAllByRole('listitem')).toHaveLength(2);
  expect(strip.getByText('owl')).toBeVisible();
  expect(strip.getByText('Waiting until you’re back online.')).toBeVisible();
  await press(/^Try Again/);
  await waitFor(() => expect(backend.engine.retry).toHaveBeenCalledExactlyOnceWith(gaveUp));
});
