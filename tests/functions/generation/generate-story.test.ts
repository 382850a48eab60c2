import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AvoidedTopic,
  conflictingTopic,
  coverScene,
  type FamilyPage,
  newStorySchema,
  paragraphsToHtml,
  type StorySetting,
  withoutTopics,
} from '../../../domain/src/index.ts';
import { pagesFor } from '../../../functions/src/stories/prompt/pages.ts';
import { type Account, call, database, type Fault, generate, newAccount, PROJECT, REQUEST, storyteller } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');

let account: Account;
// A new family for each test, because a similar recent story would be requested twice.
beforeEach(async () => {
  account = await newAccount();
  await storyteller.reset();
});

const keyed = () => ({ 'idempotency-key': randomUUID() });
const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const today = () => new Date().toISOString().slice(0, 10);

describe('a story', () => {
  test.each([
    ['space', 'short', 'funny', 200],
    ['bakery', 'medium', 'cozy', 400],
    ['arctic', 'long', 'sleepy', 600],
    ['circus', 'short', 'silly', 200],
  ] as const)(
    'set in %s, %s and %s, has its length, its pages and the child in it [spec 3.19, 7.1]',
    async (storySetting, storyLength, storyTone, words) => {
      const { status, headers, json } = await generate(account, {
        ...REQUEST,
        favoriteAnimal: 'red panda',
        storySetting,
        storyLength,
        storyTone,
      });
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Object.keys(json).sort()).toEqual(['cast', 'content', 'cover', 'pages', 'recap', 'template', 'title']);
      expect(json.content).toContain('Zebedee');
      expect(`${json.title}${json.content}`).not.toMatch(/[{}[\]<>]/);
      expect(json.content.split('\n\n').length).toBeGreaterThan(1);
      const pages = json.pages as FamilyPage[];
      expect(pages.map(({ text }) => text).join('\n\n')).toBe(json.content);
      expect(pages.length).toBeGreaterThanOrEqual(pagesFor(storyLength).least - 1);
      expect(pages.length).toBeLessThanOrEqual(pagesFor(storyLength).most);
      expect(json.template.replaceAll('{child}', 'Zebedee')).toBe(json.content);
      expect(Math.abs(countWords(json.template) - words)).toBeLessThanOrEqual(words * 0.15);
    },
  );

  test("is written without sending the child's name", async () => {
    await storyteller.play('short');
    expect((await generate(account, { ...REQUEST, favoriteAnimal: "Zebedee's otter" }, keyed())).status).toBe(200);
    const sent = await storyteller.everythingSent();
    expect(sent).toContain('otter');
    expect(sent).not.toMatch(/zebedee/i);
  });

  test('is not to be stored by the provider, which gets a code instead of the account', async () => {
    await generate(account);
    const asked = (await storyteller.requests()).filter(({ path }) => path === '/v1/chat/completions');
    // The story is streamed, and reviewed in other calls.
    expect(new Set(asked.map(({ body }) => body.stream))).toEqual(new Set([true, undefined]));
    for (const { body } of asked) expect(body).toMatchObject({ store: false, safety_identifier: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await storyteller.everythingSent()).not.toContain(account.uid);
  });

  test('is requested with a strict schema, moderated before and after, and reviewed', async () => {
    await generate(account);
    const requests = JSON.parse(await storyteller.everythingSent()) as {
      path: string;
      body: { input?: string[]; response_format?: unknown };
    }[];
    // The animal, the story, each shown page, and the whole.
    const [animal, story, ...judged] = requests.map(({ path }) => path);
    expect([animal, story]).toEqual(['/v1/moderations', '/v1/chat/completions']);
    expect(new Set(judged)).toEqual(new Set(['/v1/moderations', '/v1/chat/completions']));
    expect(requests[0]?.body.input).toEqual(['otter']);
    expect(requests[1]?.body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    expect(requests.findLast(({ body }) => body.input)?.body.input?.length).toBeGreaterThan(2);
    expect((await storyteller.counts()).reviews).toBeGreaterThan(0);
  });

  test('is requested with what the family had before', async () => {
    const family = await newAccount();
    const first = await generate(family);
    await storyteller.reset();
    await generate(family);
    const requests = JSON.parse(await storyteller.everythingSent()) as { body: { messages?: { content: string }[] } }[];
    const asked = JSON.parse(requests[1]?.body.messages?.[1]?.content ?? '') as { avoid: { title: string; opening: string }[] };
    expect(asked.avoid).toHaveLength(1);
    // It contains no text of the family: an animal may contain another child's name.
    expect(first.json.template.replaceAll('otter', 'animal').startsWith(asked.avoid[0]?.opening)).toBe(true);
  });
});

describe("a story's document", () => {
  const storyOf = async (key: string) => (await database.doc(`stories/${key}`).get()).data();

  test('is created by the function, with all its fields, which are those of the response [spec 3.3, 7.15]', async () => {
    const key = randomUUID();
    const before = { storyId: randomUUID(), recap: '{child} found a lamp.', cast: ['the owl'] };
    await database.doc(`stories/${before.storyId}`).set({ uid: account.uid, recap: before.recap, cast: before.cast });
    const request = { ...REQUEST, coverImage: 'castle', siblings: ['Quillon'], continues: before };
    const { json } = await generate(account, request, { 'idempotency-key': key });
    const { createdAt, ...stored } = (await storyOf(key)) ?? {};
    expect(stored).toEqual({
      ...REQUEST,
      uid: account.uid,
      title: json.title,
      content: paragraphsToHtml(json.content.split('\n\n')),
      template: paragraphsToHtml(json.template.split('\n\n')),
      recap: json.recap,
      cast: json.cast,
      pages: json.pages,
      cover: json.cover,
      coverImage: 'castle',
      siblings: ['Quillon'],
      continues: before.storyId,
      moderated: true,
    });
    const { moderated: _moderated, ...document } = stored;
    expect(newStorySchema.safeParse({ ...document, createdAt: 0 }).error).toBeUndefined();
    expect(Math.abs(Date.now() - createdAt.toMillis())).toBeLessThan(60_000);
  });

  test('has the moon on its cover where the request names none, and one is created for a request without a key [spec 9.3]', async () => {
    const { json } = await generate(account);
    const { docs } = await database.collection('stories').where('uid', '==', account.uid).get();
    expect(docs.map((document) => [document.get('title'), document.get('coverImage')])).toEqual([[json.title, 'moon']]);
  });

  test('has what the family chose for its child, and neither its words nor its pictures have what is not for tonight', async () => {
    const key = randomUUID();
    const notTonight: AvoidedTopic[] = ['dark', 'fire', 'insects'];
    const chosen = { age: '2-3', pronouns: 'she', notTonight, childId: '3' };
    const { status, json } = await generate(account, { ...REQUEST, ...chosen }, { 'idempotency-key': key });
    expect(status).toBe(200);
    const stored = (await storyOf(key)) ?? {};
    expect(stored).toMatchObject(chosen);
    expect(conflictingTopic([json.title, json.content, json.recap, ...json.cast].join('\n'), notTonight)).toBeNull();
    for (const { scene } of json.pages as FamilyPage[]) expect(withoutTopics(scene, notTonight)).toEqual(scene);
    expect(JSON.parse(await storyteller.everythingSent())[1].body.messages[1].content).toContain('"notTonight":["the dark","fire"');
  });

  test('is not created for an animal that is not for tonight', async () => {
    const { status, json } = await generate(account, { ...REQUEST, favoriteAnimal: 'puppy', notTonight: ['dogs'] });
    expect([status, json]).toEqual([
      422,
      { message: 'You asked us to leave out dogs tonight. Please choose another animal, or change that list.', field: 'favoriteAnimal' },
    ]);
    expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 0, moderations: 0 });
  });

  test('is not created with an unknown cover', async () => {
    const { status, json } = await generate(account, { ...REQUEST, coverImage: 'volcano' });
    expect([status, json]).toEqual([422, { message: 'Please choose one of the cover pictures.', field: 'coverImage' }]);
    expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 0, moderations: 0 });
  });

  test('is created once, whatever cover a repeated request names, and not again after its owner deleted it', async () => {
    const key = keyed();
    const path = key['idempotency-key'];
    const { json } = await generate(account, { ...REQUEST, coverImage: 'ocean' }, key);
    expect((await generate(account, REQUEST, key)).json).toEqual(json);
    expect(await storyOf(path)).toMatchObject({ coverImage: 'ocean' });
    await database.doc(`stories/${path}`).delete();
    // 409 once the trigger has seen the deletion.
    expect([200, 409]).toContain((await generate(account, REQUEST, key)).status);
    expect(await storyOf(path)).toBeUndefined();
    expect((await storyteller.counts()).chat).toBe(1);
  });

  test('is not created for a story that moderation refuses', async () => {
    const key = keyed();
    await storyteller.play('good', { on: 'moderations' });
    await storyteller.play('unsafe', { on: 'moderations', times: 3 });
    expect((await generate(account, REQUEST, key)).status).toBe(502);
    expect(await storyOf(key['idempotency-key'])).toBeUndefined();
  });

  test('of another family is not replaced', async () => {
    const key = keyed();
    const stranger = await newAccount();
    const { json } = await generate(stranger, REQUEST, key);
    expect((await generate(account, REQUEST, key)).status).toBe(409);
    expect(await storyOf(key['idempotency-key'])).toMatchObject({ uid: stranger.uid, title: json.title });
  });
});

