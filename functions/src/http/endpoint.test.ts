import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Asked, callFunction } from '../../testing/call-function.ts';
import { ContentionError } from '../lib/retry.ts';
import { type AuthMode, type Context, type Endpoint, endpoint } from './endpoint.ts';
import { HttpProblem } from './http-problem.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);

const CHECKS = {
  async signedInCaller(authorization: string | undefined, checkRevoked: boolean) {
    const isKnown = authorization === 'Bearer good' || (authorization === 'Bearer revoked' && !checkRevoked);
    if (!isKnown) throw new HttpProblem(401, 'Please sign in to continue.');
    return { uid: 'user-1', signedInAt: 0 };
  },
  async requireOurApp(token: string | undefined) {
    if (token !== 'ours') throw new HttpProblem(401, 'Please reload the page and try again.');
  },
};

async function request<Auth extends AuthMode = 'none'>(definition: Partial<Endpoint<Auth>>, asked: Asked = {}) {
  const whole = { name: 'test', method: 'GET', auth: 'none', handler: async () => ({ fine: true }), ...definition } as Endpoint<Auth>;
  return callFunction(endpoint(whole, CHECKS), asked);
}
const failing = (error: Error) => request({ handler: () => Promise.reject(error) });

afterEach(() => vi.unstubAllEnvs());

describe('an answer that asks to be cached', () => {
  const cached = async (_input: unknown, _user: unknown, context: Context) => {
    context.cacheFor({ cdn: 30, browser: 5 });
    return {};
  };

  test('is not, if it is an error', async () => {
    const handler: typeof cached = async (...sent) => {
      await cached(...sent);
      throw new HttpProblem(404, 'Story not found');
    };
    const answer = await request({ handler });
    expect([answer.status, answer.json(), answer.headers['cache-control']]).toEqual([404, { message: 'Story not found' }, 'no-store']);
  });

  test.each(['required', 'optional'] as const)('is an error of ours, if the endpoint knows its callers (%s)', async (auth) => {
    const answer = await request({ auth, handler: cached }, { headers: { authorization: 'Bearer good' } });
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
  });
});

describe('a caller', () => {
  test.each([
    ['required', 401],
    ['optional', 200],
  ] as const)('whose sign-in is revoked (%s) is answered %i', async (auth, status) => {
    expect((await request({ auth }, { headers: { authorization: 'Bearer revoked' } })).status).toBe(status);
  });

  test('without a token is asked to sign in, before the body is read', async () => {
    const answer = await request({ auth: 'required', method: 'POST' }, { method: 'POST', body: 'not json' });
    expect([answer.status, answer.json()]).toEqual([401, { message: 'Please sign in to continue.' }]);
  });

  test('of an open endpoint is not looked up, token or not', async () => {
    const handler = async (_input: unknown, user: null) => ({ user });
    expect((await request({ handler }, { headers: { authorization: 'Bearer bad' } })).json()).toEqual({ user: null });
  });
});

test('a page of this machine may post to the emulators', async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  const from = async (origin: string) => (await request({ method: 'POST' }, { method: 'POST', body: '{}', headers: { origin } })).status;
  expect([await from('http://127.0.0.1:5102'), await from('http://127.0.0.1.evil.example')]).toEqual([200, 403]);
});

test('our own app needs no App Check token unless the deployment requires it', async () => {
  const status = async (headers: Record<string, string> = {}) =>
    (await request({ method: 'POST' }, { method: 'POST', body: '{}', headers })).status;
  expect(await status()).toBe(200);
  vi.stubEnv('APP_CHECK', 'on');
  expect([await status(), await status({ 'x-firebase-appcheck': 'ours' })]).toEqual([401, 200]);
});

describe('a body', () => {
  const posted = (body: string | Uint8Array) => request({ method: 'POST' }, { method: 'POST', body });

  test.each([
    ['broken JSON', '{"a":'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('that is %s is answered 400 with a message', async (_what, body) => {
    const answer = await posted(body);
    expect([answer.status, answer.json()]).toEqual([400, { message: expect.any(String) }]);
  });

  test('of 8 KB passes, and one byte more is answered 413', async () => {
    const ofSize = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
    expect([(await posted(ofSize(8192))).status, (await posted(ofSize(8193))).status]).toEqual([200, 413]);
  });
});

describe('an error', () => {
  test('of a document that too many callers write is answered 503 with the time of the next try', async () => {
    const answer = await failing(new ContentionError('counter'));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ message: 'Too much is happening at once. Please try again in a moment.' });
  });

  test('that is unexpected is answered 500 and logged, both without its text', async () => {
    const answer = await failing(Object.assign(new Error('Mia is not a number'), { code: 'odd' }));
    expect(answer.status).toBe(500);
    expect(answer.body).not.toContain('Mia');
    expect(log.error).toHaveBeenCalledWith('request failed', expect.objectContaining({ endpoint: 'test', error: 'Error', code: 'odd' }));
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('Mia');
  });
});
