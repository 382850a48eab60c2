/** What the screens of a family's own stories read (specification sections 2 and 4), over the document database's REST interface. */
import { coverPicture, parseScene, storyPages } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { denial, type FakeFirestore, fakeFirestore, NOW, ROOT } from '../../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../../testing/fixtures.ts';
import { StoryAccessDenied, StoryNotFound } from '../../../../data/device/errors.ts';
import { encodeFields, type Fields } from '../../../../data/firestore/values.ts';
import { FAVORITES_PAGE, nextCursor } from '../favorites/favorite-record.ts';
import { readFavorites } from '../favorites/stored-favorites.ts';
import { readStory } from './story-documents.ts';

vi.mock('../../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = ANNA.firebaseUid;
let database: FakeFirestore;
let documents: FakeFirestore['documents'];

beforeEach(() => {
  database = fakeFirestore();
  documents = database.documents;
});

const text = (stringValue: string) => ({ stringValue });
const texts = (...values: string[]) => ({ arrayValue: { values: values.map(text) } });
const moment = (milliseconds: number) => ({ timestampValue: new Date(milliseconds).toISOString() });

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

  it('has with it who else is in it, what its next episode needs and what the family chose, without words of a newer version', async () => {
    const chosen = { age: '2-3', pronouns: 'she', notTonight: ['dogs', 'robots'], childId: '7' };
    const more = { siblings: ['Leo'], recap: '{child} met a fox.', cast: ['the fox'], continues: FOX_STORY.id, ...chosen };
    documents.set(storyAt(STORY_ID), { ...FIELDS, ...encodeFields(more), createdAt: moment(9) });
    expect(await readStory(UID, STORY_ID)).toEqual({ ...FOX_STORY, ...more, notTonight: ['dogs'], createdAt: 9 });
  });

  it('has its pages and its cover with known words alone, and none that cannot be read', async () => {
    const scene = parseScene({ place: 'bakery', figures: [{ who: 'animal' }] });
    const more = { pages: [{ text: 'Mia met a fox.', scene }], cover: scene };
    const stored = { pages: [{ text: 'Mia met a fox.', scene: { ...scene, weather: 'frogs' } }], cover: scene };
    documents.set(storyAt(STORY_ID), { ...FIELDS, ...encodeFields(stored), createdAt: moment(9) });
    expect(await readStory(UID, STORY_ID)).toEqual({ ...FOX_STORY, ...more, createdAt: 9 });
    documents.set(storyAt(STORY_ID), { ...FIELDS, pages: text('none'), cover: texts('none'), createdAt: moment(9) });
    const story = await readStory(UID, STORY_ID);
    expect(storyPages(story).map((page) => page.text)).toEqual(['Mia met a fox.\n\nIt was <quite> late.']);
    expect(coverPicture(story)).toMatchObject({ cover: 'moon', scene: { place: 'forest', time: 'night' } });
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
    database.intercept = denial;
    await expect(readStory(UID, STORY_ID)).rejects.toBeInstanceOf(StoryAccessDenied);
    database.intercept = () => new Response('<p>Sign in to the hotel’s network</p>', { status: 403 });
    await expect(readStory(UID, STORY_ID)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('the favorites', () => {
  const at = (storyId: string) => `${ROOT}/users/${UID}/favorites/${storyId}`;

  it('are read page by page from the last favorite on, by its moment to the microsecond and its name', async () => {
    for (let index = 0; index < 20; index += 1)
      documents.set(at(String(index + 10)), { addedAt: { timestampValue: '2026-11-21T20:15:00.000250Z' } });
    const page = await readFavorites(UID, null);
    const next = nextCursor(page);
    expect(page).toHaveLength(FAVORITES_PAGE);
    expect(next).toEqual({ addedAt: Date.parse(NOW) + 0.25, storyId: '12' });
    await readFavorites(UID, next);
    const descending = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
    expect(database.requests.at(-1)?.body.structuredQuery).toEqual({
      from: [{ collectionId: 'favorites' }],
      orderBy: [descending('addedAt'), descending('__name__')],
      startAt: { values: [{ timestampValue: '2026-11-21T20:15:00.000250Z' }, { referenceValue: at('12') }], before: false },
      limit: FAVORITES_PAGE,
    });
    expect(nextCursor(page.slice(1))).toBeNull();
  });

  it('are none where there are none, an error where they may not be read, and not taken for all of them where the answer breaks off', async () => {
    expect(await readFavorites(UID, null)).toEqual([]);
    database.intercept = denial;
    await expect(readFavorites(UID, null)).rejects.toMatchObject({ code: 'permission-denied' });
    const begun = { document: { name: at('7'), fields: { addedAt: moment(10) } }, readTime: NOW };
    database.intercept = () => Response.json([begun, { error: { code: 504, status: 'DEADLINE_EXCEEDED' } }]);
    await expect(readFavorites(UID, null)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
