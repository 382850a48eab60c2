import OpenAI, {
  APIError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from 'openai';
import { ContentFilterFinishReasonError, LengthFinishReasonError } from 'openai/core/error';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_FORMAT, reviewMessages } from '../../functions/src/stories/frightening/review.ts';
import { FRIGHTENING_SENTINELS, GENTLE_SENTINELS } from '../../functions/src/stories/frightening/sentinels.ts';
import { ANSWER_FORMAT } from '../../functions/src/stories/model/answer-format.ts';
import { describeAnimal } from './engine/animal.ts';
import { createStoryteller } from './engine/storyteller.ts';
import { traitsOf } from './engine/traits.ts';
import { unsafeCategories } from './protocol/moderations.ts';
import { type RunningStoryteller, startStoryteller } from './server.ts';

let server: RunningStoryteller;
let client: OpenAI;

beforeAll(async () => {
  server = await startStoryteller({ port: 0 });
  client = new OpenAI({ apiKey: 'any', baseURL: `${server.url}/v1`, maxRetries: 0 });
});
afterEach(() => fetch(`${server.url}/control`, { method: 'DELETE' }));
afterAll(() => server.close());

const REQUEST = { animal: 'fox', setting: 'forest', tone: 'cozy', words: 400 } as const;
const FORMAT = {
  type: 'json_schema',
  json_schema: {
    name: 'story',
    strict: true,
    schema: {
      type: 'object',
      properties: { title: { type: 'string' }, paragraphs: { type: 'array', items: { type: 'string' } } },
      required: ['title', 'paragraphs'],
      additionalProperties: false,
    },
  },
} as const;

const SCENE_SCHEMA = { type: 'object', properties: {}, required: [], additionalProperties: false };
const PAGED = ANSWER_FORMAT.json_schema.schema as { properties: Record<string, unknown>; required: string[] };

/** The function's schema with other pages. */
function pagedSchema(page: Record<string, unknown>): object {
  const items = { type: 'object', properties: page, required: Object.keys(page), additionalProperties: false };
  return { ...PAGED, properties: { ...PAGED.properties, pages: { type: 'array', items } } };
}

function ask() {
  return client.chat.completions.create({
    model: 'story-model',
    messages: [
      { role: 'system', content: 'Write a bedtime story.' },
      { role: 'user', content: JSON.stringify(REQUEST) },
    ],
    response_format: FORMAT,
  });
}

function queue(order: object): Promise<Response> {
  return fetch(`${server.url}/control`, { method: 'POST', body: JSON.stringify(order) });
}

async function failure(call: Promise<unknown>): Promise<APIError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof APIError)) throw new Error(`Expected an APIError, got ${String(error)}`);
  return error;
}

it('a story ends at the token limit with finish_reason length', async () => {
  const completion = await client.chat.completions.create({
    model: 'm',
    max_completion_tokens: 20,
    messages: [{ role: 'user', content: JSON.stringify(REQUEST) }],
  });
  expect(completion.choices[0]?.finish_reason).toBe('length');
});

