import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { call, database, storyteller } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');

const kept = database.doc('system/openaiCheck');
const check = () => call('/api/test-openai');

beforeEach(async () => {
  await storyteller.reset();
  await kept.delete();
});
afterAll(async () => {
  await kept.delete();
});

describe('the check of the AI service', () => {
  test('shows a story, its time and its model [spec 2.48, 6.6]', async () => {
    const { status, headers, json } = await check();
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json).toMatchObject({ story: expect.stringContaining('Robin'), title: expect.any(String), model: 'tuckaway-storyteller' });
    expect(Math.abs(Date.now() - Date.parse(json.checkedAt))).toBeLessThan(60_000);
  });

  test('is made once, and later calls get its answer', async () => {
    const first = await check();
    const second = await check();
    expect(second.json).toEqual(first.json);
    expect((await storyteller.counts()).chat).toBe(1);
  });

  test('is made once for simultaneous calls', async () => {
    await storyteller.play('slow', { delayMs: 1000 });
    const answers = await Promise.all([check(), check(), check()]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await storyteller.counts()).chat).toBe(1);
  });

  test('that died is repeated by the next call, not by one that waited long for it', async () => {
    await kept.set({ token: 'gone', leaseUntil: new Date(Date.now() + 6000) });
    const waited = await check();
    expect([waited.status, waited.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await storyteller.counts()).chat).toBe(0);
    expect((await check()).status).toBe(200);
  });

  test('is made again after ten minutes', async () => {
    const first = await check();
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    await kept.update({ 'answer.checkedAt': elevenMinutesAgo });
    const second = await check();
    expect(second.status).toBe(200);
    expect(second.json.checkedAt).not.toBe(first.json.checkedAt);
    expect((await storyteller.counts()).chat).toBe(2);
  });

  test('that fails tells all callers why, without another attempt [spec 7.2]', async () => {
    await storyteller.play('error-500', { times: 3 });
    const first = await check();
    expect(first.status).toBe(503);
    expect(first.json.error).toEqual(expect.any(String));
    expect(first.json).toMatchObject({ message: first.json.error, code: 'unavailable', checkedAt: expect.any(String) });
    const second = await check();
    expect([second.status, second.json]).toEqual([503, first.json]);
    expect((await storyteller.counts()).chat).toBe(3);
  });

  test('works only with GET, and says so in both fields', async () => {
    const { status, json } = await call('/api/test-openai', { method: 'POST' });
    expect(status).toBe(405);
    expect(json).toEqual({ message: 'Only GET works here.', error: 'Only GET works here.' });
  });
});
