import { parseShareStory } from '@tuckaway/domain';
import { expect, test } from 'vitest';
import { accepted, rateLimit } from './accepted.ts';

test('an address that calls too often has to wait, another does not', () => {
  const limit = rateLimit({ value: () => 2 }, 'Please wait a moment.');
  const from = (address: string) => () => limit({ address, nearest: address });
  from('192.0.2.1')();
  from('192.0.2.1')();
  expect(from('192.0.2.1')).toThrow(expect.objectContaining({ status: 429, message: 'Please wait a moment.' }));
  expect(from('192.0.2.2')).not.toThrow();
});

test('invalid input is answered 422 with its field', () => {
  expect(() => accepted(parseShareStory({ storyId: '7' }))).toThrow(
    expect.objectContaining({ status: 422, details: { field: 'storyId' } }),
  );
});