describe('a caller', () => {
  const unsigned = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  };
  const ours = { aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}` };
  const post = (authorization?: string) =>
    call('/api/generate-story', {
      method: 'POST',
      body: JSON.stringify(REQUEST),
      headers: authorization === undefined ? {} : { authorization },
    });

  test.each([
    ['without a token', undefined],
    ['with something else', 'Basic dXNlcjpwYXNz'],
    ['with a malformed token', 'Bearer abc'],
    ['with a malformed token in three parts', 'Bearer a.b.c'],
    ['with a token of yesterday', `Bearer ${unsigned({ ...ours, sub: 'x', iat: 1, exp: 2 })}`],
    [
      'with a token of another project',
      `Bearer ${unsigned({ aud: 'another', iss: 'https://securetoken.google.com/another', sub: 'x', exp: 4e9, iat: 1 })}`,
    ],
  ])('%s is asked to sign in', async (_what, authorization) => {
    const { status, headers, json } = await post(authorization);
    expect(status).toBe(401);
    expect(json).toEqual({ message: 'Please sign in to continue.' });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 0, moderations: 0 });
  });

  test.each(['GET', 'PUT', 'DELETE'])('that uses %s learns the allowed method', async (method) => {
    const { status, headers, json } = await call('/api/generate-story', { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
    expect(json).toEqual({ message: expect.any(String) });
  });
});

describe('a request', () => {
  const send = (body: string, contentType = 'application/json') =>
    call('/api/generate-story', {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${account.token}`, 'content-type': contentType },
    });

  test.each(Object.keys(REQUEST))('without %s is refused in plain words [spec 7.1]', async (field) => {
    const { [field as keyof typeof REQUEST]: _left, ...rest } = REQUEST;
    const { status, json } = await generate(account, rest);
    expect(status).toBe(422);
    expect(json).toMatchObject({ message: expect.stringMatching(/^Please /), field });
  });

  test.each([
    ['an unknown setting', { storySetting: 'moonbase' }],
    ['an endless animal', { favoriteAnimal: 'o'.repeat(41) }],
    ['markup for a name', { childName: '<b>Mia</b>' }],
    ['a list for a name', { childName: ['Mia'] }],
  ])('with %s is refused', async (_what, change) => {
    const { status, json } = await generate(account, { ...REQUEST, ...change });
    expect(status).toBe(422);
    expect(json.message).toEqual(expect.any(String));
  });

  test('with a name of 100 KB is too large', async () => {
    const { status, json } = await generate(account, { ...REQUEST, childName: 'Z'.repeat(100_000) });
    expect(status).toBe(413);
    expect(json).toEqual({ message: expect.any(String) });
  });

  test.each(['text/plain', 'application/octet-stream', 'application/x-www-form-urlencoded'])('as %s gets a message', async (type) => {
    const { status, json } = await send(JSON.stringify(REQUEST), type);
    expect(status).toBe(415);
    expect(json).toEqual({ message: expect.any(String) });
  });

  test('as application/json is accepted', async () => {
    expect((await send(JSON.stringify(REQUEST), 'application/json')).status).toBe(200);
  });

  test('without a content type is refused', async () => {
    const { status } = await call('/api/generate-story', {
      method: 'POST',
      body: new TextEncoder().encode(JSON.stringify(REQUEST)),
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(status).toBe(415);
  });

  test('of a list is not a story request', async () => expect((await send('[]')).status).toBe(422));

  // The platform parses JSON before our code, and only objects and lists.
  test.each(['null', '"text"', '1', '{"childName": "Mia"'])('of %s is refused', async (body) =>
    expect((await send(body)).status).toBe(400),
  );
});

