/** The pages of a story that is being written, as the waiting screen reads them, with the real rules (decision S14). */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { noteCanary } from '../../../tools/local/canaries.ts';
import { decodeFields, type Fields } from '../../../web/src/data/firestore/values.ts';
import { get, listOf } from '../../rules/cases.ts';
import { useEmulator } from '../../rules/emulator.ts';
import type { TestUser } from '../../rules/users.ts';
import { type Account, type Answer, database, generate, newAccount, REQUEST, storyteller } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');

beforeEach(() => storyteller.reset());

/** Milliseconds between two looks; the waiting screen takes a second. */
const LOOK_MS = 40;
const HOUR_MS = 3_600_000;
/** A model that needs about a second and a half for a short story, so that its pages are seen one after another. */
const WRITING = { tokensPerSecond: 1000 };
/** A longer list of faults than any call asks for. */
const ALWAYS = 30;

const firestore = useEmulator(process.env.GCLOUD_PROJECT ?? '');
const pathOf = ({ uid }: Account, key: string) => `storyDrafts/${uid}_${key}`;
const userOf = ({ uid }: Account): TestUser => ({ uid });

interface Draft {
  title: string;
  pages: { text: string; scene: object }[];
}

/** What a user sees of a draft; null if there is none. */
async function lookAt(user: TestUser, path: string): Promise<Draft | 'denied' | null> {
  const { reason, body } = await firestore.send(user, get(path));
  if (reason === 'PERMISSION_DENIED') return 'denied';
  expect(reason).toBe('OK');
  const [row] = body as { found?: { fields: Fields } }[];
  return row?.found ? (decodeFields(row.found.fields) as unknown as Draft) : null;
}

/** Requests a story and looks at its pages until the answer comes. @returns the answer, and each draft that differs from the one before. */
async function watched(account: Account, key: string, onDraft: (draft: Draft) => Promise<void> = async () => undefined) {
  let isAnswered = false;
  const answering: Promise<Answer> = generate(account, REQUEST, { 'idempotency-key': key }).finally(() => {
    isAnswered = true;
  });
  const drafts: Draft[] = [];
  while (!isAnswered) {
    const seen = await lookAt(userOf(account), pathOf(account, key));
    expect(seen).not.toBe('denied');
    const last = drafts.at(-1);
    if (seen && seen !== 'denied' && JSON.stringify(seen.pages) !== JSON.stringify(last?.pages)) {
      drafts.push(seen);
      noteCanary('title', seen.title);
      for (const { text } of seen.pages) noteCanary('story line', text.slice(0, 40));
      await onDraft(seen);
    }
    await pause(LOOK_MS);
  }
  return { answer: await answering, drafts };
}

const textsOf = ({ pages }: Pick<Draft, 'pages'>) => pages.map(({ text }) => text);
const startOf = (story: Pick<Draft, 'pages'>, { pages }: Draft) => story.pages.slice(0, pages.length);

