// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushStatus } from '../../data/push/push.ts';

const enable = vi.hoisted(() => vi.fn());
const current = vi.hoisted(() => ({ set: (_status: string): void => undefined }));
vi.mock('../../data/push/push.ts', async () => {
  const { createStore, useStore } = await import('../../data/lib/store.ts');
  const status = createStore<PushStatus>('off');
  current.set = (next) => status.set(next as PushStatus);
  class PushDenied extends Error {}
  class Other extends Error {}
  return {
    PushDenied,
    PushNotEnabled: Other,
    PushNotDisabled: Other,
    NoActiveSubscription: Other,
    TestNotSent: Other,
    usePushStatus: () => useStore(status),
    enablePush: enable,
    disablePush: vi.fn(),
    sendTestPush: vi.fn(),
  };
});

beforeEach(() => {
  enable.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the prompt', () => {
  /** Opens a new page. @param later whether the device was here before */
  async function visit({
    status = 'off',
    later = false,
    hasRead = false,
  }: {
    status?: PushStatus;
    later?: boolean;
    hasRead?: boolean;
  } = {}) {
    if (later) localStorage.setItem('tuckaway:visit', 'yes');
    vi.resetModules();
    const { NotificationPrompt } = await import('./notification-prompt.tsx');
    current.set(status);
    const { renderScreen } = await import('../../../testing/render-screen.tsx');
    return renderScreen(<NotificationPrompt hasRead={hasRead} />);
  }
  const prompt = () => screen.queryByRole('region', { name: 'Story Notifications' });

  it('is "Story Notifications" with "Enable" and "Not now" [spec 2.56]', async () => {
    await visit({ hasRead: true });
    expect(
      within(prompt() as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enable', 'Not now']);
  });

  it.each([
    ['not on a first visit', {}, false],
    ['on a first visit after a story', { hasRead: true }, true],
    ['on a later visit', { later: true }, true],
  ])('asks %s', async (_when, visitor, shown) => {
    await visit(visitor);
    expect(prompt() !== null).toBe(shown);
  });

  it('counts a reload as the same visit', async () => {
    (await visit()).unmount();
    await visit();
    expect(prompt()).toBeNull();
  });

  it.each(['looking', 'denied', 'unsupported', 'install-first', 'on'] as const)(
    'is hidden while notifications are %s [spec 4.16]',
    async (status) => {
      await visit({ status, later: true });
      expect(prompt()).toBeNull();
    },
  );

  it('never returns after "Not now"', async () => {
    const { user, unmount } = await visit({ later: true });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(prompt()).toBeNull();
    unmount();
    await visit({ later: true, hasRead: true });
    expect(prompt()).toBeNull();
  });

  it('says "Notifications enabled!" and disappears', async () => {
    const { user } = await visit({ later: true });
    enable.mockImplementation(async () => act(() => current.set('on')));
    await user.click(screen.getByRole('button', { name: 'Enable' }));
    expect(prompt()).toBeNull();
    const { shownToast: shown } = await import('../../../testing/toasts.ts');
    expect(shown()).toBe('Notifications enabled!');
  });

  it('counts closing the browser’s question as an answer', async () => {
    const { user } = await visit({ later: true });
    const push = await import('../../data/push/push.ts');
    enable.mockRejectedValue(new push.PushDenied());
    await user.click(screen.getByRole('button', { name: 'Enable' }));
    expect(prompt()).toBeNull();
  });
});
