import { expect, it, vi } from 'vitest';
import { checkOpenAi, OpenAiCheckFailed } from './openai-check.ts';

const fails = () => checkOpenAi().catch((error: unknown) => error);

it('is a GET to /api/test-openai, and gives the story and the whole answer [spec 7.2]', async () => {
  const answer = { story: 'The lamp stayed on.', model: 'm' };
  const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer));
  await expect(checkOpenAi()).resolves.toEqual({ story: 'The lamp stayed on.', raw: answer });
  expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/test-openai', expect.not.objectContaining({ method: expect.anything() }));
});

it('fails with the error field of an answer that is not OK [spec 7.2]', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ error: 'no key', message: 'other words' }, { status: 503 }));
  const error = await fails();
  expect(error).toBeInstanceOf(OpenAiCheckFailed);
  expect(error).toMatchObject({ where: 'api', message: 'no key' });
});

it('fails with the message of the network [spec 7.2]', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fails()).toMatchObject({ where: 'network', message: 'Failed to fetch' });
});
