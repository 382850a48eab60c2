// @vitest-environment jsdom
/** The requests of the page's outbox (specification section 7); only `fetch` and Firebase Auth are fakes. */
import 'fake-indexeddb/auto';
import type { StoryContent } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteEntry, storyEntry } from '../../../testing/entries.ts';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { outbox } from './page-outbox.ts';

const signIn = vi.hoisted(() => ({
  signedInUid: vi.fn(async () => 'uid-anna' as string | null),
  idTokenOf: vi.fn(async (_uid: string, { fresh }: { fresh: boolean }) => (fresh ? 'fresh-token' : 'token') as string | null),
}));
vi.mock('../session/sign-in/auth.ts', () => signIn);

const STORY_ID = FOX_STORY.id;
const WISHES = { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' } as const;
const PRESSED = Date.UTC(2026, 10, 21, 20, 15);

interface SentRequest {
  url: string;
  headers: Record<string, string>;
  body: { writes?: { update?: { name: string; fields: Record<string, unknown> }; delete?: string }[] } & Record<string, unknown>;
}
let asked: SentRequest[] = [];
let shown: StoryContent | undefined;
let generation: () => Response | Promise<Response>;

const json = (body: object, status = 200, headers: Record<string, string> = {}) => new Response(JSON.stringify(body), { status, headers });
const GENERATED = { title: 'The Fox', content: 'One.\n\nTwo & three.', template: '{child} one.\n\nTwo.' };

beforeEach(async () => {
  asked = [];
  shown = undefined;
  generation = () => json(GENERATED);
  signIn.idTokenOf.mockClear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const body = JSON.parse(String(init?.body)) as SentRequest['body'];
    asked.push({ url: String(url), headers: init?.headers as Record<string, string>, body });
    if (String(url) === '/api/generate-story') return generation();
    if (String(url).endsWith(':batchGet')) return json([{ missing: 'x', readTime: new Date(PRESSED).toISOString() }]);
    return json({ commitTime: new Date(PRESSED).toISOString(), writeResults: [] });
  });
  for (const entry of await outbox.entries('uid-anna')) await outbox.discard(entry);
});

const order = () => storyEntry({ id: `${PRESSED}-${STORY_ID}`, timestamp: PRESSED, data: WISHES });

async function deliver(options: { signal?: AbortSignal } = {}) {
  const entry = order();
  await outbox.add(entry);
  return outbox.deliverStory(entry, {
    ...options,
    open: ({ written }) => {
      shown = written;
      return true;
    },
  });
}

const commits = () => asked.filter(({ url }) => url.endsWith(':commit')).flatMap(({ body }) => body.writes ?? []);
const names = () => commits().map(({ update, delete: gone }) => (update?.name ?? gone)?.split('/documents/')[1]);
const left = () => outbox.entries('uid-anna');

describe('requesting a story', () => {
  it('sends the five wishes, the cover, the token, and the story id as the idempotency key [spec 7.1]', async () => {
    await deliver();
    const [first] = asked;
    expect(first?.url).toBe('/api/generate-story');
    expect(first?.body).toEqual({ ...WISHES, coverImage: 'moon' });
    expect(first?.headers).toMatchObject({ authorization: 'Bearer token', 'idempotency-key': STORY_ID });
  });

  it('opens the story in escaped paragraphs, as the server stored it [spec 3.3, 5.9]', async () => {
    await deliver();
    expect(shown).toEqual({
      title: 'The Fox',
      content: '<p>One.</p><p>Two &amp; three.</p>',
      template: '<p>{child} one.</p><p>Two.</p>',
    });
  });

  it('accepts `story` for `content`, adds a missing title, and ignores an empty template [spec 7.1]', async () => {
    generation = () => json({ story: 'Once.' });
    await expect(deliver()).resolves.toMatchObject({ title: "Mia's fox Adventure" });
    expect(shown).toEqual({ title: "Mia's fox Adventure", content: '<p>Once.</p>' });
  });

  it('reports an empty response [spec 7.1, 8.13, 8.20]', async () => {
    generation = () => json({ title: 'Nothing' });
    await expect(deliver()).resolves.toEqual({ kind: 'refused', message: 'No story content received from API' });
    expect(await left()).toEqual([]);
  });

  it('retries a 401 once with a fresh token, then waits for a sign-in', async () => {
    generation = () => json({ message: 'Please sign in.' }, 401);
    await expect(deliver()).resolves.toMatchObject({ kind: 'waiting', wait: { because: 'sign-in' } });
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer token', 'Bearer fresh-token']);
    expect(await left()).toHaveLength(1);
  });

  it('sends nothing without a token of that account', async () => {
    signIn.idTokenOf.mockResolvedValueOnce(null);
    await expect(deliver()).resolves.toMatchObject({ kind: 'waiting' });
    expect(asked).toEqual([]);
  });

  it.each([400, 403, 404, 409, 413, 422])(
    'is refused with the server’s message and the field it names for a %i [spec 7.1]',
    async (status) => {
      generation = () => json({ message: 'Another name, please.', field: 'childName' }, status);
      await expect(deliver()).resolves.toEqual({ kind: 'refused', message: 'Another name, please.', field: 'childName' });
    },
  );

  it('reports the server’s message for a used-up quota (429)', async () => {
    generation = () => json({ message: 'Ten stories today.' }, 429, { 'retry-after': '60' });
    await expect(deliver()).resolves.toMatchObject({
      kind: 'waiting',
      wait: { because: 'quota', message: 'Ten stories today.' },
    });
  });
});

describe('sending favorites', () => {
  const press = (action: 'add' | 'remove', storyId: string, more: { title?: string } = {}) =>
    favoriteEntry({ timestamp: PRESSED, action, storyId, ...more });

  it('stores the story’s id, the time, and the title if there is one [spec 1.8, 3.4, 7.16]', async () => {
    await outbox.add(press('add', '7'));
    await outbox.add(press('add', '8', { title: 'The Whale' }));
    const { outcomes } = await outbox.drain('favorite');
    expect(outcomes.map(({ kind }) => kind)).toEqual(['delivered', 'delivered']);
    const moment = { timestampValue: new Date(PRESSED).toISOString() };
    expect(commits().map(({ update }) => update?.fields)).toEqual(
      expect.arrayContaining([
        { storyId: { stringValue: '7' }, addedAt: moment },
        { storyId: { stringValue: '8' }, addedAt: moment, title: { stringValue: 'The Whale' } },
      ]),
    );
    expect(names().sort()).toEqual(['users/uid-anna/favorites/7', 'users/uid-anna/favorites/8']);
  });
});
