import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../testing/call-function.ts';

const log = vi.hoisted(() => ({ warn: vi.fn(), error: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://tales.example');
  vi.resetModules();
  log.warn.mockReset();
});

async function send(body: unknown, headers: Record<string, string> = {}, address = '192.0.2.1') {
  const { policyViolations } = await import('./policy-violations.ts');
  const all = { 'content-type': 'application/csp-report', origin: 'null', ...headers };
  return callFunction(policyViolations, { method: 'POST', headers: all, body: JSON.stringify(body), address });
}

const report = (fields: object) => ({
  'csp-report': {
    ...{ 'document-uri': 'https://tales.example/s/SecretLinkOf24Signs1234', referrer: '', 'violated-directive': 'script-src-elem' },
    ...{ 'original-policy': "default-src 'none'", disposition: 'enforce', 'script-sample': 'Zebedee', ...fields },
  },
});

test.each([
  [{ 'blocked-uri': 'inline' }, { directive: 'script-src-elem', blocked: 'inline' }],
  [{ 'blocked-uri': 'https://evil.example/Zebedee.js' }, { directive: 'script-src-elem', blocked: 'other address' }],
  [
    { 'effective-directive': 'img-src', 'blocked-uri': 'https://tales.example/x.png' },
    { directive: 'img-src', blocked: 'own address' },
  ],
  [{ 'violated-directive': "connect-src 'self'" }, { directive: 'connect-src', blocked: 'other address' }],
])('a report is counted by one line that names no address and quotes nothing: %j [safety 12]', async (fields, line) => {
  // As browsers send it from a shared page, which has no origin.
  expect((await send(report(fields))).status).toBe(200);
  expect(log.warn.mock.calls).toEqual([['policy violated', line]]);
});

test('what Google’s script tries on each visit of the sign-in page is not counted, and any other policy is [safety 12]', async () => {
  const asks = (name: string) =>
    report({ 'violated-directive': 'trusted-types', 'blocked-uri': 'trusted-types-policy', 'script-sample': name });
  expect((await send(asks('gapi#gapi'))).status).toBe(200);
  expect(log.warn).not.toHaveBeenCalled();
  await send(asks('mine'));
  expect(log.warn.mock.calls).toEqual([['policy violated', { directive: 'trusted-types', blocked: 'trusted-types-policy' }]]);
});

test.each([
  null,
  7,
  [],
  {},
  { 'csp-report': null },
  { 'csp-report': 'script-src' },
  report({ 'violated-directive': { toString: 'script-src' } }),
  report({ 'violated-directive': 'Zebedee-src' }),
])('what is no report is refused and not logged: %j [safety 12]', async (body) => {
  expect((await send(body)).status).toBe(422);
  expect(log.warn).not.toHaveBeenCalled();
});

test('one address can add thirty lines a minute, another one is still heard [safety 12]', async () => {
  const statuses = [];
  for (let call = 0; call < 32; call += 1) statuses.push((await send(report({}))).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect((await send(report({}), {}, '192.0.2.2')).status).toBe(200);
  expect(log.warn).toHaveBeenCalledTimes(31);
});