describe('the official client', () => {
  const parse = () =>
    client.chat.completions.parse({
      model: 'story-model',
      messages: [{ role: 'user', content: JSON.stringify(REQUEST) }],
      response_format: FORMAT,
    });

  it('parses a story by its schema, or a refusal without content', async () => {
    await queue({ scenario: 'good' });
    await queue({ scenario: 'refusal' });
    const [told, refused] = [(await parse()).choices[0], (await parse()).choices[0]];
    expect(JSON.parse(told?.message.content ?? '')).toMatchObject({ title: expect.any(String), paragraphs: expect.any(Array) });
    expect(refused).toMatchObject({ message: { content: null, refusal: expect.stringMatching(/sorry/u) }, finish_reason: 'stop' });
  });

  it.each([
    ['cutoff', LengthFinishReasonError],
    ['filtered', ContentFilterFinishReasonError],
  ])('rejects an answer that ends as “%s”', async (scenario, kind) => {
    await queue({ scenario });
    await expect(parse()).rejects.toBeInstanceOf(kind);
  });

  it.each([
    ['bad-key', AuthenticationError, 401, 'invalid_api_key', 'invalid_request_error'],
    ['rate-limit', RateLimitError, 429, 'rate_limit_exceeded', 'requests'],
    ['no-credit', RateLimitError, 429, 'insufficient_quota', 'insufficient_quota'],
    ['error-500', InternalServerError, 500, null, 'server_error'],
    ['conflict-then-good', ConflictError, 409, null, 'conflict'],
    ['model-not-found', NotFoundError, 404, 'model_not_found', 'invalid_request_error'],
  ])('throws its own kind of error for “%s”', async (scenario, kind, status, code, type) => {
    for (const on of ['chat', 'moderations']) await queue({ scenario, on });
    for (const error of [await failure(ask()), await failure(client.moderations.create({ input: 'fox' }))]) {
      expect(error).toBeInstanceOf(kind);
      expect(error).toMatchObject({ status, code, type, requestID: expect.stringMatching(/^req_/u) });
    }
  });

  const schema = FORMAT.json_schema.schema;
  it.each<[string, object]>([
    ['an open object', { ...schema, additionalProperties: true }],
    ['an optional property', { ...schema, required: ['title'] }],
    ['an unsupported keyword', { ...schema, properties: { ...schema.properties, title: { type: 'string', minLength: 1 } } }],
    ['pages whose scene is written before the text', pagedSchema({ scene: SCENE_SCHEMA, text: { type: 'string' } })],
    ['other fields than a story', { ...schema, properties: { text: { type: 'string' } }, required: ['text'] }],
  ])('gets an error for a strict schema with %s', async (_what, changed) => {
    const call = client.chat.completions.create({
      model: 'm',
      messages: [{ role: 'user', content: JSON.stringify(REQUEST) }],
      response_format: { type: 'json_schema', json_schema: { name: 'story', strict: true, schema: { ...changed } } },
    });
    const error = await failure(call);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error.message).toMatch(/Invalid schema for response_format 'story'/u);
    expect(error.param).toBe('response_format');
  });
});

describe('any animal', () => {
  it.each([
    ['fox', 'a fox', 'the fox'],
    ['axolotl', 'an axolotl', 'the axolotl'],
    ['the elephant', 'an elephant', 'the elephant'],
    ['penguins', 'one of the penguins', 'the penguin'],
    ['walrus', 'a walrus', 'the walrus'],
    ['hour bird', 'an hour bird', 'the hour bird'],
    ['field mice', 'one of the field mice', 'the field mouse'],
    ['{word}', 'a {word}', 'the {word}'],
    ['{word}’s otter', '{word}’s otter', '{word}’s otter'],
    ['our two cats', 'one of the two cats', 'the cat'],
    ['my big sister’s cat', 'a cat', 'the cat'],
    ['an owl called Otto', 'an owl', 'the owl'],
    ['cats and dogs', 'one of the cats', 'the cat'],
    ['lion or tiger', 'a lion', 'the lion'],
    ['a herd of elephants', 'one of the elephants', 'the elephant'],
    ['corgis', 'one of the corgis', 'the corgi'],
    ['an honest fox', 'an honest fox', 'the honest fox'],
    ['uakari', 'a uakari', 'the uakari'],
    ['otter.', 'an otter', 'the otter'],
    ['t rex', 'a T. rex', 'the T. rex'],
    ['Aunt Jo’s cat', 'Aunt Jo’s cat', 'Aunt Jo’s cat'],
  ])('%s is %s [fault 18]', (typed, a, the) => {
    expect(describeAnimal(typed)).toMatchObject({ a, the });
  });

  it.each([
    ['my cat Mr. Whiskers', 'a cat', 'Mr. Whiskers'],
    ['our dog Bella', 'a dog', 'Bella'],
    ['my friend Oli', 'a friend', 'Oli'],
    ['Bella', 'a friend', 'Bella'],
    ['{word} the dog', 'a dog', '{word}'],
  ])('%s is %s called %s, and has no second name [fault 17]', (typed, a, name) => {
    expect(describeAnimal(typed)).toMatchObject({ a, name });
    const { name: told, paragraphs } = createStoryteller('named')({ ...REQUEST, animal: typed });
    expect(told).toBe(name);
    expect(paragraphs.join(' ')).not.toContain('a friend, a friend');
  });

  it.each([
    ['huge', 'T. rex, T-Rex, t rex, Tyrannosaurus'],
    ['silent', 'gatito, cat'],
    ['huge', 'éléphant, слон, elephants'],
    ['swims', 'hammerhead, clam, urchin, sea dragon'],
    ['silent', 'bearded dragon, Komodo dragon'],
  ])('is as %s in any spelling and language: %s [fault 21]', (trait, animals) => {
    for (const animal of animals.split(', ')) expect(traitsOf(describeAnimal(animal).kind), animal).toContain(trait);
  });

  it.each(['my stuffed elephant Ellie', 'T. rex toy', 'baby whale'])('is not huge as a small one: %s [fault 22]', (animal) => {
    expect(traitsOf(describeAnimal(animal).kind)).not.toContain('huge');
  });
});

