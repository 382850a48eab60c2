// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../testing/entries.ts';
import { setSync } from '../../../testing/fake-sync.ts';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Session } from '../../data/session/session.ts';
import { OfflineDock } from './offline-dock.tsx';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/sync/sync.ts', () => import('../../../testing/fake-sync.ts'));
vi.mock('../../data/stories/known-titles.ts', () => ({ useKnownTitles: () => () => undefined }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const REFUSED = storyEntry({ attention: { because: 'refused', message: 'No.' } });

beforeAll(async () => {
  await import('../../ui/tooltip.tsx');
});

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  setSync();
});

async function dock(reading = false, creating = false) {
  const view = renderScreen(
    <>
      <main id="main" tabIndex={-1} />
      <OfflineDock reading={reading} creating={creating} />
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
/** The last announcements for screen readers: the button's and the banner's. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the offline banner', () => {
  it("reads You're offline, says what still works, and disappears when the network is back [spec 2.55]", async () => {
    setSync({ online: false });
    await dock();
    expect(screen.getByText("You're offline")).toBeVisible();
    expect(screen.getByText('Everything you do is saved.')).toBeVisible();
    await change({ online: true });
    expect(screen.queryByText("You're offline")).toBeNull();
  });

  it('is announced by a live region that was there before', async () => {
    await dock();
    const before = screen.getAllByRole('status');
    await change({ online: false });
    const region = screen.getByText("You're offline").closest('[role=status]');
    expect(before).toContain(region);
  });

  it('does not tell a visitor that nothing is lost', async () => {
    useSession.mockReturnValue({ status: 'signed-out' });
    setSync({ online: false });
    await dock();
    expect(screen.getByText('Saved stories still open.')).toBeVisible();
    expect(screen.queryByText('Everything you do is saved.')).toBeNull();
  });

  it('shows only its title in the readers', async () => {
    setSync({ online: false });
    await dock(true);
    expect(screen.getByText("You're offline")).toBeVisible();
    expect(screen.queryByText('Everything you do is saved.')).toBeNull();
  });
});

describe('the sync button', () => {
  it('is hidden when online with nothing pending [spec 2.58]', async () => {
    await dock();
    expect(button()).toBeNull();
  });

  it.each([
    ['Offline', { online: false }],
    ['Syncing...', { label: 'syncing' as const, entries: [storyEntry()] }],
    ['2 pending', { entries: [storyEntry(), favoriteEntry()] }],
    ['All synced', { label: 'all-synced' as const }],
  ])('shows %s, and its name says what a press does', async (label, state) => {
    setSync(state);
    await dock();
    expect(screen.getByText(label, { selector: 'button *' })).toBeVisible();
    expect(button()).toHaveAccessibleName(`${label} (shows what is waiting)`);
  });

  it('says how many entries need attention', async () => {
    setSync({ entries: [REFUSED, favoriteEntry()] });
    await dock();
    expect(button()).toHaveAccessibleName('2 pending, 1 needs attention (shows what is waiting)');
    await change({ entries: [REFUSED, storyEntry({ attention: { because: 'too-old', message: '' } })], online: false });
    expect(button()).toHaveAccessibleName('Offline, 2 need attention (shows what is waiting)');
  });

  it('shows only an icon for a short status in the readers, with the text for screen readers', async () => {
    setSync({ label: 'syncing', entries: [storyEntry()] });
    await dock(true);
    expect(button()).toHaveAccessibleName('Syncing... (shows what is waiting)');
    expect(screen.getByText('Syncing...', { selector: 'button *' })).toHaveClass('sr-only');
  });

  it('is only an icon while a story whose first pages are shown is sent, and not while entries wait', async () => {
    setSync({ label: 'syncing', entries: [storyEntry()] });
    await dock(false, true);
    expect(screen.getByText('Syncing...', { selector: 'button *' })).toHaveClass('sr-only');
    await change({ entries: [storyEntry()] });
    expect(screen.getByText('1 pending', { selector: 'button *' })).not.toHaveClass('sr-only');
  });

  it('shows the text of a lasting status in the readers, also while sending is tried again', async () => {
    setSync({ entries: [storyEntry()] });
    await dock(true);
    expect(screen.getByText('1 pending', { selector: 'button *' })).not.toHaveClass('sr-only');
    await change({ label: 'syncing', entries: [storyEntry()] });
    expect(screen.getByText('Syncing...', { selector: 'button *' })).not.toHaveClass('sr-only');
  });

  it('announces a new state once, not each count or attempt', async () => {
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
  });

  it('leaves it to the banner to announce that the device is offline', async () => {
    await dock();
    await change({ online: false, entries: [storyEntry()] });
    expect(announced().join()).toBe("You're offlineEverything you do is saved.".replace(/^/, ','));
  });

  it('passes the focus to the page when it hides', async () => {
    setSync({ label: 'all-synced' });
    await dock();
    button()?.focus();
    await change();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('gets the focus back when the list closes', async () => {
    setSync({ entries: [storyEntry()] });
    const { user } = await dock();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'Waiting to be sent' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: /^1 pending/ })).toHaveFocus();
  });

  it('stays while the list is open, and passes the focus to the page if it then hides', async () => {
    setSync({ entries: [storyEntry()] });
    const { user } = await dock();
    await user.click(screen.getByRole('button'));
    await screen.findByRole('dialog');
    await change();
    expect(screen.getByRole('button', { name: /^All synced/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('its tooltip', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it.each([
    ['Your changes are saved on this device and sent when you’re back online.', { online: false }],
    ['Sending what was saved on this device.', { label: 'syncing' as const }],
    ['Saved on this device until it can be sent. Tap to see what’s waiting.', { entries: [storyEntry()] }],
    ['Everything has been sent.', { label: 'all-synced' as const }],
    ['Something couldn’t be sent and needs your help. Tap to see it.', { entries: [REFUSED] }],
  ])('opens after 700 ms: %s', async (text, state) => {
    setSync(state);
    render(<OfflineDock reading={false} creating={false} />);
    await pass(0);
    fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' });
    await pass(699);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent(text);
  });
});
