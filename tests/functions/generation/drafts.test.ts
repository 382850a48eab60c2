/** The pages of a story that is being written, as the waiting screen reads them, with the real rules (decision S14). */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { decodeFields, type Fields } from '../../../web/src/data/firestore/values.ts';
import { noteCanary } from '../../leaks/canaries.ts';
import { get } from '../../rules/cases.ts';
import { useEmulator } from '../../rules/emulator.ts';
import type { TestUser } from '../../rules/users.ts';
import { type Account, type Answer, database, generate, newAccount, REQUEST, storyteller } from '../support/support.ts';

/** Milliseconds between two looks; the waiting screen takes a second. */
const LOOK_MS = 40;
const HOUR_MS = 3_600_000;
/** A model that needs about six seconds for a short story, so that its pages are seen one after another, also on a busy machine. */
const WRITING = { tokensPerSecond: 150 };
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
async function watched(account: Account, key: string, onDraft: (draft: Draft) => Promise<void> = async () => undefined, order = REQUEST) {
  let isAnswered = false;
  const answering: Promise<Answer> = generate(account, order, { 'idempotency-key': key }).finally(() => {
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

const startOf = (story: Pick<Draft, 'pages'>, { pages }: Draft) => story.pages.slice(0, pages.length);

test('while a story is written, its pages appear one after the other, as it will have them, and are gone when it is saved', async () => {
  const [account, stranger] = await Promise.all([newAccount(), newAccount()]);
  const key = randomUUID();
  const path = pathOf(account, key);
  await storyteller.of(account).play('paced', WRITING);
  const others: unknown[] = [];
  const { answer, drafts } = await watched(account, key, async () => {
    const stored = (await database.doc(path).get()).data();
    const expireAt = stored?.expireAt.toMillis() ?? 0;
    expect(stored?.uid ?? account.uid).toBe(account.uid);
    expect(expireAt).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    // Once, because the next pages come meanwhile.
    if (others.length === 0) others.push(await lookAt(userOf(stranger), path), await lookAt({ uid: null }, path));
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
  expect(JSON.stringify(answer.json.pages)).toContain(REQUEST.childName);
  expect(JSON.stringify(drafts)).not.toMatch(/\{child|\{word/);
  expect(new Set(others)).toEqual(new Set(['denied']));
  expect(await lookAt(userOf(account), path)).toBeNull();
  expect((await database.doc(path).get()).exists).toBe(false);
});

test('a page that moderation flags closes the pages before it if the story cannot be repaired', async () => {
  const account = await newAccount();
  const key = randomUUID();
  const model = storyteller.of(account);
  await model.play('good', { on: 'moderations', times: 2 });
  await model.play('unsafe', { on: 'moderations', times: ALWAYS });
  await model.play('paced', WRITING);
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
  await storyteller.of(account).play('broken-off');
  await storyteller.of(account).play('error-500', { times: ALWAYS });
  // Each first page names the animal, which is called by the child's name here.
  const order = { ...REQUEST, favoriteAnimal: `${REQUEST.childName}’s otter` };
  const failed = await watched(account, key, undefined, order);
  expect(failed.answer.status).toBe(503);
  const shown = await lookAt(userOf(account), pathOf(account, key));
  if (shown === null || shown === 'denied') throw new Error('Pages were shown, and none can be read.');
  // What is kept for the next call has no names.
  const kept = JSON.stringify((await request.get()).get('shown'));
  expect(kept).toMatch(/\{(?:child|word)/);
  expect(kept).not.toContain(REQUEST.childName);

  await storyteller.of(account).reset();
  const { answer } = await watched(account, key, undefined, order);
  expect(answer.status).toBe(200);
  expect([answer.json.title, startOf(answer.json, shown)]).toEqual([shown.title, shown.pages]);
  expect(answer.json.pages.length).toBeGreaterThan(shown.pages.length);
  expect(await lookAt(userOf(account), pathOf(account, key))).toBeNull();
  expect((await request.get()).data()).not.toHaveProperty('shown');
});
