// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { Favorite } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FavoriteEntry } from '../outbox/entry.ts';

const ANNA = 'uid-anna';
const BEN = 'uid-ben';

/** The modules as a page that was just opened has them; the database stays, as it does on a device. */
async function freshPage(uid: string | null = ANNA) {
  vi.resetModules();
  const { handCopiesTo } = await import('./cache-owner.ts');
  const copies = await import('./cached-copies.ts');
  handCopiesTo(uid);
  return { handCopiesTo, ...copies };
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const silence = () => new Promise<never>(() => undefined);
const ignore = () => undefined;

/** Lets the database in memory do what it was asked; it goes by no clock. */
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

describe('what was begun', () => {
  const begun = (storyId: string, updatedAt: number, page = 2) => ({ storyId, page, pageCount: 9, finished: false, updatedAt });

  it('is known to this device without asking anybody, the latest first and each story once', async () => {
    await freshPage();
    const { keepBegun, readLately } = await import('../reading/cached-progress.ts');
    expect(await readLately(ANNA)).toEqual([]);
    await keepBegun(ANNA, begun('7', 10));
    await keepBegun(ANNA, begun('8', 20));
    await keepBegun(ANNA, begun('7', 30, 5));
    // What the server says of a story that was read on here since.
    await keepBegun(ANNA, begun('8', 15, 1));
    expect(await readLately(ANNA)).toEqual([begun('7', 30, 5), begun('8', 20)]);
    for (let story = 20; story < 40; story += 1) await keepBegun(ANNA, begun(String(story), 100 + story));
    expect(await readLately(ANNA)).toHaveLength(6);
    expect(await readLately(BEN)).toEqual([]);
  });
});

describe('what was read before', () => {
  it('comes from the network where there is one, and is kept', async () => {
    const { copyOf, withCopy } = await freshPage();
    const copy = copyOf<string>(ANNA, 'story/1');
    expect(await withCopy(copy, async () => 'new', ignore)).toBe('new');
    await vi.waitFor(async () => expect(await copy.get()).toBe('new'));
    expect(await withCopy(copy, async () => 'newer', ignore)).toBe('newer');
  });

  it('is there at once without a network, in a page opened later too', async () => {
    const first = await freshPage();
    await first.copyOf(ANNA, 'story/1').put('kept');
    const { copyOf, withCopy } = await freshPage();
    online(false);
    const load = vi.fn(silence);
    expect(await withCopy(copyOf(ANNA, 'story/1'), load, ignore)).toBe('kept');
    expect(load).not.toHaveBeenCalled();
  });

  it('stands in where the network fails', async () => {
    const { copyOf, withCopy } = await freshPage();
    await copyOf(ANNA, 'story/1').put('kept');
    const lost = () => Promise.reject(Object.assign(new Error('Failed to fetch'), { code: 'unavailable' }));
    expect(await withCopy(copyOf(ANNA, 'story/1'), lost, ignore)).toBe('kept');
  });

  it.each<[string, () => Promise<Error>]>([
    ['it is gone', async () => new (await import('../lib/errors.ts')).StoryNotFound()],
    ['it may not be read', async () => Object.assign(new Error('No'), { code: 'permission-denied' })],
  ])('is not shown, nor kept any longer, where the server says that %s', async (_name, reason) => {
    const { copyOf, withCopy } = await freshPage();
    const error = await reason();
    const copy = copyOf(ANNA, 'story/1');
    await copy.put('kept');
    await expect(withCopy(copy, () => Promise.reject(error), ignore)).rejects.toBe(error);
    await vi.waitFor(async () => expect(await copy.get()).toBeUndefined());
  });

  it('stands in after four seconds of silence, and what comes late is told and kept', async () => {
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
    // The next thing on the screen does not wait as long for the same network.
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

  it.each([null, BEN])('comes late and is told to nobody, where its account has left and %s is here', async (next) => {
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

  it('is an error within twelve seconds where nothing is kept', async () => {
    const { copyOf, withCopy } = await freshPage();
    const copy = copyOf(ANNA, 'story/1');
    await copy.get();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const reading = withCopy(copy, silence, ignore).catch((error: Error) => error.name);
    await storageIdle();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await reading).toBe('TimeoutError');
  });

  it('costs nothing but the copy where the device can keep nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    });
    const { copyOf, withCopy } = await freshPage();
    expect(await withCopy(copyOf(ANNA, 'story/1'), async () => 'new', ignore)).toBe('new');
  });
});

describe('copies leave the device', () => {
  it('as a whole with their account’s session', async () => {
    const { copyOf, handCopiesTo } = await freshPage();
    await copyOf(ANNA, 'story/1').put('kept');
    handCopiesTo(null);
    await vi.waitFor(async () => expect(await databases()).not.toContain('tuckaway-copies'));
    expect(localStorage.getItem('tuckaway:copies')).toBeNull();
  });

  it('at the next start, where a sign-out was cut short', async () => {
    const { copyOf } = await freshPage();
    await copyOf(ANNA, 'story/1').put('kept');
    await freshPage(null);
    await vi.waitFor(async () => expect(await databases()).not.toContain('tuckaway-copies'));
  });

  it('when somebody else signs in, whose own are kept from then on', async () => {
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

  it('and what is read by then comes too late to be kept', async () => {
    const { copyOf, handCopiesTo } = await freshPage();
    handCopiesTo(null);
    await copyOf(ANNA, 'story/1').put('late');
    expect(await copyOf(ANNA, 'story/1').get()).toBeUndefined();
  });

  it('unless they are the same person’s, who comes back', async () => {
    const { copyOf } = await freshPage();
    await copyOf(ANNA, 'story/1').put('kept');
    const { copyOf: again } = await freshPage();
    expect(await again(ANNA, 'story/1').get()).toBe('kept');
  });
});

describe('kept favorites', () => {
  const LIST: Favorite[] = [
    { storyId: '8', addedAt: 20 },
    { storyId: '7', addedAt: 10 },
  ];
  const press = (action: 'add' | 'remove', storyId: string, addedAt: number) =>
    ({ type: 'favorite', action, storyId, data: { storyId, addedAt } }) as FavoriteEntry;

  async function favorites() {
    await freshPage();
    const { cacheFavoriteChange, cachedIds, cachedPage } = await import('../favorites/load-favorites.ts');
    return {
      cacheFavoriteChange,
      list: cachedPage(ANNA, null),
      page: (after: Favorite) => cachedPage(ANNA, after),
      ids: (only: string[]) => cachedIds(ANNA, only),
    };
  }

  it('are a list only once its beginning was read', async () => {
    const { list, ids } = await favorites();
    await ids(['7', '9']).put(['7']);
    expect(await ids(['7', '9']).get()).toEqual(['7']);
    expect(await list.get()).toBeUndefined();
    await list.put(LIST);
    expect(await list.get()).toEqual(LIST);
  });

  it('follow what the server says of some of them', async () => {
    const { list, ids } = await favorites();
    await list.put(LIST);
    await ids(['7', '9']).put(['9']);
    expect(await list.get()).toEqual([
      { storyId: '8', addedAt: 20 },
      { storyId: '9', addedAt: 0 },
    ]);
  });

  it('grow page by page, and a page that was read anew takes the place of what it covers', async () => {
    const { list, page, ids } = await favorites();
    const some = (from: number, to: number): Favorite[] =>
      Array.from({ length: from - to }, (_, index) => ({ storyId: String(from - index), addedAt: from - index }));
    await list.put(some(60, 42));
    await page({ storyId: '43', addedAt: 43 }).put(some(42, 24));
    await ids(['3']).put(['3']);
    expect(await list.get()).toEqual(some(60, 42));
    expect(await page({ storyId: '43', addedAt: 43 }).get()).toEqual(some(42, 24));
    expect(await page({ storyId: '25', addedAt: 25 }).get()).toEqual([{ storyId: '3', addedAt: 0 }]);
    // 50 is gone, so that 42 has come up to the first page: nothing behind it is touched.
    await list.put(some(60, 41).filter(({ storyId }) => storyId !== '50'));
    expect((await list.get())?.map(({ storyId }) => storyId)).not.toContain('50');
    expect(await page({ storyId: '43', addedAt: 43 }).get()).toEqual(some(42, 24));
    // A page that is not full is the last: there is none behind it any more.
    await page({ storyId: '43', addedAt: 43 }).put(some(42, 40));
    expect(await page({ storyId: '41', addedAt: 41 }).get()).toEqual([]);
  });

  it('follow each press that reached the server', async () => {
    const { list, cacheFavoriteChange } = await favorites();
    await list.put(LIST);
    await cacheFavoriteChange(ANNA, press('add', '9', 30));
    await cacheFavoriteChange(ANNA, press('remove', '8', 40));
    expect(await list.get()).toEqual([
      { storyId: '9', addedAt: 30 },
      { storyId: '7', addedAt: 10 },
    ]);
  });
});
