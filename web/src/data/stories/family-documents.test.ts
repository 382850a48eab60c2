/** What the screens of a family's own stories read (specification sections 2 and 4), over the document database's REST interface. */
import { coverPicture, parseScene, storyPages } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { FAVORITES_PAGE, nextCursor, readFavorites } from '../favorites/stored-favorites.ts';
import { encodeFields } from '../firestore/values.ts';
import { StoryAccessDenied, StoryNotFound } from '../lib/errors.ts';
import { readStories, readStory } from './story-documents.ts';

vi.mock('../firebase/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = ANNA.firebaseUid;
const ROOT = 'projects/demo-tuckaway/databases/(default)/documents';
const NOW = '2026-11-21T20:15:00.000Z';

interface Value {
  stringValue?: string;
  timestampValue?: string;
  referenceValue?: string;
  arrayValue?: { values: Value[] };
}
type Fields = Record<string, Value>;
type Row = [name: string, fields: Fields];
interface Query {
  from: { collectionId: string }[];
  orderBy: { field: { fieldPath: string }; direction: 'DESCENDING' }[];
  startAt?: { values: Value[]; before: boolean };
  limit: number;
}

const documents = new Map<string, Fields>();
const queries: Query[] = [];
let failing: (() => Response) | null = null;

const fieldText = ([name, fields]: Row, field: string): string => (field === '__name__' ? name : (fields[field]?.timestampValue ?? ''));
const plain = ({ timestampValue, referenceValue = '' }: Value) => timestampValue ?? referenceValue;
/** Texts of one length: moments to the microsecond, and names. */
const even = (text: string) => text.replace(/\.(\d+)Z$/, (_, fraction: string) => `.${fraction.padEnd(6, '0')}Z`);
function compare(one: readonly string[], other: readonly string[]): number {
  const place = one.findIndex((text, index) => even(text) !== even(other[index] ?? ''));
  return place < 0 ? 0 : even(one[place] ?? '') < even(other[place] ?? '') ? 1 : -1;
}

/** As much of the database as is asked here, in its own words. */
const ANSWERS: Record<string, (body: never, parent: string) => object[]> = {
  batchGet: ({ documents: names }: { documents: string[] }) =>
    names.map((name) => {
      const fields = documents.get(name);
      return fields ? { found: { name, fields }, readTime: NOW } : { missing: name, readTime: NOW };
    }),
  runQuery({ structuredQuery }: { structuredQuery: Query }, parent) {
    queries.push(structuredQuery);
    const { from, orderBy, startAt, limit } = structuredQuery;
    const folder = `${parent}/${from[0]?.collectionId}/`;
    const order = (row: Row) => orderBy.map(({ field }) => fieldText(row, field.fieldPath));
    const rows = [...documents]
      .filter(([name]) => name.startsWith(folder))
      .filter((row) => !startAt || compare(order(row), startAt.values.map(plain)) > 0)
      .sort((one, other) => compare(order(one), order(other)))
      .slice(0, limit);
    return rows.length > 0 ? rows.map(([name, fields]) => ({ document: { name, fields }, readTime: NOW })) : [{ readTime: NOW }];
  },
};

beforeEach(() => {
  documents.clear();
  queries.length = 0;
  failing = null;
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    expect(headers.authorization).toBe(`Bearer token of ${UID}`);
    if (failing) return failing();
    const [, parent = '', what = ''] = /\/v1\/(.+):(\w+)$/.exec(url) ?? [];
    return Response.json(ANSWERS[what]?.(JSON.parse(body) as never, parent));
  });
});

const text = (stringValue: string): Value => ({ stringValue });
const texts = (...values: string[]): Value => ({ arrayValue: { values: values.map(text) } });
const moment = (milliseconds: number): Value => ({ timestampValue: new Date(milliseconds).toISOString() });
const denial = () => Response.json([{ error: { code: 403, status: 'PERMISSION_DENIED' } }], { status: 403 });

const { id: STORY_ID, createdAt: _createdAt, ...facts } = FOX_STORY;
const FIELDS: Fields = Object.fromEntries(
  Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, text(value)]] : [])),
);
const storyAt = (id: string) => `${ROOT}/stories/${id}`;