describe('a storyteller in trouble', () => {
  test.each<[Fault]>([['short'], ['long'], ['malformed'], ['refusal'], ['cutoff'], ['unsafe'], ['leftover'], ['empty']])(
    'that answers “%s” is asked to correct it',
    async (fault) => {
      await storyteller.play(fault);
      const { status, json } = await generate(account);
      expect(status).toBe(200);
      expect(json.content).not.toMatch(/[{}]|blood/);
      expect((await storyteller.counts()).chat).toBe(2);
    },
  );

  test.each<[Fault]>([['error-500'], ['html'], ['rate-limit-then-good']])('that fails with “%s” once is called again', async (fault) => {
    await storyteller.play(fault);
    expect((await generate(account)).status).toBe(200);
    expect((await storyteller.counts()).chat).toBe(2);
  });
});

describe('moderation', () => {
  test('refuses an animal, and the refusal is stored', async () => {
    await storyteller.play('unsafe', { on: 'moderations' });
    const key = keyed();
    const first = await generate(account, REQUEST, key);
    expect(first.status).toBe(422);
    expect(first.json.message).toMatch(/another favorite animal/);
    expect((await generate(account, REQUEST, key)).status).toBe(422);
    expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 0, moderations: 1 });
  });

  test('that flags the finished story has another one written', async () => {
    await storyteller.play('good', { on: 'moderations' });
    await storyteller.play('unsafe', { on: 'moderations' });
    expect((await generate(account)).status).toBe(200);
    expect((await storyteller.counts()).chat).toBe(2);
  });
});

