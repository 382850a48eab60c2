/** `npm run publish-story`, against the emulators of the tests. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { hostingUrl, TEST_STACK } from '../../../tools/local/stacks.ts';
import { publishStory } from '../../../tools/publish/publish.ts';
import { call, database } from '../support/support.ts';

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
  await Promise.all(documents.map((docId) => curated.doc(docId).delete()));
});

test('publish-story publishes a file, prints the story’s number and address, updates it, and removes what the file no longer has', async () => {
  // Numbers, dates and problems in the file are ignored, because publishing writes them itself.
  const { name, save, document } = file({ ...TYPED, publishedAt: 'yesterday', problems: ['old'], published: false }, 'yaml');
  const first = await run(name);
  const before = await document.get();
  const id = before.get('id') as number;
  expect(first.code).toBe(0);
  expect(first.told.slice(1)).toEqual([
    `“The Late Lamp” is published: story ${id} (curatedStories/${document.id})`,
    `${hostingUrl(TEST_STACK)}/story/${id}`,
  ]);
  expect(before.data()).toEqual({ ...TYPED, published: true, id: expect.any(Number), publishedAt: expect.anything() });
  expect((await call(`/api/stories/${id}`)).json).toMatchObject({ ...TYPED, id });

  expect(await run(name)).toEqual({ code: 0, told: [`“The Late Lamp” is published and up to date (curatedStories/${document.id})`] });
  expect((await document.get()).updateTime).toEqual(before.updateTime);

  save({ ...TYPED, imageAlt: 'A lamp.', 'a `name` of one’s own': { deep: [1, null, true] } });
  await run(name);
  save({ ...TYPED, title: 'The Later Lamp' });
  const { code, told } = await run(name);
  expect(told[0]).toContain('\n  title: “The Late Lamp” → “The Later Lamp”\n');
  for (const removed of ['imageAlt: removed, was “A lamp.”', 'a `name` of one’s own: removed, was '])
    expect(told[0]).toContain(`  ${removed}`);
  expect([code, told[1]]).toEqual([0, `“The Later Lamp” is updated: story ${id} (curatedStories/${document.id})`]);
  expect((await document.get()).data()).toEqual({
    ...TYPED,
    title: 'The Later Lamp',
    published: true,
    id,
    publishedAt: before.get('publishedAt'),
  });
  expect((await call(`/api/stories/${id}`)).json.title).toBe('The Later Lamp');
});

test('an invalid story lists its problems in plain words, also a second time, and visitors keep the last valid copy', async () => {
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

  save({ ...TYPED, category: '' });
  for (let times = 0; times < 2; times += 1) {
    const again = await run(name);
    expect([again.code, again.told.at(-1)]).toEqual([1, 'Visitors still get the previous version. Correct the file and run this again.']);
  }
  expect((await call(`/api/stories/${(await document.get()).get('id')}`)).json.category).toBe('Cozy');
});

test('nothing is written with --dry-run, or of a file that Firestore cannot store', async () => {
  const { name, document } = file(TYPED);
  expect((await run(name, '--dry-run')).told.at(-1)).toMatch(/Nothing was written, because of --dry-run\.$/);
  expect((await document.get()).exists).toBe(false);
  await expect(run(file({ ...TYPED, pages: [['a list in a list']] }).name)).rejects.toThrow(/^Firestore cannot store this file: /);
});