describe('moderation', () => {
  it('answers in the omni format, one result per text', async () => {
    const answer = await client.moderations.create({ model: 'omni-moderation-latest', input: ['a fox in a hat', 'naked lady'] });
    expect(answer.results.map((result) => result.flagged)).toEqual([false, true]);
    expect(answer.results[1]?.categories.sexual).toBe(true);
    expect(answer.results[1]?.category_scores.sexual).toBeGreaterThan(0.5);
    expect(Object.keys(answer.results[0]?.categories ?? {})).toHaveLength(13);
    const single = await client.moderations.create({ input: 'gun' });
    expect(single.results).toHaveLength(1);
    expect(single.results[0]?.categories.violence).toBe(true);
  });

  it('flags words, also spelled out or in the plural, but no animals that are called like one', () => {
    for (const text of ['gun', 'Guns', 'g-u-n', 'naked lady', 'serial killer', 'suicide', 'nazi'])
      expect(unsafeCategories(text), text).not.toEqual([]);
    const animals = [
      'cock',
      'ass',
      'great tit',
      'blue-footed booby',
      'killer whale',
      'sperm whale',
      'naked mole-rat',
      'pistol shrimp',
      'fox',
    ];
    for (const text of animals) expect(unsafeCategories(text), text).toEqual([]);
  });
});

describe('a review', () => {
  const TEXTS = ['A fox slept.', FRIGHTENING_SENTINELS[0], GENTLE_SENTINELS[0]];
  const review = async () => {
    const completion = await client.chat.completions.create({
      model: 'reviewer',
      messages: reviewMessages(TEXTS, '4-5'),
      response_format: REVIEW_FORMAT,
    });
    return JSON.parse(completion.choices[0]?.message.content ?? '').frightening;
  };

  it('lists what frightens, and is right about every sentinel', async () => {
    expect(await review()).toEqual([2]);
    expect(FRIGHTENING_SENTINELS.filter((text) => unsafeCategories(text).length === 0)).toEqual([]);
    expect(GENTLE_SENTINELS.filter((text) => unsafeCategories(text).length > 0)).toEqual([]);
  });

  it.each([
    ['unsafe', [1, 2]],
    ['always-yes', [1, 2, 3]],
    ['always-no', []],
  ])('lists other texts for “%s”', async (scenario, listed) => {
    await queue({ scenario, on: 'reviews' });
    expect(await review()).toEqual(listed);
  });
});

it.each([
  ['/v1/chat/completions', '{broken'],
  ['/v1/chat/completions', '{"model":"m"}'],
  [
    '/v1/chat/completions',
    JSON.stringify({ model: 'm', messages: [{ role: 'user', content: JSON.stringify({ ...REQUEST, setting: 'moonbase' }) }] }),
  ],
  ['/v1/moderations', '{"input":7}'],
])('the server answers 400 from %s for %s', async (path, body) => {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers: { authorization: 'Bearer any' }, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', message: expect.any(String) } });
});