test('a story that the reviewing model finds frightening is written again', async () => {
  await storyteller.play('unsafe', { on: 'reviews' });
  expect((await generate(account)).status).toBe(200);
  expect((await storyteller.counts()).chat).toBe(2);
});

test('a story that cannot be reviewed is not returned, and is once it can be', async () => {
  await storyteller.play('error-500', { on: 'reviews', times: 30 });
  const key = keyed();
  expect((await generate(account, REQUEST, key)).status).toBe(503);
  await storyteller.reset();
  expect((await generate(account, REQUEST, key)).status).toBe(200);
  expect((await storyteller.counts()).reviews).toBeGreaterThan(0);
});

describe('an idempotency key', () => {
  test('returns the finished story again, with one call to the model', async () => {
    const key = keyed();
    const first = await generate(account, REQUEST, key);
    const second = await generate(account, REQUEST, key);
    expect(first.status).toBe(200);
    expect(second.json).toEqual(first.json);
    expect((await storyteller.counts()).chat).toBe(1);
  });

  test('lets simultaneous calls wait for one story', async () => {
    await storyteller.play('slow', { delayMs: 1500 });
    const key = keyed();
    const answers = await Promise.all([generate(account, REQUEST, key), generate(account, REQUEST, key), generate(account, REQUEST, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await storyteller.counts()).chat).toBe(1);
  });

  test('can be used again after a failure', async () => {
    const key = keyed();
    await storyteller.play('short', { times: 3 });
    expect((await generate(account, REQUEST, key)).status).toBe(502);
    expect((await generate(account, REQUEST, key)).status).toBe(200);
  });

  /** A call with a new key that died after its story was stored, or before with `template: false`. */
  async function deadCall({ template }: { template: boolean }): Promise<{ key: string; json: Record<string, string> }> {
    const requestOf = (key: string) => database.doc(`storyRequests/${account.uid}_${key}`);
    const finished = randomUUID();
    const { json } = await generate(account, REQUEST, { 'idempotency-key': finished });
    const stored = (await requestOf(finished).get()).data() ?? {};
    delete stored.saved;
    if (!template) Object.assign(stored, { status: 'running' });
    if (!template) delete stored.template;
    const key = randomUUID();
    await requestOf(key).set({ ...stored, leaseUntil: new Date(Date.now() - 1000) });
    await storyteller.reset();
    return { key, json };
  }
  const counted = async () => (await database.doc(`storyUsage/${account.uid}`).get()).get('count') as number;

  test('of a call that died during moderation returns and saves its story, moderated again at no cost', async () => {
    const { key, json } = await deadCall({ template: true });
    const again = (await generate(account, { ...REQUEST, coverImage: 'castle' }, { 'idempotency-key': key })).json;
    expect(again).toEqual({ ...json, cover: coverScene({ storySetting: REQUEST.storySetting as StorySetting, coverImage: 'castle' }) });
    expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 1, moderations: 1 });
    expect((await database.doc(`stories/${key}`).get()).data()).toMatchObject({ title: json.title, coverImage: 'castle' });
    expect(await counted()).toBe(1);
  });

  test('of such a call has another story written if moderation flags the first', async () => {
    const { key, json } = await deadCall({ template: true });
    await storyteller.play('unsafe', { on: 'moderations' });
    const answer = await generate(account, REQUEST, { 'idempotency-key': key });
    expect(answer.status).toBe(200);
    expect(answer.json.content).not.toBe(json.content);
    expect((await storyteller.counts()).chat).toBeGreaterThan(0);
  });

  test('of such a call has another story written if the first one frightens', async () => {
    const { key, json } = await deadCall({ template: true });
    await storyteller.play('unsafe', { on: 'reviews' });
    const answer = await generate(account, REQUEST, { 'idempotency-key': key });
    expect(answer.status).toBe(200);
    expect(answer.json.content).not.toBe(json.content);
  });

  test('of a call that died can be used once its lease ends, and that call does not count', async () => {
    const { key } = await deadCall({ template: false });
    expect((await generate(account, REQUEST, { 'idempotency-key': key })).status).toBe(200);
    expect((await storyteller.counts()).chat).toBeGreaterThan(0);
    expect(await counted()).toBe(1);
  });

  test('belongs to one account', async () => {
    const key = keyed();
    const other = await newAccount();
    const { json } = await generate(account, REQUEST, key);
    await generate(other, REQUEST, key);
    expect((await storyteller.counts()).chat).toBe(2);
    expect((await generate(account, REQUEST, key)).json).toEqual(json);
  });

  test('that was used for other choices is refused', async () => {
    const key = keyed();
    await generate(account, REQUEST, key);
    const { status, json } = await generate(account, { ...REQUEST, storyTone: 'silly' }, key);
    expect(status).toBe(409);
    expect(json).toEqual({ message: expect.any(String), code: 'key-taken' });
  });

  test.each(['abc', '1234', randomUUID().slice(1), `${randomUUID()} `.repeat(2)])('has to be a UUID, which “%s” is not', async (key) => {
    expect((await generate(account, REQUEST, { 'idempotency-key': key })).status).toBe(400);
  });

  test("keeps the story for thirty days, and never the child's name", async () => {
    const key = randomUUID();
    await generate(account, { ...REQUEST, favoriteAnimal: "Zebedee's otter" }, { 'idempotency-key': key });
    const kept = (await database.doc(`storyRequests/${account.uid}_${key}`).get()).data();
    expect(JSON.stringify(kept)).not.toMatch(/zebedee/i);
    const days = (kept?.expireAt.toMillis() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });
});

