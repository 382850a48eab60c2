// @vitest-environment jsdom
/** The shelf that is kept here, against a server on which stories come and go. */
import 'fake-indexeddb/auto';
import type { Story } from '@tuckaway/domain';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { isBehind, newestStoryFirst, type ShelfPage, type ShelfPlace } from './shelf-order.ts';

const server = vi.hoisted(() => ({ readShelf: vi.fn(), countShelf: vi.fn() }));
vi.mock('./shelf-documents.ts', () => server);

const UID = ANNA.firebaseUid;
const idOf = (made: number) => `3f0e8f5c-52f1-4c8a-9d5e-${String(made).padStart(12, '0')}`;
const storyOf = (made: number): Story => ({ ...FOX_STORY, id: idOf(made), createdAt: made, title: `Story ${made}` });

/** What the server has, newest first. */
let there: Story[] = [];
const behind = (after: ShelfPlace | null) => there.filter((story) => isBehind(story, after));

beforeEach(async () => {
  vi.resetModules();
  const gone = Promise.withResolvers<void>();
  const deleting = indexedDB.deleteDatabase('tuckaway-copies');
  deleting.onsuccess = () => gone.resolve();
  await gone.promise;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  server.readShelf.mockReset().mockImplementation(async (_uid, after: ShelfPlace | null, size: number) => behind(after).slice(0, size));
  server.countShelf.mockReset().mockImplementation(async (_uid, after: ShelfPlace, last: ShelfPlace | null, most: number) => {
    const range = behind(after).filter((story) => last === null || !isBehind(story, last));
    return Math.min(most, range.length);
  });
  there = [];
});

async function device() {
  const { handCopiesTo } = await import('../../../../data/query/cached-copies.ts');
  handCopiesTo(UID);
  const { queryClient } = await import('../../../../data/query/query-client.ts');
  const { cachedShelfPage, forgetStory, shelfPageQuery } = await import('./load-shelf.ts');
  const { noteDeleted } = await import('../hidden/deleted-stories.ts');
  /** As a screen does: so many pages from the newest on. */
  async function visit(sizes: readonly number[]): Promise<{ stories: Story[]; whole: boolean }> {
    queryClient.clear();
    const stories: Story[] = [];
    let after: ShelfPlace | null = null;
    for (const size of sizes) {
      const page: ShelfPage = await queryClient.fetchQuery(shelfPageQuery(UID, ['shelf', after?.id], after, size));
      stories.push(...page.stories);
      // The copy is written beside the answer.
      await cachedShelfPage(UID, after, size).put(page);
      after = page.next;
      if (after === null) return { stories, whole: true };
    }
    return { stories, whole: false };
  }
  return { visit, forgetStory, cachedShelfPage, noteDeleted };
}

const titles = (stories: readonly Story[]) => stories.map(({ title }) => title);

it('shows exactly what the server has at every visit, whatever was made and deleted elsewhere meanwhile', async () => {
  const step = fc.record({
    made: fc.integer({ min: 0, max: 7 }),
    deleted: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 }),
    sizes: fc.array(fc.constantFrom(2, 3, 5), { minLength: 1, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      there = [];
      let made = 0;
      const { visit, forgetStory } = await device();
      for (const { id } of (await visit([100])).stories) await forgetStory(UID, id);
      for (const { made: more, deleted, sizes } of steps) {
        for (let count = 0; count < more; count += 1) there.unshift(storyOf(++made));
        for (const part of deleted) there.splice(Math.floor(part * there.length), 1);
        const seen = await visit(sizes);
        expect(titles(seen.stories)).toEqual(titles(there.slice(0, seen.stories.length)));
        if (seen.whole) expect(seen.stories).toHaveLength(there.length);
      }
    }),
    { numRuns: 30 },
  );
  expect(server.countShelf).toHaveBeenCalled();
});

