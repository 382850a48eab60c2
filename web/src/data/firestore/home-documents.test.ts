/** The profile and the favorites on home (specification section 4, decision S9), over Firestore's REST interface. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { readFavoriteIds } from '../favorites/stored-favorites.ts';
import { readOrCreateProfile } from '../session/profile.ts';
import { reportedBy } from '../stories/removal/hidden-lists.ts';

vi.mock('../firebase/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const UID = ANNA.firebaseUid;
const ACCOUNT = { uid: UID, email: 'anna@example.com', displayName: null };
const ROOT = 'projects/demo-tuckaway/databases/(default)/documents';
const PROFILE = `${ROOT}/users/${UID}`;
const NOW = '2026-11-21T20:15:00.000Z';

type Fields = Record<string, object>;
interface Asked {
  url: string;
  body: Record<string, unknown>;
}

const documents = new Map<string, Fields>();
const asked: Asked[] = [];
/** Answers instead of the model database, `after` so many requests. */
let trouble: { after: number; answer: () => Response } | null = null;

const error = (status: number, name: string) => Response.json([{ error: { code: status, message: 'no', status: name } }], { status });
const denial = () => error(403, 'PERMISSION_DENIED');

interface Write {
  update: { name: string; fields: Fields };
  updateMask?: { fieldPaths: string[] };
  updateTransforms?: { fieldPath: string }[];
}
interface IdsQuery {
  where: { fieldFilter: { value: { arrayValue: { values: { referenceValue: string }[] } } } };
}

/** A model of the database, as far as these tests need it. */
const ANSWERS: Record<string, (body: never) => Response> = {
  batchGet({ documents: [name = ''] }: { documents: string[] }) {
    const fields = documents.get(name);
    return Response.json([fields ? { found: { name, fields }, readTime: NOW } : { missing: name, readTime: NOW }]);
  },
  commit({ writes }: { writes: Write[] }) {
    for (const { update, updateMask, updateTransforms = [] } of writes) {
      if (updateMask) {
        documents.set(update.name, { ...documents.get(update.name), ...update.fields });
        continue;
      }
      if (documents.has(update.name)) return error(409, 'ALREADY_EXISTS');
      const moments = updateTransforms.map(({ fieldPath }) => [fieldPath, { timestampValue: NOW }]);
      documents.set(update.name, { ...update.fields, ...Object.fromEntries(moments) });
    }
    return Response.json({ commitTime: NOW });
  },
  runQuery({ structuredQuery }: { structuredQuery: IdsQuery }) {
    const wanted = structuredQuery.where.fieldFilter.value.arrayValue.values.map(({ referenceValue }) => referenceValue);
    const found = wanted.filter((name) => documents.has(name)).map((name) => ({ document: { name }, readTime: NOW }));
    return Response.json(found.length > 0 ? found : [{ readTime: NOW }]);
  },
};

const text = (stringValue: string) => ({ stringValue });
const profile = (more: Fields = {}): Fields => ({
  displayName: text('Anna B.'),
  email: text('anna@example.com'),
  subscription: text('premium'),
  createdAt: { timestampValue: NOW },
  ...more,
});
const favoriteAt = (id: string) => `${PROFILE}/favorites/${id}`;

beforeEach(() => {
  documents.clear();
  asked.length = 0;
  trouble = null;
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    expect(headers.authorization).toBe(`Bearer token of ${UID}`);
    asked.push({ url, body: JSON.parse(body) });
    if (trouble && asked.length > trouble.after) return trouble.answer();
    return ANSWERS[url.slice(url.lastIndexOf(':') + 1)]?.(JSON.parse(body) as never) ?? new Response(null, { status: 404 });
  });
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
    expect(asked).toEqual([{ url: `https://firestore.googleapis.com/v1/${ROOT}:batchGet`, body: { documents: [PROFILE] } }]);
  });

  it('contains the stories that the user has reported, without another read', async () => {
    const values = [text('7'), { integerValue: '8' }, text(FOX_STORY.id)];
    documents.set(PROFILE, profile({ hiddenStories: { arrayValue: { values } } }));
    await readOrCreateProfile(ACCOUNT);
    expect(reportedBy(UID)).toMatchObject([
      { storyId: '7', hidden: true, sent: true },
      { storyId: FOX_STORY.id, hidden: true, sent: true },
    ]);
    expect(asked).toHaveLength(1);
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
    expect(asked[1]?.body.writes).toEqual([
      {
        update: { name: PROFILE, fields: { email: text('anna@example.com') } },
        updateMask: { fieldPaths: ['email'] },
        currentDocument: { exists: true },
      },
    ]);
  });

  it('is used with the account’s address where the change is refused for now', async () => {
    documents.set(PROFILE, profile({ email: text('before@example.com') }));
    trouble = { after: 1, answer: denial };
    expect(await readOrCreateProfile(ACCOUNT)).toMatchObject({ displayName: 'Anna B.', email: 'anna@example.com' });
  });

  it('is used as it is where another tab has created it meanwhile', async () => {
    const quicker = () => {
      documents.set(PROFILE, profile());
      trouble = null;
      return error(409, 'ALREADY_EXISTS');
    };
    trouble = { after: 1, answer: quicker };
    expect(await readOrCreateProfile(ACCOUNT)).toMatchObject({ displayName: 'Anna B.', subscription: 'premium' });
  });

  it.each([
    ['unavailable', () => error(503, 'UNAVAILABLE')],
    ['unavailable', () => new Response('<h1>Welcome to our hotel</h1>', { status: 403 })],
    ['permission-denied', denial],
  ])('is not created where reading it fails: %s [spec 4.4]', async (code, answer) => {
    trouble = { after: 0, answer };
    await expect(readOrCreateProfile(ACCOUNT)).rejects.toMatchObject({ code });
    expect(documents.size).toBe(0);
  });

  it('fails where it could not be written [spec 4.4]', async () => {
    trouble = { after: 1, answer: denial };
    await expect(readOrCreateProfile(ACCOUNT)).rejects.toMatchObject({ code: 'permission-denied' });
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

describe('favorite ids', () => {
  it('are read for the visible stories, without other fields [spec 4.9, 7.16]', async () => {
    documents.set(favoriteAt('7'), { storyId: text('7') });
    expect(await readFavoriteIds(UID, ['7', '8'])).toEqual(['7']);
    expect(await readFavoriteIds(UID, ['8'])).toEqual([]);
    expect(asked[0]?.url).toBe(`https://firestore.googleapis.com/v1/${PROFILE}:runQuery`);
    expect(asked[0]?.body.structuredQuery).toMatchObject({ select: { fields: [{ fieldPath: '__name__' }] }, limit: 2 });
  });

  it('are read 30 at a time, and never without a limit', async () => {
    const ids = Array.from({ length: 61 }, (_, index) => String(index + 1));
    for (const id of ids) documents.set(favoriteAt(id), { storyId: text(id) });
    expect(await readFavoriteIds(UID, ids)).toEqual(ids);
    expect(asked.map(({ body }) => (body.structuredQuery as { limit: number }).limit)).toEqual([30, 30, 1]);
  });

  it('fail to load where the database does not answer', async () => {
    trouble = { after: 0, answer: () => Promise.reject(new TypeError('offline')) as never };
    await expect(readFavoriteIds(UID, ['7'])).rejects.toMatchObject({ code: 'unavailable' });
    trouble = { after: 0, answer: denial };
    await expect(readFavoriteIds(UID, ['7'])).rejects.toMatchObject({ code: 'permission-denied' });
  });
});
