import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { type Account, database, newAccount, postAs } from './support/support.ts';

/** Of the seed: a story of our own could get into the list of a story that is published at the same time, and stay there. */
const CURATED = '9';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const reports = database.collection('storyReports');

function send(body: unknown, account: Account | null = null, key?: string) {
  return postAs(account, '/api/report-story', body, key === undefined ? {} : { 'idempotency-key': key });
}
const about = async (field: 'uid' | 'storyId', value: string) => (await reports.where(field, '==', value).get()).docs;
const hiddenFor = async ({ uid }: Account) => (await database.doc(`users/${uid}`).get()).get('hiddenStories') as string[] | undefined;

async function family(profile: Record<string, unknown> = {}): Promise<Account> {
  const account = await newAccount();
  await database
    .doc(`users/${account.uid}`)
    .set({ displayName: 'Robin', email: '', subscription: 'free', createdAt: new Date(), ...profile });
  return account;
}

async function ownStory({ uid }: Account): Promise<string> {
  const id = randomUUID();
  await database.doc(`stories/${id}`).set({ uid, title: 'The Fox' });
  return id;
}

afterAll(async () => {
  await Promise.all((await about('storyId', CURATED)).map(({ ref }) => ref.delete()));
});

describe('a visitor who reports a curated story', () => {
  test('stores what, why, where and when', async () => {
    const key = randomUUID();
    const { status, headers, json } = await send({ storyId: CURATED, reason: 'too-scary', note: 'The wolf.' }, null, key);
    expect([status, json]).toEqual([200, { storyId: CURATED, hidden: true }]);
    expect(headers.get('cache-control')).toBe('no-store');
    const record = (await reports.doc(`visitor-${key}_${CURATED}`).get()).data();
    expect(record).toMatchObject({
      kind: 'curated',
      storyId: CURATED,
      document: 'curatedStories/the-ships-cat-reports',
      reason: 'too-scary',
      note: 'The wolf.',
      uid: null,
      status: 'open',
    });
    const reportedAt = record?.reportedAt.toMillis() as number;
    expect(Math.abs(Date.now() - reportedAt)).toBeLessThan(60_000);
    expect(record?.expireAt.toMillis() - reportedAt).toBe(YEAR_MS);
  });

  test('twice at once with one key stores one record', async () => {
    const key = randomUUID();
    const report = { storyId: CURATED, reason: 'not-for-children' };
    const answers = await Promise.all([send(report, null, key), send(report, null, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const stored = (await about('storyId', CURATED)).filter(({ id }) => id.includes(key));
    expect(stored.map((record) => record.get('reason'))).toEqual(['not-for-children']);
  });

  test('learns that the story does not exist', async () => {
    const { status, json } = await send({ storyId: '918274', reason: 'too-scary' });
    expect([status, json.message]).toEqual([404, 'This story is gone, so there’s nothing left to report.']);
    expect(await about('storyId', '918274')).toEqual([]);
  });

  test('cannot report a family’s story or learn whether it exists', async () => {
    const story = await ownStory(await newAccount());
    for (const storyId of [story, randomUUID()]) expect((await send({ storyId, reason: 'too-scary' })).status).toBe(401);
    expect(await about('storyId', story)).toEqual([]);
  });
});

describe('a signed-in user who reports', () => {
  test('a curated story has it hidden on all devices, and keeps plan and name', async () => {
    const account = await family({ subscription: 'premium' });
    expect((await send({ storyId: CURATED, reason: 'wrong-or-unkind' }, account)).status).toBe(200);
    expect((await database.doc(`users/${account.uid}`).get()).data()).toMatchObject({
      displayName: 'Robin',
      subscription: 'premium',
      hiddenStories: [CURATED],
    });
    const [record, ...others] = await about('uid', account.uid);
    expect(others).toEqual([]);
    expect(record?.data()).toMatchObject({ kind: 'curated', storyId: CURATED, reason: 'wrong-or-unkind' });
    expect(record?.data()).not.toHaveProperty('note');
  });

  test('an own story stores a record', async () => {
    const account = await family();
    const storyId = await ownStory(account);
    expect((await send({ storyId, reason: 'something-else', note: 'A spider' }, account)).status).toBe(200);
    expect(await hiddenFor(account)).toEqual([storyId]);
    expect((await about('uid', account.uid)).map((record) => record.data())).toEqual([
      expect.objectContaining({ kind: 'own', storyId, document: `stories/${storyId}`, note: 'A spider' }),
    ]);
  });

  test('another family’s story learns that it does not exist, and nothing is stored', async () => {
    const account = await family();
    const theirs = await ownStory(await newAccount());
    for (const storyId of [theirs, randomUUID()]) {
      const { status, json } = await send({ storyId, reason: 'too-scary' }, account);
      expect([status, json.message]).toEqual([404, 'This story is gone, so there’s nothing left to report.']);
    }
    expect(await about('uid', account.uid)).toEqual([]);
    expect(await hiddenFor(account)).toBeUndefined();
  });

  test('twice has one open record with the latest note and the admin’s own fields', async () => {
    const account = await family();
    await send({ storyId: CURATED, reason: 'too-scary', note: 'First.' }, account);
    const [record] = await about('uid', account.uid);
    await record?.ref.update({ status: 'done', answer: 'Looked at it.' });
    await send({ storyId: CURATED, reason: 'not-for-children' }, account);
    const [again, ...others] = await about('uid', account.uid);
    expect(others).toEqual([]);
    expect(again?.data()).toMatchObject({ reason: 'not-for-children', status: 'open', answer: 'Looked at it.' });
    expect(again?.data()).not.toHaveProperty('note');
    expect(await hiddenFor(account)).toEqual([CURATED]);
  });

  test('can see it again, and the report stays', async () => {
    const account = await family({ hiddenStories: ['1', '2'] });
    await send({ storyId: CURATED, reason: 'too-scary' }, account);
    expect(await hiddenFor(account)).toEqual(['1', '2', CURATED]);
    const { status, json } = await send({ storyId: CURATED, hidden: false }, account);
    expect([status, json]).toEqual([200, { storyId: CURATED, hidden: false }]);
    expect(await hiddenFor(account)).toEqual(['1', '2']);
    expect(await about('uid', account.uid)).toHaveLength(1);
  });

  test('more than 200 stories sees the one hidden first again', async () => {
    const many = Array.from({ length: 200 }, (_, index) => String(index + 1001));
    const account = await family({ hiddenStories: many });
    await send({ storyId: CURATED, reason: 'too-scary' }, account);
    expect(await hiddenFor(account)).toEqual([...many.slice(1), CURATED]);
  });

  test('without a profile gets none', async () => {
    const account = await newAccount();
    expect((await send({ storyId: CURATED, reason: 'too-scary' }, account)).status).toBe(200);
    expect((await send({ storyId: CURATED, hidden: false }, account)).status).toBe(200);
    expect((await database.doc(`users/${account.uid}`).get()).exists).toBe(false);
  });
});

test('an invalid report is refused with a message, and nothing is stored', async () => {
  const report = { storyId: CURATED, reason: 'too-scary' };
  expect((await send(report, { uid: '', token: 'a.b.c' })).status).toBe(401);
  expect((await send(report, null, '../users')).status).toBe(400);
  for (const [body, status] of [
    [{ storyId: CURATED }, 422],
    [{ storyId: 'a/b', reason: 'too-scary' }, 422],
    [{ ...report, note: 'n'.repeat(301) }, 422],
    [{ ...report, note: 'n'.repeat(9000) }, 413],
  ] as const) {
    const key = randomUUID();
    expect(await send(body, null, key)).toMatchObject({ status, json: { message: expect.any(String) } });
    expect((await reports.doc(`visitor-${key}_${CURATED}`).get()).exists).toBe(false);
  }
});
