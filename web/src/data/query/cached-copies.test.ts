// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

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

beforeEach(async () => {
  const gone = Promise.withResolvers<void>();
  indexedDB.deleteDatabase('tuckaway-copies').onsuccess = () => gone.resolve();
  await gone.promise;
});

describe('recently read stories', () => {
  const begun = (storyId: string, updatedAt: number, page = 2) => ({ storyId, page, pageCount: 9, finished: false, updatedAt });

  it('are kept on the device, latest first and each story once', async () => {
    const { handCopiesTo } = await freshPage();
    // Its imports open a signed-out session.
    const { rememberPlace, recentlyRead } = await import('../../features/reader/api/reading/recently-read.ts');
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

  it('count as missing if another version stored them in another shape, and are then replaced [fault 8]', async () => {
    const { changeCopy, copyOf } = await freshPage();
    await copyOf(ANNA, 'list').put({ of: 'another version' });
    const list = copyOf<string[]>(ANNA, 'list', (names) => names.every((name) => name !== ''));
    expect(await list.get()).toBeUndefined();
    await changeCopy<string[]>(ANNA, 'list', (before = []) => [...before, 'new']);
    expect(await list.get()).toEqual(['new']);
    await changeCopy<string[]>(ANNA, 'list', (before = []) => [...before, 'newer']);
    expect(await list.get()).toEqual(['new', 'newer']);
  });

  it('count as missing where storage is blocked', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    });
    const { copyOf } = await freshPage();
    await copyOf(ANNA, 'story/1').put('new');
    expect(await copyOf(ANNA, 'story/1').get()).toBeUndefined();
  });
});
