import { expect, test } from 'vitest';
import { call, generate, newAccount, storyteller } from './support/support.ts';
import { useAlone } from './support/use-alone.ts';

useAlone('storyteller');

const soon = { timeout: 60_000, interval: 1000 };

test('the health check names the model while it is away, without calling it', async () => {
  const account = await newAccount();
  await storyteller.play('error-500', { on: 'chat', times: 1000 });
  // An instance writes down at most one failure in ten seconds, and a report is ten seconds old at most.
  const afterAFailure = async () => {
    await generate(account);
    return (await call('/api/health')).json.dependencies;
  };
  await expect.poll(afterAFailure, soon).toEqual({ firestore: 'up', auth: 'up', model: 'down', moderation: 'up' });
  const counts = await storyteller.counts();
  expect(await call('/api/health')).toMatchObject({ status: 503, json: { message: 'Down: model.' } });
  expect(await storyteller.counts()).toEqual(counts);

  await storyteller.reset();
  expect((await generate(account)).status).toBe(200);
  await expect.poll(async () => (await call('/api/health')).status, soon).toBe(200);
});