describe('a story', () => {
  it('is read by its id [spec 1.8, 3.3, 7.14, 7.15]', async () => {
    documents.set(storyAt(STORY_ID), { ...FIELDS, createdAt: moment(9) });
    expect(await readStory(UID, STORY_ID)).toEqual({ ...FOX_STORY, createdAt: 9 });
  });

  it('has with it who else is in it, and what its next episode needs', async () => {
    const more = { siblings: ['Leo'], recap: '{child} met a fox.', cast: ['the fox'], continues: FOX_STORY.id };
    const fields = { siblings: texts('Leo'), recap: text(more.recap), cast: texts('the fox'), continues: text(more.continues) };
    documents.set(storyAt(STORY_ID), { ...FIELDS, ...fields, createdAt: moment(9) });
    expect(await readStory(UID, STORY_ID)).toEqual({ ...FOX_STORY, ...more, createdAt: 9 });
  });

  it('has its pages and its cover with known words alone, and none that cannot be read', async () => {
    const scene = parseScene({ place: 'bakery', figures: [{ who: 'animal' }] });
    const more = { pages: [{ text: 'Mia met a fox.', scene }], cover: scene };
    const stored = { pages: [{ text: 'Mia met a fox.', scene: { ...scene, weather: 'frogs' } }], cover: scene };
    documents.set(storyAt(STORY_ID), { ...FIELDS, ...(encodeFields(stored) as Fields), createdAt: moment(9) });
    expect(await readStory(UID, STORY_ID)).toEqual({ ...FOX_STORY, ...more, createdAt: 9 });
    documents.set(storyAt(STORY_ID), { ...FIELDS, pages: text('none'), cover: texts('none'), createdAt: moment(9) });
    const story = await readStory(UID, STORY_ID);
    expect(storyPages(story).map((page) => page.text)).toEqual(['Mia met a fox.\n\nIt was <quite> late.']);
    expect(coverPicture(story)).toMatchObject({ cover: 'moon', scene: { place: 'forest', time: 'night' } });
  });

  it('has what the family chose for its child, without words of a newer version', async () => {
    const stored = { age: '2-3', pronouns: 'she', notTonight: ['dogs', 'robots'], childId: '7' };
    documents.set(storyAt(STORY_ID), { ...FIELDS, ...(encodeFields(stored) as Fields), createdAt: moment(9) });
    expect(await readStory(UID, STORY_ID)).toEqual({ ...FOX_STORY, ...stored, notTonight: ['dogs'], createdAt: 9 });
  });

  it('was made at its moment to the microsecond, by which the shelf goes on', async () => {
    documents.set(storyAt(STORY_ID), { ...FIELDS, createdAt: { timestampValue: '2026-11-21T20:15:00.123456Z' } });
    expect((await readStory(UID, STORY_ID)).createdAt).toBeCloseTo(Date.parse(NOW) + 123.456, 3);
    documents.set(storyAt(STORY_ID), { ...FIELDS, createdAt: { timestampValue: '2026-11-21T20:15:00Z' } });
    expect((await readStory(UID, STORY_ID)).createdAt).toBe(Date.parse(NOW));
  });

  it('that does not say how is medium, cozy and under the moon', async () => {
    const { storyLength: _length, storyTone: _tone, coverImage: _cover, ...rest } = FIELDS;
    documents.set(storyAt(STORY_ID), { ...rest, siblings: {} });
    const story = await readStory(UID, STORY_ID);
    expect(story).toMatchObject({ storyLength: 'medium', storyTone: 'cozy', coverImage: 'moon' });
    expect(story).not.toHaveProperty('siblings');
  });

  it('reports a missing story as not found and a denied one as another account’s', async () => {
    await expect(readStory(UID, STORY_ID)).rejects.toBeInstanceOf(StoryNotFound);
    failing = denial;
    await expect(readStory(UID, STORY_ID)).rejects.toBeInstanceOf(StoryAccessDenied);
    failing = () => new Response('<p>Sign in to the hotel’s network</p>', { status: 403 });
    await expect(readStory(UID, STORY_ID)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('several stories', () => {
  it('are read together, without missing ones and other accounts’ stories; a failed read is an error', async () => {
    const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    for (let index = 0; index < 31; index += 1) documents.set(storyAt(idOf(index)), { ...FIELDS, createdAt: moment(9) });
    documents.set(storyAt(idOf(5)), { ...FIELDS, uid: text('another-account'), createdAt: moment(9) });
    const found = await readStories(
      UID,
      Array.from({ length: 32 }, (_, index) => idOf(index)),
    );
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 31 }, (_, index) => idOf(index)).filter((id) => id !== idOf(5)));
    expect(found[0]).toEqual({ ...FOX_STORY, id: idOf(0), createdAt: 9 });
    failing = () => new Response(null, { status: 503 });
    await expect(readStories(UID, [idOf(0)])).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the favorites', () => {
  const at = (storyId: string) => `${ROOT}/users/${UID}/favorites/${storyId}`;

  it('are listed newest first by added time [spec 5.11, 7.16]', async () => {
    documents.set(at('7'), { storyId: text('7'), addedAt: moment(10) });
    documents.set(at('9'), { storyId: text('9'), addedAt: moment(30), title: text('The Ship') });
    documents.set(at('8'), { storyId: text('8'), addedAt: moment(20) });
    documents.set(`${ROOT}/users/another-account/favorites/1`, { storyId: text('1'), addedAt: moment(40) });
    expect(await readFavorites(UID, null)).toEqual([
      { storyId: '9', addedAt: 30, title: 'The Ship' },
      { storyId: '8', addedAt: 20 },
      { storyId: '7', addedAt: 10 },
    ]);
  });

  it('are read page by page, none left out and none twice where many have one moment, to the microsecond', async () => {
    for (let index = 0; index < 500; index += 1) {
      const microseconds = String(Math.floor(index / 7)).padStart(6, '0');
      documents.set(at(String(1000 + index)), { addedAt: { timestampValue: `2026-11-21T20:15:00.${microseconds}Z` } });
    }
    const seen: string[] = [];
    for (let after: ReturnType<typeof nextCursor> = null; ; ) {
      const page = await readFavorites(UID, after);
      seen.push(...page.map(({ storyId }) => storyId));
      after = nextCursor(page);
      if (after === null) break;
    }
    expect(seen).toEqual(Array.from({ length: 500 }, (_, index) => String(1499 - index)));
    expect(queries).toHaveLength(Math.ceil(500 / FAVORITES_PAGE));
  });

  it('are never asked for without a limit', async () => {
    await readFavorites(UID, null);
    expect(queries.map(({ limit }) => limit)).toEqual([FAVORITES_PAGE]);
  });

  it('are an error where they may not be read, and none where there are none', async () => {
    expect(await readFavorites(UID, null)).toEqual([]);
    failing = denial;
    await expect(readFavorites(UID, null)).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('are not taken for all of them where the answer breaks off', async () => {
    const begun = { document: { name: at('7'), fields: { addedAt: moment(10) } }, readTime: NOW };
    failing = () => Response.json([begun, { error: { code: 504, status: 'DEADLINE_EXCEEDED' } }]);
    await expect(readFavorites(UID, null)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
