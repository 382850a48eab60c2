/** The profile and the favorites on home (specification section 4, decision S9), over Firestore's REST interface. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { denial, type FakeFirestore, fakeFirestore, firestoreError, NOW, ROOT } from '../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { readOrCreateProfile } from '../../features/account/api/profile.ts';
import { readFavoriteIds } from '../../features/reader/api/favorites/stored-favorites.ts';
import { reportedBy } from '../../features/reader/api/hidden/hidden-lists.ts';
import type { Fields } from './values.ts';

vi.mock('../session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = ANNA.firebaseUid;
const ACCOUNT = { uid: UID, email: 'anna@example.com', displayName: null };
const PROFILE = `${ROOT}/users/${UID}`;

const text = (stringValue: string) => ({ stringValue });
const profile = (more: Fields = {}): Fields => ({
  displayName: text('Anna B.'),
  email: text('anna@example.com'),
  subscription: text('premium'),
  createdAt: { timestampValue: NOW },
  ...more,
});
const favoriteAt = (id: string) => `${PROFILE}/favorites/${id}`;

let database: FakeFirestore;
let documents: FakeFirestore['documents'];

beforeEach(() => {
  database = fakeFirestore();
  documents = database.documents;
});

describe('the profile', () => {
  it('is read by the uid where there is one, and nothing is written [spec 3.1, 4.3, 7.12]', async () => {
    documents.set(PROFILE, profile());
    expect(await readOrCreateProfile(ACCOUNT)).toEqual({
      displayName: 'Anna B.',
      email: 'anna@example.com',
      subscription: 'premium',
      createdAt: Date.parse(NOW),
    });
    expect(database.requests).toEqual([
      { parent: ROOT, method: 'batchGet', body: { documents: [PROFILE] }, authorization: `Bearer token of ${UID}` },
    ]);
  });

  it('contains the stories that the user has reported, without another read', async () => {
    const values = [text('7'), { integerValue: '8' }, text(FOX_STORY.id)];
    documents.set(PROFILE, profile({ hiddenStories: { arrayValue: { values } } }));
    await readOrCreateProfile(ACCOUNT);
    expect(reportedBy(UID)).toMatchObject([
      { storyId: '7', hidden: true, sent: true },
      { storyId: FOX_STORY.id, hidden: true, sent: true },
    ]);
    expect(database.requests).toHaveLength(1);
  });

  it('is created where it is missing: free, named after the account, dated by the server [spec 1.8, 3.1, 4.3, 7.13]', async () => {
    expect(await readOrCreateProfile(ACCOUNT)).toMatchObject({ displayName: 'anna', subscription: 'free' });
    expect(Object.fromEntries(documents)).toEqual({
      [PROFILE]: {
        displayName: text('anna'),
        email: text('anna@example.com'),
        subscription: text('free'),
        createdAt: { timestampValue: NOW },
      },
    });
  });

  it('follows a changed email address, and nothing else is written', async () => {
    documents.set(PROFILE, profile({ email: text('before@example.com') }));
    expect(await readOrCreateProfile(ACCOUNT)).toMatchObject({
      displayName: 'Anna B.',
      email: 'anna@example.com',
      subscription: 'premium',
    });
    expect(documents.get(PROFILE)).toEqual(profile());
    expect(database.requests[1]?.body.writes).toEqual([
      {
        update: { name: PROFILE, fields: { email: text('anna@example.com') } },
        updateMask: { fieldPaths: ['email'] },
        currentDocument: { exists: true },
      },
    ]);
  });

  it('is used as it is where another tab has created it meanwhile', async () => {
    database.intercept = (method) => {
      if (method === 'commit') documents.set(PROFILE, profile());
      return undefined;
    };
    expect(await readOrCreateProfile(ACCOUNT)).toMatchObject({ displayName: 'Anna B.', subscription: 'premium' });
  });

  it.each([
    ['unavailable', () => firestoreError(503, 'UNAVAILABLE')],
    ['unavailable', () => new Response('<h1>Welcome to our hotel</h1>', { status: 403 })],
    ['permission-denied', denial],
  ])('is not created where reading it fails: %s [spec 4.4]', async (code, answer) => {
    database.intercept = (method) => (method === 'batchGet' ? answer() : undefined);
    await expect(readOrCreateProfile(ACCOUNT)).rejects.toMatchObject({ code });
    expect(documents.size).toBe(0);
  });

  it.each([
    [text('free'), 'free'],
    [text('premium'), 'premium'],
    [text('gold'), 'free'],
    [{ nullValue: null }, 'free'],
  ])('with the plan %j is on the plan %s [spec 1.4, 3.22]', async (subscription, plan) => {
    documents.set(PROFILE, profile({ subscription }));
    expect((await readOrCreateProfile(ACCOUNT)).subscription).toBe(plan);
  });
});

it('favorite ids are read 30 at a time, and never without a limit', async () => {
  const ids = Array.from({ length: 61 }, (_, index) => String(index + 1));
  for (const id of ids) documents.set(favoriteAt(id), { storyId: text(id) });
  expect(await readFavoriteIds(UID, ids)).toEqual(ids);
  expect(database.requests.map(({ body }) => (body.structuredQuery as { limit: number }).limit)).toEqual([30, 30, 1]);
});
