// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { slowNetwork, watchLong } from '../../../data/device/network/slow-network.ts';
import { beginSyncing, showEntries } from '../../../data/outbox/page/sync-state.ts';
import { PRIVATE } from '../../../data/query/keys.ts';
import { queryClient } from '../../../data/query/query-client.ts';
import { openSession } from '../../../data/session/session.ts';
import { OfflineDock } from './offline-dock.tsx';

let backend: FakeBackend;
const REFUSED = storyEntry({ attention: { because: 'refused', message: 'No.' } });
const TOO_OLD = storyEntry({ attention: { because: 'too-old', message: '' } });

// A fake clock does not wait for code.
beforeAll(async () => {
  await Promise.all([import('../../../ui/tooltip.tsx'), import('./waiting-dialog.tsx'), import('../../../data/firestore/read-client.ts')]);
});

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
// The labels' timers outlive a test.
afterEach(() => {
  // Ends the looks at a slow network, which would never stop.
  act(() => slowNetwork.set(false));
  act(() => void vi.runAllTimers());
});

async function dock(reading = false) {
  const view = renderScreen(
    <>
      <main id="main" tabIndex={-1} />
      <OfflineDock reading={reading} creating={false} />
    </>,
  );
  await change(() => undefined);
  return view;
}

/** With the code of the button's tooltip, which it waits for. */
const change = (work: () => void) =>
  act(async () => {
    work();
    await vi.dynamicImportSettled();
  });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.queryByRole('button');
