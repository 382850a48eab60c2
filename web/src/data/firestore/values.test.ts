import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decode, decodeFields, encode, encodeFields, type FieldValue, Reference, Timestamp } from './values.ts';

it('decodes what it encoded', () => {
  const scalar = fc.oneof(fc.string(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean());
  const { value } = fc.letrec<{ value: FieldValue }>((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
  }));
  fc.assert(
    fc.property(value, (one: FieldValue) => {
      expect(decode(JSON.parse(JSON.stringify(encode(one))))).toEqual(JSON.parse(JSON.stringify(one)));
    }),
  );
  const name = new Reference('projects/p/databases/(default)/documents/stories/a');
  expect(decode(encode(name))).toEqual(name);
});

it('keeps timestamps to the microsecond', () => {
  const moments = fc.tuple(fc.integer({ min: 0, max: Date.UTC(2200, 0) }), fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(moments, ([milliseconds, microseconds]) => {
      const decoded = decode(encode(new Timestamp(milliseconds + microseconds / 1000))) as Timestamp;
      expect(decoded.milliseconds).toBeCloseTo(milliseconds + microseconds / 1000, 3);
    }),
  );
});

it('moves a wrong clock into the range that Firestore accepts', () => {
  expect(encode(new Timestamp(-5))).toEqual({ timestampValue: '1970-01-01T00:00:00.000Z' });
  expect(encode(new Timestamp(Number.MAX_SAFE_INTEGER))).toEqual({ timestampValue: '9999-12-31T00:00:00.000Z' });
});

it('leaves out undefined fields, and values of types that are not stored', () => {
  expect(encodeFields({ title: undefined, page: 2, rate: 0.5 })).toEqual({ page: { integerValue: '2' }, rate: { doubleValue: 0.5 } });
  expect(decodeFields({ a: { nullValue: null }, b: { timestampValue: 'soon' }, c: { arrayValue: {} }, d: { mapValue: {} } })).toEqual({
    c: [],
    d: {},
  });
});
