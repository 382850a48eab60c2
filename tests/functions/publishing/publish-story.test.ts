/** `npm run publish-story`, against the emulators of the tests. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { hostingUrl, TEST_STACK } from '../../../tools/local/stacks.ts';
import { publishStory } from '../../../tools/publish/publish-story.ts';
import { call, database } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('published');

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-publish-'));
const curated = database.collection('curatedStories');
const documents: string[] = [];
const TYPED = {
  title: 'The Late Lamp',
  description: 'A lamp takes its time.',
  category: 'Cozy',
  rating: 4.5,
  readingTime: 3,
  pages: [{ content: 'First page.\n\nStill the first.' }, { content: 'Second page.', imageUrl: '/art/lamp.svg', imageAlt: 'A lamp.' }],
};

/** A file for one test; its name becomes the document’s id. */
function file(content: object, ending: 'json' | 'yaml' = 'json') {
  const docId = `file-${randomUUID()}`;
  documents.push(docId);
  const name = `${docId}.${ending}`;
  const save = (fields: object) => writeFileSync(join(folder, name), ending === 'json' ? JSON.stringify(fields) : stringify(fields));
  save(content);
  return { name, save, document: curated.doc(docId) };
}

/** Runs the command. @returns its output and exit code. */
async function run(...args: string[]) {
  const told: string[] = [];
  const code = await publishStory(args, { stack: TEST_STACK, folder, tell: (sentence) => told.push(sentence) });
  return { code, told };
}

afterAll(async () => {
  rmSync(folder, { recursive: true });
  const ids = await Promise.all(documents.map(async (docId) => (await curated.doc(docId).get()).get('id') as unknown));
  await Promise.all(documents.map((docId) => curated.doc(docId).delete()));
  await vi.waitFor(
    async () => expect((await call('/api/stories/featured')).json.filter((story: { id: number }) => ids.includes(story.id))).toEqual([]),
    { timeout: 20_000 },
  );
});

describe('publish-story', () => {
  test.each(['json', 'yaml'] as const)('publishes a .%s file and prints the story’s number and address', async (ending) => {
    const { name, document } = file(TYPED, ending);
    const { code, told } = await run(name);
    const id = (await document.get()).get('id') as number;
    expect(code).toBe(0);
    expect(told.slice(1)).toEqual([
      `“The Late Lamp” is published: story ${id} (curatedStories/${document.id})`,
      `${hostingUrl(TEST_STACK)}/story/${id}`,
    ]);
    expect((await call(`/api/stories/${id}`)).json).toMatchObject({ ...TYPED, id });
  });

  test('again updates the story under its number and date, and removes fields that the file no longer has', async () => {
    const { name, save, document } = file({ ...TYPED, imageAlt: 'A lamp.', 'a `name` of one’s own': { deep: [1, null, true] } });
    await run(name);
    const before = await document.get();
    save({ ...TYPED, title: 'The Later Lamp' });
    const { code, told } = await run(name);
    const after = await document.get();
    expect(told[0]).toContain('\n  title: “The Late Lamp” → “The Later Lamp”\n');
    for (const removed of ['imageAlt: removed, was “A lamp.”', 'a `name` of one’s own: removed, was '])
      expect(told[0]).toContain(`  ${removed}`);
    expect([code, told[1]]).toEqual([0, `“The Later Lamp” is updated: story ${before.get('id')} (curatedStories/${document.id})`]);
    expect(after.data()).toEqual({
      ...TYPED,
      title: 'The Later Lamp',
      published: true,
      id: before.get('id'),
      publishedAt: before.get('publishedAt'),
    });
    expect((await call(`/api/stories/${after.get('id')}`)).json.title).toBe('The Later Lamp');
  });

  test('of an unchanged file changes nothing', async () => {
    const { name, document } = file(TYPED);
    await run(name);
    const before = await document.get();
    expect(await run(name)).toEqual({ code: 0, told: [`“The Late Lamp” is published and up to date (curatedStories/${document.id})`] });
    expect((await document.get()).updateTime).toEqual(before.updateTime);
  });

  test('of an invalid story lists its problems in plain words; once corrected, it publishes', async () => {
    const { name, save, document } = file({ ...TYPED, title: 7, pages: [] });
    const { code, told } = await run(name);
    expect(code).toBe(1);
    expect(told.slice(1)).toEqual([
      `The story is not published (curatedStories/${document.id}):`,
      '  - “title” has to be text (type “string” in the console).',
      '  - “pages” has to be a list (type “array”) with at least one page.',
      'Correct the file and run this again.',
    ]);
    expect((await document.get()).get('problems')).toHaveLength(2);
    save(TYPED);
    expect((await run(name)).told[1]).toMatch(/^“The Late Lamp” is published: story \d+/);
  });

  test('with the same mistake twice reports it twice, and that visitors keep the previous copy', async () => {
    const { name, save, document } = file(TYPED);
    await run(name);
    save({ ...TYPED, category: '' });
    for (let times = 0; times < 2; times += 1) {
      const { code, told } = await run(name);
      expect([code, told.at(-1)]).toEqual([1, 'Visitors still get the previous version. Correct the file and run this again.']);
    }
    expect((await call(`/api/stories/${(await document.get()).get('id')}`)).json.category).toBe('Cozy');
  });

  test('ignores numbers, dates and problems in the file, which publishing writes itself', async () => {
    const { name, document } = file({ ...TYPED, publishedAt: 'yesterday', problems: ['old'], published: false });
    expect((await run(name)).code).toBe(0);
    expect((await document.get()).data()).toEqual({ ...TYPED, published: true, id: expect.any(Number), publishedAt: expect.anything() });
  });

  test('with draft: true stores the edit, and visitors keep the copy until the file has no draft', async () => {
    const { name, save, document } = file(TYPED);
    await run(name);
    save({ ...TYPED, category: 'Brave', draft: true });
    expect((await run(name)).told.at(-1)).toBe(
      '“The Late Lamp” is stored; visitors keep the previous version until the file has no “draft”.',
    );
    const id = (await document.get()).get('id');
    expect((await call(`/api/stories/${id}`)).json.category).toBe('Cozy');
    save({ ...TYPED, category: 'Brave' });
    expect((await run(name)).told[1]).toMatch(/ is updated: /);
    expect((await call(`/api/stories/${id}`)).json.category).toBe('Brave');
  });

  test('--dry-run writes nothing', async () => {
    const { name, document } = file(TYPED);
    expect((await run(name, '--dry-run')).told.at(-1)).toMatch(/Nothing was written, because of --dry-run\.$/);
    expect((await document.get()).exists).toBe(false);
  });

  test('of a file that Firestore cannot store says so', async () => {
    const { name } = file({ ...TYPED, pages: [['a list in a list']] });
    await expect(run(name)).rejects.toThrow(/^Firestore cannot store this file: /);
  });
});
