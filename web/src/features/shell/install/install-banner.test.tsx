// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

const DAY = 24 * 60 * 60 * 1000;

/** A page of its own: what it said no to is forgotten with it, what the device keeps is not. */
async function visit() {
  vi.resetModules();
  const { catchInstallOffer } = await import('../../../data/device/worker/install-prompt.ts');
  const { InstallBanner } = await import('./install-banner.tsx');
  const { renderScreen } = await import('../../../../testing/render-screen.tsx');
  catchInstallOffer();
  return renderScreen(<InstallBanner />);
}

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome: 'accepted' as const })),
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

const banner = () => screen.queryByRole('region', { name: 'Keep bedtime stories close' });

describe('the install banner', () => {
  it('is there once the browser offers to install, not before, and goes when the app was installed another way [spec 2.54, 4.22]', async () => {
    await visit();
    expect(banner()).toBeNull();
    const event = offer();
    expect(banner()).toBeVisible();
    expect(event.defaultPrevented).toBe(true);
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(banner()).toBeNull();
  });

  it('shows an offer that came before any of its code', async () => {
    window.tuckawayInstallOffer = new Event('beforeinstallprompt', { cancelable: true });
    await visit();
    delete window.tuckawayInstallOffer;
    expect(banner()).toBeVisible();
  });

  it('stays away after "Not now", however long the page stays open and whatever the browser offers [spec 4.22]', async () => {
    const { user } = await visit();
    offer();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(banner()).toBeNull();
    vi.setSystemTime(Date.now() + 3 * DAY);
    offer();
    expect(banner()).toBeNull();
  });

  it.each([
    ['is not offered again within 24 hours of "Not now"', DAY - 1000, false],
    ['may be offered again on a visit after 24 hours', DAY, true],
    ['is offered where the clock was set back meanwhile', -DAY, true],
  ])('%s [spec 9.9]', async (_what, later, offered) => {
    const start = Date.now();
    const first = await visit();
    offer();
    vi.setSystemTime(start);
    await first.user.click(screen.getByRole('button', { name: 'Not now' }));
    first.unmount();
    vi.setSystemTime(start + later);
    await visit();
    offer();
    expect(banner() !== null).toBe(offered);
  });
});