const label = (text: string) => screen.getByText(text, { selector: 'button *' });
/** The last announcements for screen readers: the button's and the banner's. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the offline banner', () => {
  it('says in one line that the network does not answer, until it does [fault 6]', async () => {
    await dock();
    act(() => slowNetwork.set(true));
    expect(screen.getByText('Slow network')).toBeVisible();
    expect(screen.getByText('We’ll keep trying.')).toBeVisible();
    await change(() => setOnline(false));
    expect(screen.queryByText('Slow network')).toBeNull();
    await change(() => setOnline(true));
    act(() => slowNetwork.set(false));
    expect(screen.queryByText('Slow network')).toBeNull();
  });

  it('asks again for what is shown while the network does not answer, as no event says that it is back [fault 6]', async () => {
    await dock();
    const read = vi.fn(async () => 'new');
    const stop = new QueryObserver(queryClient, { queryKey: [PRIVATE, 'thing'], queryFn: read }).subscribe(() => undefined);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    act(() => slowNetwork.set(true));
    await wait(30_000);
    expect(read).toHaveBeenCalledTimes(2);
    act(() => slowNetwork.set(false));
    await wait(90_000);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  });

  it('asks for something if nothing is shown that needs an answer, as only an answer ends it [fault 6]', async () => {
    await dock();
    const asked = () => backend.requests.filter(({ method }) => method === 'batchGet').length;
    const before = asked();
    act(() => slowNetwork.set(true));
    await wait(30_000);
    expect(asked()).toBe(before + 1);
    act(() => slowNetwork.set(false));
  });

  it('says nothing of the network once no user is signed in [fault 6]', async () => {
    await dock();
    act(() => slowNetwork.set(true));
    await change(() => openSession(null));
    expect(screen.queryByText('Slow network')).toBeNull();
    expect(slowNetwork.get()).toBe(false);
  });

  it('says to a guest, too, who waits on a network that does not answer, until it does [fault 6]', async () => {
    await dock();
    await change(() => openSession(null));
    const never = () => new Promise<Response>(() => undefined);
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', never);
    void watchLong(never)();
    await wait(5100);
    expect(screen.getByText('Slow network')).toBeVisible();
    vi.stubGlobal('fetch', fetched);
    await wait(30_000);
    expect(screen.queryByText('Slow network')).toBeNull();
  });

  it("reads You're offline, says what still works, and disappears when the network is back [spec 2.55]", async () => {
    await dock();
    const before = screen.getAllByRole('status');
    await change(() => setOnline(false));
    expect(screen.getByText("You're offline")).toBeVisible();
    expect(screen.getByText('Everything you do is saved.')).toBeVisible();
    // Announced by a live region that was there before.
    expect(before).toContain(screen.getByText("You're offline").closest('[role=status]'));
    await change(() => setOnline(true));
    expect(screen.queryByText("You're offline")).toBeNull();
  });

  it('promises a visitor only what can be read, and says nothing more in the readers', async () => {
    openSession(null);
    setOnline(false);
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
  it('shows its status, its name says what a press does, and it is hidden when online with nothing pending [spec 2.58, 4.19]', async () => {
    await dock();
    expect(button()).toBeNull();
    const shows = (text: string, line = '') => {
      expect(label(text)).toBeVisible();
      expect(button()).toHaveAccessibleName(`${text}${line} (shows what is waiting)`);
    };
    await change(() => setOnline(false));
    shows('Offline');
    await change(() => showEntries([storyEntry(), favoriteEntry()]));
    shows('Offline');
    await change(() => setOnline(true));
    shows('2 pending', ' Saved here until it’s sent.');
    const end = beginSyncing();
    await wait(400);
    shows('Syncing...', ' Sending what was saved here.');
    showEntries([]);
    end();
    // Long enough to be read.
    await wait(699);
    shows('Syncing...', ' Sending what was saved here.');
    await wait(1);
    shows('All synced', ' Everything has been sent.');
    await change(() => showEntries([REFUSED, favoriteEntry()]));
    expect(button()).toHaveAccessibleName('2 pending Something needs your help., 1 needs your help (shows what is waiting)');
    await change(() => {
      setOnline(false);
      showEntries([REFUSED, TOO_OLD]);
    });
    expect(button()).toHaveAccessibleName('Offline, 2 need your help (shows what is waiting)');
  });

  it('is only an icon for a short status in the readers, but shows the text of a lasting one, also while sending is tried again', async () => {
    await dock(true);
    const end = beginSyncing();
    showEntries([storyEntry()]);
    await wait(400);
    await change(() => undefined);
    expect(button()).toHaveAccessibleName('Syncing... (shows what is waiting)');
    expect(label('Syncing...')).toHaveClass('sr-only');
    end();
    await wait(700);
    expect(label('1 pending')).not.toHaveClass('sr-only');
    beginSyncing();
    await wait(400);
    expect(label('Syncing...')).not.toHaveClass('sr-only');
  });

  it('announces a new state once, not each count or attempt, and leaves being offline to the banner', async () => {
    await dock();
    await change(() => showEntries([storyEntry(), favoriteEntry()]));
    expect(announced()).toContain('2 pending');
    const end = beginSyncing();
    await wait(400);
    expect(label('Syncing...')).toBeVisible();
    expect(announced()).toContain('2 pending');
    showEntries([storyEntry()]);
    end();
    await wait(700);
    expect(label('1 pending')).toBeVisible();
    expect(announced()).toContain('2 pending');
    await change(() => showEntries([REFUSED]));
    expect(announced()).toContain('1 pending. 1 needs your help');
    await change(() => showEntries([]));
    expect(announced()).toContain('All synced');
    await wait(2999);
    expect(announced()).toContain('All synced');
    await wait(1);
    expect(announced()).toEqual(['', '']);
    await change(() => {
      setOnline(false);
      showEntries([storyEntry()]);
    });
    expect(announced()).toEqual(['', "You're offlineEverything you do is saved."]);
  });

  it('passes the focus to the page when it hides', async () => {
    await dock();
    await change(() => showEntries([favoriteEntry()]));
    const end = beginSyncing();
    await change(() => {
      showEntries([]);
      end();
    });
    expect(label('All synced')).toBeVisible();
    button()?.focus();
    await wait(3000);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