describe('while a story is written', () => {
  test('its pages appear one after the other, as the story will have them, and are gone when it is saved', async () => {
    const [account, stranger] = await Promise.all([newAccount(), newAccount()]);
    const key = randomUUID();
    const path = pathOf(account, key);
    await storyteller.play('paced', WRITING);
    const others: unknown[] = [];
    const { answer, drafts } = await watched(account, key, async () => {
      const stored = (await database.doc(path).get()).data();
      const expireAt = stored?.expireAt.toMillis() ?? 0;
      expect(stored?.uid ?? account.uid).toBe(account.uid);
      expect(expireAt).toBeLessThanOrEqual(Date.now() + HOUR_MS);
      others.push(await lookAt(userOf(stranger), path), await lookAt({ uid: null }, path));
    });
    expect(answer.status).toBe(200);
    expect(drafts.length).toBeGreaterThan(1);
    for (const draft of drafts) {
      expect(draft.title).toBe(answer.json.title);
      expect(draft.pages).toEqual(startOf(answer.json, draft));
    }
    const counts = drafts.map(({ pages }) => pages.length);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    // The last page is shown with the whole story only.
    expect(counts.at(-1)).toBeLessThan(answer.json.pages.length);
    expect(textsOf(answer.json).join(' ')).toContain(REQUEST.childName);
    expect(JSON.stringify(drafts)).not.toMatch(/\{child|\{word/);
    expect(new Set(others)).toEqual(new Set(['denied']));
    expect(await lookAt(userOf(account), path)).toBeNull();
    expect((await database.doc(path).get()).exists).toBe(false);
  });

  test('no client can list the pages, and another account cannot even see that there are none', async () => {
    const [account, stranger] = await Promise.all([newAccount(), newAccount()]);
    const path = pathOf(account, randomUUID());
    expect(await lookAt(userOf(account), path)).toBeNull();
    expect(await lookAt(userOf(stranger), path)).toBe('denied');
    for (const user of [userOf(account), userOf(stranger), { uid: null }])
      expect((await firestore.send(user, listOf('storyDrafts'))).reason).toBe('PERMISSION_DENIED');
  });
});

test('pages that are left over cannot be read any more after their hour', async () => {
  const account = await newAccount();
  const path = pathOf(account, randomUUID());
  const draft = { uid: account.uid, title: 'The Lamp', pages: [{ text: 'It yawned.' }] };
  await database.doc(path).set({ ...draft, expireAt: new Date(Date.now() + HOUR_MS) });
  expect(await lookAt(userOf(account), path)).toMatchObject({ title: 'The Lamp' });
  await database.doc(path).set({ ...draft, expireAt: new Date(Date.now() - 1) });
  expect(await lookAt(userOf(account), path)).toBe('denied');
  await database.doc(path).delete();
});

test('a page that the reviewing model finds frightening is never shown', async () => {
  const account = await newAccount();
  await storyteller.play('unsafe', { on: 'reviews' });
  await storyteller.play('paced', WRITING);
  const { answer, drafts } = await watched(account, randomUUID());
  expect(answer.status).toBe(200);
  expect((await storyteller.counts()).chat).toBe(2);
  const reviews = (await storyteller.requests()).filter(({ body }) => body.messages && !body.stream);
  const first = (JSON.parse(reviews[0]?.body.messages?.at(-1)?.content ?? '[]') as string[]).at(-1) ?? '';
  expect(first).not.toBe('');
  expect(drafts.flatMap(({ pages }) => pages.map(({ text }) => text)).join('\n')).not.toContain(
    first.replaceAll('{child}', REQUEST.childName),
  );
});

describe('a page that moderation flags', () => {
  test('is never shown, and its story is not told', async () => {
    const account = await newAccount();
    // The animal passes; the first page does not.
    await storyteller.play('good', { on: 'moderations' });
    await storyteller.play('unsafe', { on: 'moderations' });
    await storyteller.play('paced', WRITING);
    const { answer, drafts } = await watched(account, randomUUID());
    expect(answer.status).toBe(200);
    expect((await storyteller.counts()).chat).toBe(2);
    const judged = (await storyteller.requests()).filter(({ path }) => path.endsWith('/moderations'));
    const flagged = (judged[1]?.body.input?.at(-1) ?? '').replaceAll('{child}', REQUEST.childName);
    expect(flagged).not.toBe('');
    expect(drafts.flatMap(({ pages }) => pages.map(({ text }) => text)).join('\n')).not.toContain(flagged);
  });
});

test.each([
  ['moderation flags', 'moderations', 2],
  ['the reviewing model finds frightening', 'reviews', 1],
] as const)('a page that %s closes the pages before it if the story cannot be repaired', async (_what, service, good) => {
  const account = await newAccount();
  const key = randomUUID();
  await storyteller.play('good', { on: service, times: good });
  await storyteller.play('unsafe', { on: service, times: ALWAYS });
  await storyteller.play('paced', WRITING);
  const { answer, drafts } = await watched(account, key);
  expect([answer.status, answer.json.code]).toEqual([502, 'unsafe']);
  expect(drafts.map(({ pages }) => pages.length)).toEqual([1]);
  expect(await lookAt(userOf(account), pathOf(account, key))).toBeNull();
  expect((await database.doc(`storyRequests/${account.uid}_${key}`).get()).exists).toBe(false);
});

test('the next call continues after the shown pages when the rest failed', async () => {
  const account = await newAccount();
  const key = randomUUID();
  const request = database.doc(`storyRequests/${account.uid}_${key}`);
  // The first answer breaks off, and the model is gone then.
  await storyteller.play('broken-off');
  await storyteller.play('error-500', { times: ALWAYS });
  const failed = await watched(account, key);
  expect(failed.answer.status).toBe(503);
  const shown = await lookAt(userOf(account), pathOf(account, key));
  if (shown === null || shown === 'denied') throw new Error('Pages were shown, and none can be read.');
  // What is kept for the next call has no names.
  const kept = JSON.stringify((await request.get()).get('shown'));
  expect(kept).toContain('{child}');
  expect(kept).not.toContain(REQUEST.childName);

  await storyteller.reset();
  const { answer } = await watched(account, key);
  expect(answer.status).toBe(200);
  expect([answer.json.title, startOf(answer.json, shown)]).toEqual([shown.title, shown.pages]);
  expect(answer.json.pages.length).toBeGreaterThan(shown.pages.length);
  expect(await lookAt(userOf(account), pathOf(account, key))).toBeNull();
  expect((await request.get()).data()).not.toHaveProperty('shown');
});