it('a story that was deleted leaves the device, its copy for the reader too', async () => {
  there = [storyOf(2), storyOf(1)];
  const { visit, forgetStory, cachedShelfPage } = await device();
  await visit([5]);
  const { copyOf } = await import('../../../../data/query/cached-copies.ts');
  expect(await copyOf<Story>(UID, `story/${idOf(2)}`).get()).toMatchObject({ title: 'Story 2' });
  await copyOf<string>(UID, `share/${idOf(2)}`).put('token');
  await forgetStory(UID, idOf(2));
  expect(await copyOf(UID, `story/${idOf(2)}`).get()).toBeUndefined();
  expect(await copyOf(UID, `share/${idOf(2)}`).get()).toBeUndefined();
  expect(titles((await cachedShelfPage(UID, null, 5).get())?.stories ?? [])).toEqual(['Story 1']);
});

it('and does not come back onto it with a list that was read before the server knew', async () => {
  there = [storyOf(2), storyOf(1)];
  const { forgetStory, cachedShelfPage, noteDeleted } = await device();
  const { copyOf } = await import('../../../../data/query/cached-copies.ts');
  const read = { stories: [...there], next: null };
  noteDeleted(idOf(2));
  await forgetStory(UID, idOf(2));
  await cachedShelfPage(UID, null, 5).put(read);
  expect(titles((await cachedShelfPage(UID, null, 5).get())?.stories ?? [])).toEqual(['Story 1']);
  expect(await copyOf(UID, `story/${idOf(2)}`).get()).toBeUndefined();
});

it('a story that another device deleted leaves this one, too', async () => {
  there = [storyOf(3), storyOf(2), storyOf(1)];
  const { visit } = await device();
  await visit([5]);
  there = [storyOf(3), storyOf(1)];
  await visit([5]);
  const { copyOf } = await import('../../../../data/query/cached-copies.ts');
  expect(await copyOf(UID, `story/${idOf(2)}`).get()).toBeUndefined();
  expect(await copyOf(UID, `story/${idOf(1)}`).get()).toBeDefined();
});

it('a shelf on the device is shown at once if the server is silent [fault 6]', async () => {
  there = [storyOf(2), storyOf(1)];
  const { visit } = await device();
  await visit([5]);
  server.readShelf.mockReturnValue(new Promise(() => undefined));
  // A screen that waits for the server shows the copy after four seconds.
  const tooLate = new Promise((resolve) => setTimeout(resolve, 3500, 'too late'));
  expect(await Promise.race([visit([5]).then(({ stories }) => titles(stories)), tooLate])).toEqual(titles(there));
});

it('a shelf whose order is on the device without its stories is unknown, not empty [fault 8]', async () => {
  const { visit, cachedShelfPage } = await device();
  await visit([5]);
  expect(await cachedShelfPage(UID, null, 5).get()).toEqual({ stories: [], next: null });
  there = [storyOf(2), storyOf(1)];
  await visit([5]);
  const { copiesOf } = await import('../../../../data/query/cached-copies.ts');
  await copiesOf(UID).drop(there.map(({ id }) => `story/${id}`));
  expect(await cachedShelfPage(UID, null, 5).get()).toBeUndefined();
});

it('a shelf that was read in part does not count as whole without a network', async () => {
  there = Array.from({ length: 12 }, (_, index) => storyOf(12 - index));
  const { visit, cachedShelfPage } = await device();
  await visit([5]);
  const first = await cachedShelfPage(UID, null, 5).get();
  expect(first?.next).toMatchObject({ id: idOf(8) });
  expect(await cachedShelfPage(UID, first?.next ?? null, 5).get()).toBeUndefined();
});

it('orders by the moment, and stories of one moment by their id, as the server does', () => {
  const places = [storyOf(1), storyOf(3), { ...storyOf(9), createdAt: 3 }, storyOf(2)];
  expect([...places].sort(newestStoryFirst).map(({ id }) => id)).toEqual([9, 3, 2, 1].map(idOf));
});
