/** The seed in emulator-data matches its sources (after a change there: `npm run seed`). */
import { describe, expect, it, test } from 'vitest';
import { CURRENT_TERMS, countWords, htmlToParagraphs, newStorySchema, parseChild, splitParagraphs } from '../../domain/src/index.ts';
import { insertName } from '../../functions/src/stories/names/insert-name.ts';
import { curatedPictures } from '../../tools/pictures/curated-pictures.ts';
import { SEED_ACCOUNTS, SEED_CHILDREN } from '../../tools/seed/accounts.ts';
import { seedPublications } from '../../tools/seed/published-stories.ts';
import { curatedSources, ownSources } from '../../tools/seed/sources.ts';
import { call, database } from './support/support.ts';

const curated = curatedSources();

describe('the curated stories of the seed', () => {
  it('are twenty, and an unpublished draft', () => {
    expect(curated.filter(({ unpublished }) => !unpublished)).toHaveLength(20);
    expect(curated.filter(({ unpublished }) => unpublished)).toHaveLength(1);
  });

  it('have five to eight pages with 40 to 90 words each, unless they are for an age', () => {
    for (const { title, pages } of curated.filter(({ age }) => age === undefined)) {
      expect(pages.length >= 5 && pages.length <= 8, title).toBe(true);
      const others = pages.map(({ text }) => countWords(text)).filter((words) => words < 40 || words > 90);
      expect(others, title).toEqual([]);
    }
  });

  it('are three rhymes of 8 to 12 pages and 80 to 200 words for the youngest', () => {
    const rhymes = curated.filter(({ age }) => age === '2-3');
    expect(rhymes).toHaveLength(3);
    for (const { title, pages } of rhymes) {
      const words = countWords(pages.map(({ text }) => text).join(' '));
      expect([title, pages.length >= 8 && pages.length <= 12, words >= 80 && words <= 200]).toEqual([title, true, true]);
    }
  });

  it('have short and long pages if they are for an older age', () => {
    // The first twelve have five to eight pages.
    for (const { title, age, pages } of curated.filter(({ id = 0, age }) => id > 12 && age !== '2-3')) {
      const words = pages.map(({ text }) => countWords(text));
      const all = words.reduce((sum, one) => sum + one, 0);
      expect(pages.length >= 10 && pages.length <= 14, title).toBe(true);
      expect(all >= 200 && all <= (age === '4-5' ? 450 : 650), title).toBe(true);
      expect(Math.min(...words), title).toBeLessThanOrEqual(8);
      expect(Math.max(...words), title).toBeGreaterThanOrEqual(50);
    }
  });

  it('differ in hero, place and title', () => {
    const published = curated.filter(({ unpublished }) => !unpublished);
    expect(new Set(published.map(({ animal }) => animal)).size).toBe(20);
    expect(new Set(published.map(({ title }) => title)).size).toBe(20);
    expect(new Set(published.map(({ setting }) => setting)).size).toBeGreaterThanOrEqual(19);
  });

  it('are what visitors get, with pictures for their pages and descriptions of them', async () => {
    for (const source of curated.filter(({ unpublished }) => !unpublished)) {
      const { id, slug, title, description, category, rating, readingTime, pages } = source;
      const { status, json } = await call(`/api/stories/${id}`);
      const pictures = curatedPictures(source).slice(1);
      expect(status, title).toBe(200);
      expect(json).toMatchObject({ id, slug, title, description: description.trim(), category, rating, readingTime });
      expect(json.pages).toEqual(
        pages.map(({ text }, page) => ({ content: text.trim(), imageUrl: pictures[page]?.url, imageAlt: pictures[page]?.alt })),
      );
    }
  });

  it('are listed as local builds prerender them', async () => {
    const { json } = await call('/api/stories/featured');
    const ids = new Set(curated.map(({ id }) => id));
    expect(json.filter(({ id }: { id: number }) => ids.has(id))).toEqual(seedPublications().featured);
  });

  it('do not show the draft', async () => {
    const draft = curated.find(({ unpublished }) => unpublished);
    expect((await call(`/api/stories/${draft?.slug}`)).status).toBe(404);
    expect((await database.doc(`curatedStories/${draft?.slug}`).get()).get('title')).toBe(draft?.title);
  });
});

test('one of the families’ stories is stored as by a version without pages', () => {
  expect(ownSources().filter(({ earlierVersion }) => earlierVersion)).toHaveLength(1);
});

describe('the accounts of the seed', () => {
  it('have their profiles, agreed to the terms, and have children that the form accepts', async () => {
    for (const { uid, subscription, displayName, email } of SEED_ACCOUNTS) {
      expect((await database.doc(`users/${uid}`).get()).data()).toMatchObject({ subscription, displayName, email });
      expect((await database.doc(`users/${uid}/agreements/${CURRENT_TERMS}`).get()).exists).toBe(true);
    }
    for (const [id, { of, ...child }] of Object.entries(SEED_CHILDREN)) {
      const uid = SEED_ACCOUNTS.find(({ email }) => email === of)?.uid;
      const stored = (await database.doc(`users/${uid}/children/${id}`).get()).data();
      expect(parseChild(stored), id).toEqual({ ok: true, value: child });
    }
  });

  it.each(ownSources())(
    '$owner has “$title”, which can be shared without the name and continued',
    async ({ id, owner, text, favorite, earlierVersion = false, ...own }) => {
      const uid = SEED_ACCOUNTS.find(({ email }) => email === owner)?.uid;
      const story = (await database.doc(`stories/${id}`).get()).data();
      const { childName, recap, cast } = own;
      expect(story).toMatchObject({ uid, childName, recap, cast });
      expect(newStorySchema.safeParse({ ...story, createdAt: 0 }).error).toBeUndefined();
      for (const nameless of [story?.template, recap, ...cast]) expect(nameless).not.toContain(childName);
      expect(htmlToParagraphs(story?.template).map((paragraph) => insertName(paragraph, childName))).toEqual(splitParagraphs(text));
      expect(htmlToParagraphs(story?.content)).toEqual(splitParagraphs(text));
      expect([story?.pages === undefined, story?.cover === undefined]).toEqual([earlierVersion, earlierVersion]);
      const pages = (story?.pages ?? []) as { text: string }[];
      if (!earlierVersion) expect(pages.map((page) => page.text).join('\n\n')).toBe(splitParagraphs(text).join('\n\n'));
      expect((await database.doc(`users/${uid}/favorites/${id}`).get()).exists).toBe(favorite);
    },
  );
});
