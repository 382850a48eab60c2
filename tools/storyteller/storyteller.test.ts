import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LENGTH_IDS, SETTING_IDS, TONE_IDS, wordsFor } from '../../domain/src/story-options.ts';
import { countWords } from '../../domain/src/story-text.ts';
import { describeAnimal } from './engine/animal.ts';
import { repeatedSentences } from './engine/compose.ts';
import { ARCS } from './engine/sheets.ts';
import { createStoryteller, type StoryOrder } from './engine/storyteller.ts';
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

const REQUEST = { placeholder: '{child}', animal: 'fox', setting: 'forest', tone: 'cozy', words: 400 };
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

type Turn = { role: 'user' | 'assistant'; content: string };

function ask(request: object = REQUEST, later: Turn[] = [], options: { client?: OpenAI; timeout?: number } = {}) {
  return (options.client ?? client).chat.completions.create(
    {
      model: 'story-model',
      messages: [{ role: 'system', content: 'Write a bedtime story.' }, { role: 'user', content: JSON.stringify(request) }, ...later],
      response_format: FORMAT,
    },
    options.timeout === undefined ? {} : { timeout: options.timeout },
  );
}

async function askStory(request: object = REQUEST, later: Turn[] = []): Promise<{ title: string; paragraphs: string[] }> {
  const completion = await ask(request, later);
  return JSON.parse(completion.choices[0]?.message.content ?? '');
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

const wordsOf = (story: { paragraphs: string[] }) => countWords(story.paragraphs.join(' '));
const order = (part: Partial<StoryOrder>): StoryOrder => ({ ...REQUEST, plot: {}, avoid: [], ...part });
const times = (text: string, phrase: string) => text.toLowerCase().split(phrase.toLowerCase()).length - 1;

describe('a story by the official client', () => {
  it('comes as the schema asks, in a whole completion', async () => {
    const completion = await ask();
    const [choice] = completion.choices;
    const story = JSON.parse(choice?.message.content ?? '');
    expect(Object.keys(story)).toEqual(['title', 'paragraphs']);
    expect(story.paragraphs.length).toBeGreaterThan(4);
    expect(choice).toMatchObject({ finish_reason: 'stop', message: { role: 'assistant', refusal: null } });
    expect(completion).toMatchObject({ object: 'chat.completion', model: 'story-model' });
    expect(completion.id).toMatch(/^chatcmpl-/u);
    expect(completion.usage?.total_tokens).toBeGreaterThan(400);
    expect(completion.system_fingerprint).toBeTruthy();
  });

  it('is written again, at the new length, when it is sent back', async () => {
    const first = await askStory();
    const again = await askStory(REQUEST, [
      { role: 'assistant', content: JSON.stringify(first) },
      { role: 'user', content: JSON.stringify({ repair: 'Too long.', words: 200 }) },
    ]);
    expect(again.paragraphs).not.toEqual(first.paragraphs);
    expect(wordsOf(again)).toBeGreaterThanOrEqual(190);
    expect(wordsOf(again)).toBeLessThanOrEqual(210);
  });

  it('tells the plot that came with the request', async () => {
    const plot = {
      wish: 'to hear what the bridge says at night',
      trouble: 'The river was talking too loudly.',
      turn: '{child} put one ear on the railing, and the bridge hummed.',
    };
    const text = (await askStory({ ...REQUEST, plot })).paragraphs.join(' ');
    expect(text).toContain('to hear what the bridge says at night');
    expect(text).toContain(plot.trouble);
    expect(text).toContain(plot.turn);
  });

  it('has the plot’s one thing in it', async () => {
    const plot = {
      shape: 'good night has to be said to everybody, and there is always one more',
      thing: 'a jam jar with a dent in its lid',
    };
    for (const tone of TONE_IDS) {
      const story = await askStory({ ...REQUEST, tone, plot });
      expect(story.paragraphs.join(' ')).toMatch(/jam jar/u);
    }
  });

  it('has neither the title nor the opening of a story to avoid', async () => {
    const titles = ARCS.flatMap((arc) => arc.titles).slice(0, 40);
    const earlier = await askStory();
    const avoid = [{ title: earlier.title, opening: earlier.paragraphs[0] }, ...titles.map((title) => ({ title, opening: '' }))];
    const later = await askStory({ ...REQUEST, avoid });
    expect(later.title).not.toBe(earlier.title);
    expect(later.paragraphs[0]).not.toBe(earlier.paragraphs[0]);
  });

  it('ends at a limit of tokens with finish_reason length', async () => {
    const completion = await client.chat.completions.create({
      model: 'm',
      max_completion_tokens: 20,
      messages: [{ role: 'user', content: JSON.stringify(REQUEST) }],
    });
    expect(completion.choices[0]?.finish_reason).toBe('length');
  });

  it('is not needed for a plain check of the line', async () => {
    const completion = await client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'Say OK.' }] });
    expect(completion.choices[0]?.message.content).toBe('OK');
  });
});

