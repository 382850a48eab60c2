import { parseShareStory } from '@tuckaway/domain';
import { expect, test } from 'vitest';
import { accepted } from './body.ts';

test('invalid input is answered 422 with its field', () => {
  expect(() => accepted(parseShareStory({ storyId: '7' }))).toThrow(
    expect.objectContaining({ status: 422, details: { field: 'storyId' } }),
  );
});
