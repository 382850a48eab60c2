// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAnewFor, screenArrived } from './missing-code.ts';

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

/** What becomes of a screen whose code is missing: a fresh load, or the error. */
async function missing(path: string): Promise<'reload' | 'error'> {
  const before = reload.mock.calls.length;
  const refused = loadAnewFor(path, GONE).catch((error: unknown) => {
    expect(error).toBe(GONE);
    return 'error' as const;
  });
  return Promise.race([
    refused,
    vi
      .waitUntil(() => reload.mock.calls.length > before)
      .then(
        () => 'reload' as const,
        () => refused,
      ),
  ]);
}

describe('a screen whose code is missing', () => {
  it('loads the page anew once, and never a second time for it or for another', async () => {
    expect(await missing('/premium')).toBe('reload');
    expect(await missing('/premium')).toBe('error');
    expect(await missing('/favorites')).toBe('error');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('may load the page anew again after its code has come', async () => {
    await missing('/premium');
    screenArrived('/favorites');
    expect(await missing('/premium')).toBe('error');
    screenArrived('/premium');
    expect(await missing('/premium')).toBe('reload');
  });

  it('leaves the page as it is without a network', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await missing('/premium')).toBe('error');
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves the page as it is while the site is down', async () => {
    ask.mockResolvedValue(new Response(null, { status: 503 }));
    expect(await missing('/premium')).toBe('error');
  });

  it('leaves the page as it is where nothing could stop a second load', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await missing('/premium')).toBe('error');
    expect(reload).not.toHaveBeenCalled();
  });
});
