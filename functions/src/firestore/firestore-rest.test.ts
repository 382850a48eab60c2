import { expect, test } from 'vitest';
import { decodeFields } from './firestore-rest.ts';

test('a document of the REST interface becomes plain values', () => {
  const fields = {
    id: { integerValue: '7' },
    rating: { doubleValue: 4.5 },
    title: { stringValue: 'The Very Late Book' },
    empty: { stringValue: '' },
    shown: { booleanValue: false },
    nothing: { nullValue: null },
    publishedAt: { timestampValue: '2026-09-01T18:30:00Z' },
    pages: { arrayValue: { values: [{ mapValue: { fields: { content: { stringValue: 'One.' } } } }] } },
    none: { arrayValue: {} },
    bare: { mapValue: {} },
  };
  expect(decodeFields(fields)).toEqual({
    id: 7,
    rating: 4.5,
    title: 'The Very Late Book',
    empty: '',
    shown: false,
    nothing: null,
    publishedAt: '2026-09-01T18:30:00Z',
    pages: [{ content: 'One.' }],
    none: [],
    bare: {},
  });
});
