// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadFor, screenLoaded } from './missing-code.ts';

const GONE = new TypeError('Failed to fetch dynamically imported module');
const reload = vi.fn();
const ask = vi.fn(async () => new Response());

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  ask.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('location', { ...window.location, pathname: '/premium', reload });
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.unstubAllGlobals());

/** How a screen with missing code ends: by a reload or the error. */
async function missing(path: string): Promise<'reload' | 'error'> {
  const { promise: reloaded, resolve } = Promise.withResolvers<'reload'>();
  reload.mockImplementation(() => resolve('reload'));
  const refused = reloadFor(path, GONE).catch((error: unknown) => {
    expect(error).toBe(GONE);
    return 'error' as const;
  });
  return Promise.race([refused, reloaded]);
}

describe('a screen whose code is missing', () => {
  it('reloads the page once, and not again for this or another screen', async () => {
    expect(await missing('/premium')).toBe('reload');
    expect(await missing('/premium')).toBe('error');
    expect(await missing('/favorites')).toBe('error');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('may reload the page again after its code has loaded', async () => {
    await missing('/premium');
    screenLoaded('/favorites');
    expect(await missing('/premium')).toBe('error');
    screenLoaded('/premium');
    expect(await missing('/premium')).toBe('reload');
  });

  it('leaves the page as it is without a network or while the site is down', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await missing('/premium')).toBe('error');
    expect(await missing('/premium')).toBe('error');
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page as it is on a network that never answers [fault 6]', async () => {
    vi.useFakeTimers();
    ask.mockReturnValue(new Promise(() => undefined));
    const ended = missing('/premium');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await ended).toBe('error');
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page as it is where storage cannot prevent a second reload', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await missing('/premium')).toBe('error');
    expect(reload).not.toHaveBeenCalled();
  });
});
