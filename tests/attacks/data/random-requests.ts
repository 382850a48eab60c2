/** Requests that the product never sends, derived from a seed: wrong in method, path, header or body, and never valid. */
import fc from 'fast-check';
import type { SiteRequest } from '../../functions/support/deployed-functions.ts';

/** An endpoint with a valid, or almost valid, body. */
export interface Target {
  path: string;
  method: 'GET' | 'POST';
  good: Record<string, unknown>;
  /** The content type of its answers, JSON by default. */
  type?: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH'] as const;
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json;charset="',
  'text/plain;charset=UTF-8',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  'application/vnd.api+json',
  '*/*',
  'json',
  '/',
  ';;;',
] as const;

/** Invalid for every field of every endpoint: too long, without letters, not text. */
const NEVER_GOOD: readonly unknown[] = [
  '',
  ' ',
  'x'.repeat(2100),
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\u202Egnirts',
  '\uFEFF',
  '🦊🦊🦊',
  '../../etc/passwd',
  "'; DROP TABLE stories; --",
  'javascript:alert(1)',
  'http://169.254.169.254/computeMetadata/v1/',
  null,
  true,
  false,
  0,
  -1,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  [],
  [[]],
  ['otter'],
  {},
  { toString: 'x' },
  { $gt: '' },
  { length: 5 },
];
/** Keys that are special in a programming language, but never in an endpoint. */
const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'then',
  'toJSON',
  '',
  '\u0000',
  '0',
  'length',
];

/** Lone surrogates and other text that JSON can express but UTF-8 cannot. */
const BROKEN_TEXT = ['"\\ud800"', '"\\udfff\\ud83e"', '{"storyId":"\\ud800"}', '"\\u0000"', '{"\\ud800":1}', '{"a":"\\uDEAD"}'];
const NUMBERS = ['1e999', '-1e999', '01', '0x10', '1_000', 'NaN', 'Infinity', '-', '1.', '.5', `1${'0'.repeat(400)}`];

const paths = (object: Record<string, unknown>): string[][] =>
  Object.entries(object).flatMap(([name, value]) => [
    [name],
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? paths(value as Record<string, unknown>).map((inner) => [name, ...inner])
      : []),
  ]);

function withValue(object: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  return { ...object, [name]: rest.length === 0 ? value : withValue(object[name] as Record<string, unknown>, rest, value) };
}

/** The valid body with one invalid field, or with unknown fields. */
function spoiledJson(good: Record<string, unknown>): fc.Arbitrary<string> {
  const fields = paths(good);
  const bad =
    fields.length === 0
      ? fc.constant({ after: '../x' })
      : fc.tuple(fc.constantFrom(...fields), fc.constantFrom(...NEVER_GOOD)).map(([path, value]) => withValue(good, path, value));
  const odd = fc.array(fc.tuple(fc.constantFrom(...ODD_KEYS), fc.constantFrom(...NEVER_GOOD)), { maxLength: 3 });
  return fc.tuple(bad, odd).map(([object, extra]) => {
    const more = extra.map(([key, value]) => `,${JSON.stringify(key)}:${JSON.stringify(value)}`).join('');
    return `${JSON.stringify(object).slice(0, -1)}${more}}`;
  });
}

function cutJson(good: Record<string, unknown>): fc.Arbitrary<string> {
  const text = JSON.stringify({ a: 1, ...good });
  return fc.integer({ min: 1, max: text.length - 1 }).map((length) => text.slice(0, length));
}

const deepJson = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.constantFrom(100, 1000, 1600, 30_000), fc.boolean())
  .map(([open, depth, closed]) => {
    return open.repeat(depth) + (closed ? `1${(open === '[' ? ']' : '}').repeat(depth)}` : '');
  });
