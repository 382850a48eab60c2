import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.stubEnv('SHARES_PER_MINUTE', '2');
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

test('too much sharing from one address has to wait a moment, that from another does not', async () => {
  const { takeTurn } = await import('./share-request.ts');
  const from = (address: string) => () => takeTurn({ address, nearest: address });
  from('192.0.2.1')();
  from('192.0.2.1')();
  expect(from('192.0.2.1')).toThrow('That was a lot of sharing at once. Please wait a moment.');
  expect(from('192.0.2.2')).not.toThrow();
});

test('what names no story is refused with the field', async () => {
  const { storyOf } = await import('./share-request.ts');
  expect(() => storyOf({ storyId: '7' })).toThrow(expect.objectContaining({ status: 422, details: { field: 'storyId' } }));
});