describe("a day's stories", () => {
  test('run out for a family until tomorrow', async () => {
    const family = await newAccount();
    await database.doc(`storyUsage/${family.uid}`).set({ day: today(), count: 1_000_000 });
    const key = keyed();
    const { status, headers, json } = await generate(family, REQUEST, key);
    expect(status).toBe(429);
    expect(json).toEqual({ message: "You've made all of today's stories. You can make more tomorrow.", code: 'quota' });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 0, moderations: 0 });
    await database.doc(`storyUsage/${family.uid}`).set({ day: '2020-01-01', count: 1_000_000 });
    expect((await generate(family, REQUEST, key)).status).toBe(200);
  });

  test('run out for all families without counting for this one', async () => {
    const family = await newAccount();
    const all = database.doc('system/storyUsage');
    const before = (await all.get()).data() ?? { day: today(), count: 0 };
    await all.set({ day: today(), count: 1_000_000 });
    const { status, json } = await generate(family);
    await all.set(before);
    expect(status).toBe(429);
    expect(json.message).toMatch(/tomorrow/);
    expect((await database.doc(`storyUsage/${family.uid}`).get()).get('count') ?? 0).toBe(0);
  });

  test('are counted, unless the storyteller was down', async () => {
    const family = await newAccount();
    const count = async () => (await database.doc(`storyUsage/${family.uid}`).get()).get('count') as number;
    const key = keyed();
    await generate(family, REQUEST, key);
    await generate(family, REQUEST, key);
    expect(await count()).toBe(1);
    await storyteller.play('error-500', { times: 3 });
    expect((await generate(family)).status).toBe(503);
    expect(await count()).toBe(1);
  });
});