const noObject = fc.constantFrom(
  'null',
  'true',
  '0',
  '"text"',
  '[]',
  '[null]',
  '[{}]',
  '{"a":1}{"a":1}',
  '{}garbage',
  '\uFEFF{}x',
  '{a:1}',
  "{'a':1}",
  '// x',
  '',
);
const tooLarge = fc.constantFrom(8193, 8193, 9000, 9000, 70_000, 70_000, 70_000, 1_100_000).map((bytes) => `{"a":"${'x'.repeat(bytes)}"}`);

function bodyOf({ good }: Target): fc.Arbitrary<Buffer | undefined> {
  const text = fc.oneof(
    { weight: 6, arbitrary: spoiledJson(good) },
    { weight: 3, arbitrary: cutJson(good) },
    { weight: 1, arbitrary: deepJson },
    { weight: 2, arbitrary: noObject },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_TEXT) },
    { weight: 1, arbitrary: fc.constantFrom(...NUMBERS).map((number) => `{"storyId":${number}}`) },
  );
  return fc.oneof(
    { weight: 14, arbitrary: text.map((value) => Buffer.from(value)) },
    { weight: 1, arbitrary: tooLarge.map((value) => Buffer.from(value)) },
    { weight: 2, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.concat([Buffer.from([0xff]), bytes])) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const pathOf = ({ path }: Target): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(path) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(
          '/',
          '//',
          '?x=1',
          '?__proto__[x]=1',
          '?%',
          `?${'q'.repeat(3000)}`,
          '/..%2f..%2fetc%2fpasswd',
          '/%00',
          '/%',
          '/%E0%A4%A',
          '/x',
          '/;x',
          '/%2e%2e',
          '#x',
        )
        .map((end) => path + end),
    },
  );

const line = fc.string({ minLength: 1, maxLength: 60 }).map((text) => text.replace(/[^\x21-\x7e]/g, '~'));
const headers = (tokens: readonly string[]): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(
      {
        'content-type': fc.oneof(
          { weight: 6, arbitrary: fc.constant('application/json') },
          fc.constant(undefined),
          fc.constantFrom(...TYPES),
        ),
        authorization: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...tokens) },
          fc.constant(undefined),
          fc.constantFrom('Bearer', 'Bearer a.b.c', 'Basic eA==', `Bearer ${'x.'.repeat(2000)}`, 'Bearer e30.e30.'),
          line,
        ),
        'idempotency-key': fc.oneof(
          { weight: 6, arbitrary: fc.constant(undefined) },
          line,
          fc.constantFrom('__proto__', '../x', 'x'.repeat(500)),
        ),
        origin: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom('https://elsewhere.example', 'null', 'file://')),
        'x-forwarded-for': fc.oneof(line, fc.constantFrom('', ',', '127.0.0.1', '::1, evil')),
        'content-encoding': fc.oneof({ weight: 12, arbitrary: fc.constant('identity') }, fc.constantFrom('gzip', 'br', 'x')),
        'access-control-request-method': fc.constantFrom('POST', 'DELETE'),
        accept: fc.constantFrom('text/html', '*/*', 'image/png'),
        'x-http-method-override': fc.constantFrom('DELETE', 'GET'),
        cookie: line,
      },
      // Often there and good, because all other checks come after them.
      { requiredKeys: ['authorization', 'content-type', 'origin', 'idempotency-key'] },
    )
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<string, string>);

/**
 * @param tokens `Authorization` headers that are good, so that some requests pass authentication.
 * @param seed the same seed, the same requests.
 */
export function randomRequests(
  target: Target,
  { tokens, count, seed }: { tokens: readonly string[]; count: number; seed: number },
): SiteRequest[] {
  const method = fc.oneof({ weight: 5, arbitrary: fc.constant(target.method) }, { weight: 2, arbitrary: fc.constantFrom(...METHODS) });
  const request = fc.record({ method, path: pathOf(target), headers: headers(tokens), body: bodyOf(target) });
  return fc.sample(request, { numRuns: count, seed });
}