describe('every setting, tone and length', () => {
  const teller = createStoryteller('every');
  const animals = ['fox', 'axolotl', 'Blauwal', 'pug-faced owl', 'penguins', 'unicorn'];
  const cases = SETTING_IDS.flatMap((setting) => TONE_IDS.flatMap((tone) => LENGTH_IDS.map((length) => ({ setting, tone, length }))));
  const told = cases.flatMap(({ setting, tone, length }, index) => {
    const animal = animals[index % animals.length] ?? 'fox';
    const words = wordsFor(length);
    return [0, 1].map(() => {
      const story = teller.tellOpenly(order({ setting, tone, words, animal }));
      const text = story.paragraphs.join(' ');
      return { story, text, animal, words, name: `${story.arc}, ${tone} in ${setting}, ${words} words` };
    });
  });
  const wrong = (isWrong: (item: (typeof told)[number]) => boolean) => told.filter(isWrong).map((item) => item.name);

  it('comes out within a twentieth of its length', () => {
    expect(wrong(({ text, words }) => Math.abs(countWords(text) - words) > words * 0.05)).toEqual([]);
  });
  it('says no sentence twice', () => {
    expect(wrong(({ story }) => repeatedSentences(story.paragraphs).length > 0)).toEqual([]);
  });
  it('leaves no slot open but the child’s', () => {
    expect(wrong(({ story, text }) => /[<>|{}]|undefined|null/u.test(`${story.title} ${text}`.replaceAll('{child}', '')))).toEqual([]);
  });
  it('brings its refrain twice, and a third time changed', () => {
    const short = wrong(({ story, text }) => {
      const { phrase, last } = story.refrain;
      const own = times(last, phrase);
      return phrase === last || times(text, last) !== 1 || times(text, phrase) - own < 2;
    });
    expect(short).toEqual([]);
  });
  it('names the child four to ten times and the animal at least once', () => {
    expect(wrong(({ text }) => times(text, '{child}') < 4 || times(text, '{child}') > 10)).toEqual([]);
    expect(wrong(({ text, animal }) => times(text, animal) < 1)).toEqual([]);
  });
  it('begins every sentence with a capital and has its articles right', () => {
    expect(wrong(({ text }) => /[.!?]”? (?!\{)\p{Ll}/u.test(text.replace(/[.!?]” \p{L}/gu, '')))).toEqual([]);
    expect(wrong(({ text }) => /\ba [aeio]|\ban (?!hour)[^aeiou]| {2}| [,.]|\.\.|,,/u.test(text))).toEqual([]);
  });
  it('passes its own moderation', () => {
    expect(wrong(({ story, text }) => unsafeCategories(`${story.title} ${text}`).length > 0)).toEqual([]);
  });
});

describe('ten equal requests', () => {
  it.each(TONE_IDS)('give ten %s stories', (tone) => {
    const teller = createStoryteller('ten');
    const stories = Array.from({ length: 10 }, () => teller.tell(order({ tone, setting: 'bakery' })));
    expect(new Set(stories.map((story) => story.paragraphs.join())).size).toBe(10);
    expect(new Set(stories.map((story) => story.title)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(stories.map((story) => story.paragraphs[0])).size).toBeGreaterThanOrEqual(9);
  });

  it('are told alike again by the same seed', () => {
    const run = () => {
      const teller = createStoryteller('seed');
      return [1, 2, 3].map(() => teller.tell(order({})));
    };
    expect(run()).toEqual(run());
    expect(createStoryteller('other').tell(order({}))).not.toEqual(run()[0]);
  });
});

describe('any animal', () => {
  it.each([
    ['fox', 'a fox', 'the fox'],
    ['axolotl', 'an axolotl', 'the axolotl'],
    ['unicorn', 'a unicorn', 'the unicorn'],
    ['Blauwal', 'a Blauwal', 'the Blauwal'],
    ['pug-faced owl', 'a pug-faced owl', 'the pug-faced owl'],
    ['the Elephant', 'an elephant', 'the elephant'],
    ['penguins', 'one of the penguins', 'the penguin'],
    ['baby foxes', 'one of the baby foxes', 'the baby fox'],
    ['walrus', 'a walrus', 'the walrus'],
    ['RHINOCEROS', 'a rhinoceros', 'the rhinoceros'],
  ])('%s is %s', (typed, a, the) => {
    expect(describeAnimal(typed)).toMatchObject({ a, the });
  });
});

describe('moderation', () => {
  it('answers in the omni shape, a result for each text', async () => {
    const answer = await client.moderations.create({ model: 'omni-moderation-latest', input: ['a fox in a hat', 'naked lady'] });
    expect(answer.results.map((result) => result.flagged)).toEqual([false, true]);
    expect(answer.results[1]?.categories.sexual).toBe(true);
    expect(answer.results[1]?.category_scores.sexual).toBeGreaterThan(0.5);
    expect(Object.keys(answer.results[0]?.categories ?? {})).toHaveLength(13);
    const single = await client.moderations.create({ input: [{ type: 'text', text: 'gun' }] });
    expect(single.results).toHaveLength(1);
    expect(single.results[0]?.categories.violence).toBe(true);
  });

  it.each(['gun', 'Guns', 'g-u-n', 'naked lady', 'serial killer', 'suicide', 'nazi'])('flags %s', (text) => {
    expect(unsafeCategories(text)).not.toEqual([]);
  });
  it.each([
    'cock',
    'ass',
    'great tit',
    'blue-footed booby',
    'killer whale',
    'sperm whale',
    'naked mole-rat',
    'pistol shrimp',
    'fox',
    'Blauwal',
  ])('lets %s pass', (text) => {
    expect(unsafeCategories(text)).toEqual([]);
  });
});

describe('faults on request', () => {
  it('writes too short, too long, and good again', async () => {
    await queue({ scenario: 'short' });
    await queue({ scenario: 'long' });
    expect(wordsOf(await askStory())).toBeLessThan(320);
    expect(wordsOf(await askStory())).toBeGreaterThan(700);
    expect(wordsOf(await askStory())).toBeLessThan(421);
  });

  it('breaks the JSON, cuts it off, or says nothing', async () => {
    for (const scenario of ['malformed', 'cutoff', 'empty']) await queue({ scenario });
    const answers = [await ask(), await ask(), await ask()].map((completion) => completion.choices[0]);
    for (const answer of answers) expect(() => JSON.parse(answer?.message.content ?? '')).toThrow();
    expect(answers.map((answer) => answer?.finish_reason)).toEqual(['stop', 'length', 'stop']);
    expect(answers[2]?.message.content).toBe('');
  });

  it('refuses in the message’s refusal', async () => {
    await queue({ scenario: 'refusal' });
    const message = (await ask()).choices[0]?.message;
    expect(message?.content).toBeNull();
    expect(message?.refusal).toMatch(/sorry/u);
  });

  it('writes what its own moderation flags, and leaves slots open', async () => {
    await queue({ scenario: 'unsafe' });
    await queue({ scenario: 'leftover' });
    const unsafe = await client.moderations.create({ input: (await askStory()).paragraphs.join('\n') });
    expect(unsafe.results[0]?.flagged).toBe(true);
    expect((await askStory()).paragraphs.join(' ')).toContain('{x}');
  });

  it('limits the rate once, so that a client with retries sees a story', async () => {
    await queue({ scenario: 'rate-limit-then-good', times: 2 });
    const limited = await failure(ask());
    expect(limited.status).toBe(429);
    expect(limited.headers?.get('retry-after')).toBe('1');
    await ask();
    const patient = new OpenAI({ apiKey: 'any', baseURL: `${server.url}/v1`, maxRetries: 1 });
    expect((await ask(REQUEST, [], { client: patient })).choices).toHaveLength(1);
    expect(await (await fetch(`${server.url}/control/counts`)).json()).toEqual({ chat: 4, moderations: 0 });
  });

  it('fails with 500, and with a page that is not JSON', async () => {
    await queue({ scenario: 'error-500' });
    expect((await failure(ask())).status).toBe(500);
    await queue({ scenario: 'html' });
    expect(String(await ask())).toContain('<!doctype html>');
  });

  it('is slow, or silent, until the client gives up', async () => {
    await queue({ scenario: 'slow', delayMs: 60 });
    const start = performance.now();
    await ask();
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
    await queue({ scenario: 'silence' });
    expect(await failure(ask(REQUEST, [], { timeout: 50 }))).toBeInstanceOf(APIConnectionTimeoutError);
  });

  it('plays on moderations too, and forgets it all on DELETE', async () => {
    await queue({ scenario: 'unsafe', on: 'moderations' });
    await queue({ scenario: 'empty', on: 'moderations' });
    await queue({ scenario: 'error-500', on: 'moderations', times: 3 });
    expect((await client.moderations.create({ input: 'fox' })).results[0]?.flagged).toBe(true);
    expect((await client.moderations.create({ input: 'fox' })).results).toEqual([]);
    expect((await failure(client.moderations.create({ input: 'fox' }))).status).toBe(500);
    await fetch(`${server.url}/control`, { method: 'DELETE' });
    expect((await client.moderations.create({ input: 'fox' })).results[0]?.flagged).toBe(false);
  });

  it('refuses an order that it does not know', async () => {
    expect((await queue({ scenario: 'earthquake' })).status).toBe(400);
    expect((await queue({ scenario: 'slow', times: -1 })).status).toBe(400);
  });
});

describe('records', () => {
  it('keep what was asked, newest last, and no control calls', async () => {
    await ask();
    await client.moderations.create({ input: 'fox' });
    const records = (await (await fetch(`${server.url}/control/requests`)).json()) as {
      method: string;
      path: string;
      body: unknown;
      time: string;
    }[];
    expect(records.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/chat/completions', 'POST /v1/moderations']);
    expect(records[1]?.body).toMatchObject({ input: 'fox' });
    expect(Date.parse(records[0]?.time ?? '')).not.toBeNaN();
  });
});

describe('errors in the envelope', () => {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { method: 'POST', headers: { authorization: 'Bearer any' }, ...init });

  it('401 without a key', async () => {
    const response = await call('/v1/chat/completions', { headers: {}, body: '{}' });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: { message: expect.any(String), type: 'invalid_request_error', param: null, code: 'missing_api_key' },
    });
  });

  it.each([
    ['/v1/chat/completions', '{broken'],
    ['/v1/chat/completions', '{"model":"m"}'],
    ['/v1/chat/completions', '{"messages":[]}'],
    [
      '/v1/chat/completions',
      JSON.stringify({ model: 'm', messages: [{ role: 'user', content: JSON.stringify({ ...REQUEST, setting: 'moonbase' }) }] }),
    ],
    ['/v1/chat/completions', JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'hello' }], response_format: FORMAT })],
    ['/v1/moderations', '{}'],
    ['/v1/moderations', '{"input":7}'],
  ])('400 from %s for %s', async (path, body) => {
    const response = await call(path, { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error', message: expect.any(String) } });
  });

  it('404 for a path it does not have', async () => {
    expect((await call('/v1/images', { body: '{}' })).status).toBe(404);
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404);
  });

  it('none for the models and the health check', async () => {
    expect((await client.models.list()).data[0]?.id).toBe('tuckaway-storyteller');
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});
