import type { StoryRequest } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EmptyStory, GenerationFailed } from './errors.ts';
import { generateStory } from './story-generation.ts';

const idToken = vi.hoisted(() => vi.fn<(options: { fresh: boolean }) => Promise<string | null>>());
vi.mock('./firebase-auth.ts', () => ({ idToken }));

const REQUEST: StoryRequest = { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' };
const KEY = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';

function answers(...responses: (Response | Error)[]) {
  const fetching = vi.spyOn(globalThis, 'fetch');
  for (const response of responses) {
    if (response instanceof Error) fetching.mockRejectedValueOnce(response);
    else fetching.mockResolvedValueOnce(response);
  }
  return fetching;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const generate = () => generateStory(REQUEST, { idempotencyKey: KEY });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(() => {
  idToken.mockReset().mockImplementation(async ({ fresh }) => (fresh ? 'fresh-token' : 'token'));
});

describe('asking for a story', () => {
  it('sends the five wishes, the token, and the story id as the key', async () => {
    const fetching = answers(json({ title: 'T', content: 'Once.' }));
    await expect(generate()).resolves.toEqual({ title: 'T', content: 'Once.' });
    const [path, init] = fetching.mock.calls[0] ?? [];
    expect(path).toBe('/api/generate-story');
    expect(init).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer token', 'idempotency-key': KEY } });
    expect(JSON.parse(String(init?.body))).toEqual(REQUEST);
  });

  it('reads the story where the content is called story, gives it a title, and keeps the template', async () => {
    answers(json({ story: 'Once.', template: '{child} once.' }));
    await expect(generate()).resolves.toEqual({ title: "Mia's fox Adventure", content: 'Once.', template: '{child} once.' });
  });

  it('says that nothing came where the answer is empty', async () => {
    answers(json({ title: 'T', content: '  ' }));
    await expect(generate()).rejects.toThrow('No story content received from API');
    answers(json({ title: 'T' }));
    await expect(generate()).rejects.toBeInstanceOf(EmptyStory);
  });
});

describe('a 401', () => {
  it('is tried once more with a fresh token', async () => {
    const fetching = answers(json({ message: 'expired' }, 401), json({ content: 'Once.' }));
    await expect(generate()).resolves.toMatchObject({ content: 'Once.' });
    expect(fetching.mock.calls[1]?.[1]).toMatchObject({ headers: { authorization: 'Bearer fresh-token' } });
  });

  it('waits for the sign-in the second time', async () => {
    answers(json({ message: 'expired' }, 401), json({ message: 'expired' }, 401));
    expect(await failureOf(generate())).toMatchObject({ failure: 'sign-in' });
  });

  it('is not even asked for without a token', async () => {
    idToken.mockResolvedValue(null);
    const fetching = answers();
    expect(await failureOf(generate())).toMatchObject({ failure: 'sign-in' });
    expect(fetching).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it.each([400, 403, 404, 409, 413, 422])('with %i is a refusal and keeps its own message', async (status) => {
    answers(json({ message: 'Please choose another name.' }, status));
    const error = await failureOf(generate());
    expect(error).toBeInstanceOf(GenerationFailed);
    expect(error).toMatchObject({ failure: 'refused', message: 'Please choose another name.' });
  });

  it('with 429 is a used-up quota with its own message', async () => {
    answers(json({ message: 'Ten stories today.' }, 429));
    expect(await failureOf(generate())).toMatchObject({ failure: 'quota', message: 'Ten stories today.' });
  });

  it.each([500, 502, 503, 504])('with %i may pass', async (status) => {
    answers(new Response('<html>no JSON</html>', { status }));
    expect(await failureOf(generate())).toMatchObject({ failure: 'can-wait', message: '' });
  });

  it('of the network may pass', async () => {
    answers(new TypeError('Failed to fetch'));
    expect(await failureOf(generate())).toMatchObject({ failure: 'can-wait', message: '' });
  });
});

it("gives the caller's own reason when the caller cancels", async () => {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_path, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
  const controller = new AbortController();
  const generating = generateStory(REQUEST, { idempotencyKey: KEY, signal: controller.signal });
  await vi.waitFor(() => expect(fetching).toHaveBeenCalled());
  const reason = new Error('enough');
  controller.abort(reason);
  await expect(generating).rejects.toBe(reason);
});
