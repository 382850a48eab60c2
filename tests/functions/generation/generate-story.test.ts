/** `POST /api/generate-story` through Hosting. Each test has a family of its own, whose calls of the model it sees alone. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type AvoidedTopic,
  childSeedOf,
  conflictingTopic,
  type FamilyPage,
  newStorySchema,
  paragraphsToHtml,
  withoutTopics,
} from '../../../domain/src/index.ts';
import { database, generate, newAccount, REQUEST, storyteller } from '../support/support.ts';

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const storyOf = async (key: string) => (await database.doc(`stories/${key}`).get()).data();
/** Whether a call is the review of the typed animal. */
const isAboutAnimal = ({ messages = [], stream }: { messages?: { content: string }[]; stream?: boolean }) =>
  stream !== true && (messages.at(-1)?.content.includes('Tonight’s story is about this animal') ?? false);
const NOT_ASKED = { chat: 0, reviews: 0, moderations: 0 };

async function newFamily() {
  const account = await newAccount();
  const ask = (changes: object = {}, key: string = randomUUID()) =>
    generate(account, { ...REQUEST, ...changes }, { 'idempotency-key': key });
  return { account, ask, model: storyteller.of(account) };
}

describe('a story', () => {
  test.each([
    ['space', 'short', 'funny', 200],
    ['arctic', 'long', 'sleepy', 600],
  ] as const)(
    'set in %s, %s and %s, has its length, its pages and the child in it [spec 3.19, 7.1]',
    async (storySetting, storyLength, storyTone, words) => {
      const { ask } = await newFamily();
      const { status, headers, json } = await ask({ favoriteAnimal: 'red panda', storySetting, storyLength, storyTone });
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(Object.keys(json).sort()).toEqual(['cast', 'content', 'cover', 'left', 'pages', 'recap', 'template', 'title']);
      expect(json.content).toContain('Zebedee');
      expect(`${json.title}${json.content}`).not.toMatch(/[{}[\]<>]/);
      const pages = json.pages as FamilyPage[];
      expect(pages.map(({ text }) => text).join('\n\n')).toBe(json.content);
      const [least, most] = ({ short: [3, 6], medium: [5, 9], long: [7, 12] } as const)[storyLength];
      expect(pages.length).toBeGreaterThanOrEqual(least);
      expect(pages.length).toBeLessThanOrEqual(most);
      expect(json.template.replaceAll('{child}', 'Zebedee')).toBe(json.content);
      expect(Math.abs(countWords(json.template) - words)).toBeLessThanOrEqual(words * 0.15);
    },
  );

  test('is requested without names, with a strict schema, not to be stored, moderated before and after, and reviewed', async () => {
    const { account, ask, model } = await newFamily();
    const { status, json } = await ask();
    expect(status).toBe(200);
    const requests = await model.requests();
    // The animal, which is reviewed beside, the story, each shown page, and the whole.
    const [animal, story, ...judged] = requests.filter(({ body }) => !isAboutAnimal(body));
    expect([animal?.path, story?.path]).toEqual(['/v1/moderations', '/v1/chat/completions']);
    expect(new Set(judged.map(({ path }) => path))).toEqual(new Set(['/v1/moderations', '/v1/chat/completions']));
    expect(requests.filter(({ body }) => isAboutAnimal(body))).toHaveLength(1);
    expect(animal?.body.input).toEqual(['otter']);
    expect(story?.body.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    expect(requests.findLast(({ body }) => body.input)?.body.input?.length).toBeGreaterThan(2);
    expect((await model.counts()).reviews).toBeGreaterThan(0);
    // The story is streamed, and reviewed in other calls.
    const chats = requests.filter(({ path }) => path === '/v1/chat/completions');
    expect(new Set(chats.map(({ body }) => body.stream))).toEqual(new Set([true, undefined]));
    for (const { body } of chats) expect(body).toMatchObject({ store: false, safety_identifier: expect.stringMatching(/^[0-9a-f]{64}$/) });

    // The next one is requested with what the family had before, in words that contain no text of the family.
    await ask({ favoriteAnimal: "Zebedee's goat" });
    const again = (await model.requests()).slice(requests.length).filter(({ body }) => !isAboutAnimal(body));
    const asked = JSON.parse(again[1]?.body.messages?.[1]?.content ?? '') as { avoid: { opening: string }[] };
    expect(asked.avoid).toHaveLength(1);
    expect(json.template.replaceAll('otter', 'animal').startsWith(asked.avoid[0]?.opening)).toBe(true);
    const sent = await model.everythingSent();
    expect(sent).toContain('goat');
    expect(sent).not.toMatch(/zebedee/i);
    expect(sent).not.toContain(account.uid);
  });
});

describe("a story's document", () => {
  test('is created by the function, with all its fields, which are those of the response [spec 3.3, 7.15]', async () => {
    const { account, ask } = await newFamily();
    const key = randomUUID();
    const before = { storyId: randomUUID(), recap: '{child} found a lamp.', cast: ['the owl'] };
    await database.doc(`stories/${before.storyId}`).set({ uid: account.uid, recap: before.recap, cast: before.cast });
    const { json } = await ask({ coverImage: 'castle', siblings: ['Quillon'], continues: before }, key);
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
      childSeed: childSeedOf({ id: key }),
      moderated: true,
    });
    const { moderated: _moderated, ...document } = stored;
    expect(newStorySchema.safeParse({ ...document, createdAt: 0 }).error).toBeUndefined();
    expect(Math.abs(Date.now() - createdAt.toMillis())).toBeLessThan(60_000);
    // For repeated requests the story is stored for thirty days, without names.
    const kept = (await database.doc(`storyRequests/${account.uid}_${key}`).get()).data();
    expect(JSON.stringify(kept)).not.toMatch(/zebedee|quillon/i);
    const days = (kept?.expireAt.toMillis() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  test('has the moon on its cover if the request names none, and one is created for a request without a key [spec 9.3]', async () => {
    const { account } = await newFamily();
    const { json } = await generate(account);
    const { docs } = await database.collection('stories').where('uid', '==', account.uid).get();
    expect(docs.map((document) => [document.get('title'), document.get('coverImage')])).toEqual([[json.title, 'moon']]);
  });

  test('has what the family chose for its child, nothing of what happened today, and neither words nor pictures of what is not for tonight', async () => {
    const { ask, model } = await newFamily();
    const key = randomUUID();
    const notTonight: AvoidedTopic[] = ['dark', 'fire', 'insects'];
    const chosen = { age: '2-3', pronouns: 'she', notTonight, childId: '3', childSeed: 7 };
    const { status, json } = await ask({ ...chosen, moment: 'birthday' }, key);
    expect(status).toBe(200);
    expect(await storyOf(key)).toMatchObject(chosen);
    expect(JSON.stringify(await storyOf(key))).not.toContain('"moment"');
    expect(conflictingTopic([json.title, json.content, json.recap, ...json.cast].join('\n'), notTonight)).toBeNull();
    for (const { scene } of json.pages as FamilyPage[]) expect(withoutTopics(scene, notTonight)).toEqual(scene);
    const sent = (await model.requests()).map(({ body }) => body.messages?.[1]?.content);
    expect(sent).toContainEqual(expect.stringContaining('"notTonight":["the dark","fire"'));
    expect(sent).toContainEqual(expect.stringContaining('"today":"A birthday"'));
  });
});

test('a request that is not allowed is refused with the reason and its field, and the model is not asked [spec 7.1]', async () => {
  const { account, ask, model } = await newFamily();
  for (const [field, changes] of [
    ['childName', { childName: ['Mia'] }],
    ['childId', { childId: '../other' }],
    ['childSeed', { childSeed: 'a-user' }],
    ['favoriteAnimal', { favoriteAnimal: 'puppy', notTonight: ['dogs'] }],
  ] as const) {
    expect(await ask(changes), JSON.stringify(changes)).toMatchObject({ status: 422, json: { message: expect.any(String), field } });
  }
  expect((await ask({ storyTone: undefined })).json.message).toMatch(/^Please /);
  expect((await generate(account, [])).status).toBe(422);
  expect(await model.counts()).toEqual(NOT_ASKED);
});

test('an idempotency key of another family gives and replaces nothing', async () => {
  const [stranger, own] = [await newFamily(), await newFamily()];
  const key = randomUUID();
  const { left: _left, ...told } = (await stranger.ask({}, key)).json;
  expect(await own.ask({}, key)).toMatchObject({ status: 409, json: { message: expect.any(String), code: 'key-taken' } });
  expect((await own.model.counts()).chat).toBe(1);
  expect(await storyOf(key)).toMatchObject({ uid: stranger.account.uid, title: told.title });
  expect((await stranger.ask({}, key)).json).toEqual(told);
});
