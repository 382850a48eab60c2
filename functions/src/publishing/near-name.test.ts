import { expect, test } from 'vitest';
import { nearName } from './near-name.ts';

const FIELDS = ['title', 'description', 'category', 'pages', 'imageUrl', 'imageAlt', 'readingTime', 'published', 'id'];

test.each([
  ['Title', 'title'],
  ['titel', 'title'],
  ['desciption', 'description'],
  ['image', 'imageUrl'],
  ['image_alt', 'imageAlt'],
  ['publish', 'published'],
  ['ID', 'id'],
])('%s means %s', (typed, meant) => expect(nearName(typed, FIELDS)).toBe(meant));

test.each(['notes', 'author', 'status', 'read', 'it', 'tags', '', '…', ...FIELDS])('%j is no misspelling of another field', (typed) =>
  expect(nearName(typed, FIELDS)).toBeUndefined(),
);
