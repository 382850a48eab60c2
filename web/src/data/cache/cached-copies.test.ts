// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ANNA = 'uid-anna';
const BEN = 'uid-ben';

/** The modules of a newly opened page; the database stays, as on a device. */
async function freshPage(uid: string | null = ANNA) {
  vi.resetModules();
  const copies = await import('./cached-copies.ts');
  copies.handCopiesTo(uid);
  return copies;
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const silence = () => new Promise<never>(() => undefined);
const ignore = () => undefined;

/** Lets the in-memory database finish its requests; it does not use the faked timers. */
async function storageIdle() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(async () => {
  const gone = Promise.withResolvers<void>();
  indexedDB.deleteDatabase('tuckaway-copies').onsuccess = () => gone.resolve();
  await gone.promise;
  online(true);
});
afterEach(() => vi.useRealTimers());

describe('recently read stories', () => {
  const begun = (storyId: string, updatedAt: number, page = 2) => ({ storyId, page, pageCount: 9, finished: false, updatedAt });

  it('are kept on the device, latest first and each story once', async () => {
    const { handCopiesTo } = await freshPage();
    // Its imports open a signed-out session.
    const { rememberPlace, recentlyRead } = await import('../reading/recently-read.ts');
    handCopiesTo(ANNA);
    expect(await recentlyRead(ANNA)).toEqual([]);
    await rememberPlace(ANNA, begun('7', 10));
    await rememberPlace(ANNA, begun('8', 20));
    await rememberPlace(ANNA, begun('7', 30, 5));
    // An older answer of the server about a story that was read on here since.
    await rememberPlace(ANNA, begun('8', 15, 1));
    expect(await recentlyRead(ANNA)).toEqual([begun('7', 30, 5), begun('8', 20)]);
    await rememberPlace(ANNA, begun('3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', 40));
    expect(await recentlyRead(ANNA)).toHaveLength(3);
    for (let story = 20; story < 40; story += 1) await rememberPlace(ANNA, begun(String(story), 100 + story));
    expect(await recentlyRead(ANNA)).toHaveLength(6);
    expect(await recentlyRead(BEN)).toEqual([]);
  });
});

describe('withCopy', () => {
  it('loads from the network and stores the copy', async () => {
    const { copyOf, withCopy } = await freshPage();
    const copy = copyOf<string>(ANNA, 'story/1');
    expect(await withCopy(copy, async () => 'new', ignore)).toBe('new');
    await vi.waitFor(async () => expect(await copy.get()).toBe('new'));
    expect(await withCopy(copy, async () => 'newer', ignore)).toBe('newer');
  });

  it.each<[string, () => Promise<Error>]>([
    ['the story is gone', async () => new (await import('../lib/errors.ts')).StoryNotFound()],
    ['reading is not allowed', async () => Object.assign(new Error('No'), { code: 'permission-denied' })],
  ])('throws and removes the copy where the server says that %s', async (_name, reason) => {
    const { copyOf, withCopy } = await freshPage();
    const error = await reason();
    const copy = copyOf(ANNA, 'story/1');
    await copy.put('kept');
    await expect(withCopy(copy, () => Promise.reject(error), ignore)).rejects.toBe(error);
    await vi.waitFor(async () => expect(await copy.get()).toBeUndefined());
  });

  it('returns the copy if the request fails', async () => {
    const { copyOf, withCopy } = await freshPage();
    const copy = copyOf<string>(ANNA, 'story/1');
    await copy.put('kept');
    expect(await withCopy(copy, () => Promise.reject(new TypeError('Failed to fetch')), ignore)).toBe('kept');
    expect(await copy.get()).toBe('kept');
  });

  it('returns the copy after four seconds, then reports and stores the late answer', async () => {
    const { copyOf, withCopy } = await freshPage();
    const copy = copyOf<string>(ANNA, 'story/1');
    await copy.put('kept');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const slow = Promise.withResolvers<string>();
    const late = vi.fn();
    const given = vi.fn();
    const reading = withCopy(copy, () => slow.promise, late).then(given);
    await storageIdle();
    await vi.advanceTimersByTimeAsync(3999);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await reading;
    expect(given).toHaveBeenCalledExactlyOnceWith('kept');
    // The next request waits less for the same slow network.
    const next = vi.fn();
    const again = withCopy(copy, silence, ignore).then(next);
    await storageIdle();
    await vi.advanceTimersByTimeAsync(600);
    await again;
    expect(next).toHaveBeenCalledWith('kept');
    vi.useRealTimers();
    slow.resolve('late');
    await vi.waitFor(() => expect(late).toHaveBeenCalledExactlyOnceWith('late'));
    await vi.waitFor(async () => expect(await copy.get()).toBe('late'));
  });

  it.each([null, BEN])('ignores a late answer after the account has changed to %s', async (next) => {
    const { copyOf, handCopiesTo, withCopy } = await freshPage();
    const copy = copyOf<string>(ANNA, 'story/1');
    await copy.put('kept');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const slow = Promise.withResolvers<string>();
    const late = vi.fn();
    const reading = withCopy(copy, () => slow.promise, late);
    await storageIdle();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await reading).toBe('kept');
    vi.useRealTimers();
    handCopiesTo(next);
    slow.resolve('late');
    await storageIdle();
    expect(late).not.toHaveBeenCalled();
  });

  it('fails within twelve seconds where there is no copy', async () => {
    const { copyOf, withCopy } = await freshPage();
    const copy = copyOf(ANNA, 'story/1');
    await copy.get();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const reading = withCopy(copy, silence, ignore).catch((error: Error) => error.name);
    await storageIdle();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await reading).toBe('TimeoutError');
  });

  it('loads without copies where storage is blocked', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    });
    const { copyOf, withCopy } = await freshPage();
    expect(await withCopy(copyOf(ANNA, 'story/1'), async () => 'new', ignore)).toBe('new');
  });
});

describe('copies on the device', () => {
  it('are removed at the next start where a sign-out was interrupted', async () => {
    const { copyOf } = await freshPage();
    await copyOf(ANNA, 'story/1').put('kept');
    await freshPage(null);
    await vi.waitFor(async () => expect(await databases()).not.toContain('tuckaway-copies'));
  });

  it('are removed when another user signs in, whose copies are stored from then on', async () => {
    const { copyOf, handCopiesTo } = await freshPage();
    await copyOf(ANNA, 'story/1').put('Anna’s');
    handCopiesTo(BEN);
    await vi.waitFor(async () => {
      await copyOf(BEN, 'story/1').put('Ben’s');
      expect(await copyOf(BEN, 'story/1').get()).toBe('Ben’s');
    });
    expect(await copyOf(ANNA, 'story/1').get()).toBeUndefined();
    expect(localStorage.getItem('tuckaway:copies')).toBe(BEN);
  });

  it('are not stored for an answer that arrives after sign-out', async () => {
    const { copyOf, handCopiesTo } = await freshPage();
    handCopiesTo(null);
    await copyOf(ANNA, 'story/1').put('late');
    expect(await copyOf(ANNA, 'story/1').get()).toBeUndefined();
  });
});
