// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../../testing/entries.ts';
import { setSync } from '../../../../testing/fake-sync.ts';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { slowNetwork } from '../../../data/device/slow-network.ts';
import { PRIVATE } from '../../../data/query/keys.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import type { Session } from '../../../data/session/session.ts';
import { OfflineDock } from './offline-dock.tsx';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('../../../data/session/session.ts', () => ({ useSession }));
const get = vi.hoisted(() => vi.fn<(uid: string, ...path: string[]) => Promise<null>>(async () => null));
vi.mock('../../../data/firestore/read-client.ts', () => ({ readClient: { get } }));
vi.mock('../../../data/outbox/page/sync.ts', () => import('../../../../testing/fake-sync.ts'));
vi.mock('../../reader/api/stories/known-titles.ts', () => ({ useKnownTitles: () => () => undefined }));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const REFUSED = storyEntry({ attention: { because: 'refused', message: 'No.' } });
const TOO_OLD = storyEntry({ attention: { because: 'too-old', message: '' } });

// A fake clock does not wait for code.
beforeAll(async () => {
  await Promise.all([import('../../../ui/tooltip.tsx'), import('../../../data/firestore/read-client.ts')]);
});

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  setSync();
});
afterEach(() => void vi.useRealTimers());

async function dock(reading = false) {
  const view = renderScreen(
    <>
      <main id="main" tabIndex={-1} />
      <OfflineDock reading={reading} creating={false} />
    </>,
  );
  // The button appears once its tooltip is loaded.
  await act(() => vi.dynamicImportSettled());
  return view;
}

const change = (...state: Parameters<typeof setSync>) =>
  act(async () => {
    setSync(...state);
    await vi.dynamicImportSettled();
  });
const button = () => screen.queryByRole('button');
const label = (text: string) => screen.getByText(text, { selector: 'button *' });
/** The last announcements for screen readers: the button's and the banner's. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the offline banner', () => {
  it('says in one line that the network does not answer, until it does [fault 6]', async () => {
    await dock();
    act(() => slowNetwork.set(true));
    expect(screen.getByText('The network is slow')).toBeVisible();
    expect(screen.getByText('You see what is saved on this device.')).toBeVisible();
    await change({ online: false });
    expect(screen.queryByText('The network is slow')).toBeNull();
    await change({ online: true });
    act(() => slowNetwork.set(false));
    expect(screen.queryByText('The network is slow')).toBeNull();
  });

  it('asks again for what is shown while the network does not answer, as no event says that it is back [fault 6]', async () => {
    await dock();
    const read = vi.fn(async () => 'new');
    const stop = new QueryObserver(queryClient, { queryKey: [PRIVATE, 'thing'], queryFn: read }).subscribe(() => undefined);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    vi.useFakeTimers();
    act(() => slowNetwork.set(true));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(read).toHaveBeenCalledTimes(2);
    act(() => slowNetwork.set(false));
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('asks for something if nothing is shown that needs an answer, as only an answer ends it [fault 6]', async () => {
    await dock();
    get.mockClear();
    vi.useFakeTimers();
    act(() => slowNetwork.set(true));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(get).toHaveBeenCalledExactlyOnceWith(ANNA.firebaseUid, 'users', ANNA.firebaseUid);
    act(() => slowNetwork.set(false));
  });

  it('says nothing of the network once no user is signed in [fault 6]', async () => {
    await dock();
    act(() => slowNetwork.set(true));
    useSession.mockReturnValue({ status: 'signed-out' });
    await change();
    expect(screen.queryByText('The network is slow')).toBeNull();
    expect(slowNetwork.get()).toBe(false);
  });

  it("reads You're offline, says what still works, and disappears when the network is back [spec 2.55]", async () => {
    await dock();
    const before = screen.getAllByRole('status');
    await change({ online: false });
    expect(screen.getByText("You're offline")).toBeVisible();
    expect(screen.getByText('Everything you do is saved.')).toBeVisible();
    // Announced by a live region that was there before.
    expect(before).toContain(screen.getByText("You're offline").closest('[role=status]'));
    await change({ online: true });
    expect(screen.queryByText("You're offline")).toBeNull();
  });

  it('promises a visitor only what can be read, and says nothing more in the readers', async () => {
    useSession.mockReturnValue({ status: 'signed-out' });
    setSync({ online: false });
    const { unmount } = await dock();
    expect(screen.getByText('Saved stories still open.')).toBeVisible();
    expect(screen.queryByText('Everything you do is saved.')).toBeNull();
    unmount();
    await dock(true);
    expect(screen.getByText("You're offline")).toBeVisible();
    expect(screen.queryByText('Saved stories still open.')).toBeNull();
  });
});

describe('the sync button', () => {
  it('shows its status, its name says what a press does, and it is hidden when online with nothing pending [spec 2.58]', async () => {
    await dock();
    expect(button()).toBeNull();
    for (const [text, state] of [
      ['Offline', { online: false }],
      ['Syncing...', { label: 'syncing' as const, entries: [storyEntry()] }],
      ['2 pending', { entries: [storyEntry(), favoriteEntry()] }],
      ['All synced', { label: 'all-synced' as const }],
    ] as const) {
      await change(state as Parameters<typeof setSync>[0]);
      expect(label(text)).toBeVisible();
      expect(button()).toHaveAccessibleName(`${text} (shows what is waiting)`);
    }
    await change({ entries: [REFUSED, favoriteEntry()] });
    expect(button()).toHaveAccessibleName('2 pending, 1 needs attention (shows what is waiting)');
    await change({ entries: [REFUSED, TOO_OLD], online: false });
    expect(button()).toHaveAccessibleName('Offline, 2 need attention (shows what is waiting)');
  });

  it('is only an icon for a short status in the readers, but shows the text of a lasting one, also while sending is tried again', async () => {
    setSync({ label: 'syncing', entries: [storyEntry()] });
    await dock(true);
    expect(button()).toHaveAccessibleName('Syncing... (shows what is waiting)');
    expect(label('Syncing...')).toHaveClass('sr-only');
    await change({ entries: [storyEntry()] });
    expect(label('1 pending')).not.toHaveClass('sr-only');
    await change({ label: 'syncing', entries: [storyEntry()] });
    expect(label('Syncing...')).not.toHaveClass('sr-only');
  });

  it('announces a new state once, not each count or attempt, and leaves being offline to the banner', async () => {
    await dock();
    await change({ entries: [storyEntry(), favoriteEntry()] });
    expect(announced()).toContain('2 pending');
    await change({ label: 'syncing', entries: [storyEntry(), favoriteEntry()] });
    expect(announced()).toContain('2 pending');
    await change({ entries: [storyEntry()] });
    expect(announced()).toContain('2 pending');
    await change({ entries: [REFUSED] });
    expect(announced()).toContain('1 pending. 1 needs attention');
    await change({ label: 'all-synced' });
    expect(announced()).toContain('All synced');
    await change();
    expect(announced()).toEqual(['', '']);
    await change({ online: false, entries: [storyEntry()] });
    expect(announced()).toEqual(['', "You're offlineEverything you do is saved."]);
  });

  it('passes the focus to the page when it hides', async () => {
    await dock();
    await change({ label: 'all-synced' });
    button()?.focus();
    await change();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
