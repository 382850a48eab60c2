import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Asked, callFunction } from '../../testing/call-function.ts';
import { ContentionError } from '../lib/retry.ts';
import { type AuthMode, type Context, type Endpoint, endpoint } from './endpoint.ts';
import { HttpProblem } from './http-problem.ts';

const log = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('firebase-functions/logger', () => log);
vi.mock('firebase-admin/app-check', () => ({ getAppCheck: () => ({ verifyToken: async () => ({}) }) }));
vi.mock('../store/admin-app.ts', () => ({ adminApp: () => ({}) }));

const SIGNED_IN = { uid: 'user-1', signedInAt: 0 };
vi.mock('./identity.ts', () => ({
  signedInCaller: async (authorization: string | undefined, checkRevoked: boolean) => {
    if (authorization === 'Bearer revoked' && !checkRevoked) return SIGNED_IN;
    if (authorization !== 'Bearer good') throw new HttpProblem(401, 'Please sign in to continue.');
    return SIGNED_IN;
  },
}));

async function request<Auth extends AuthMode = 'none'>(definition: Partial<Endpoint<Auth>>, asked: Asked = {}) {
  const whole = { name: 'test', method: 'GET', auth: 'none', handler: async () => ({ fine: true }), ...definition } as Endpoint<Auth>;
  return callFunction(endpoint(whole), asked);
}

describe('an answer', () => {
  test('is JSON that is neither cached nor sniffed', async () => {
    const answer = await request({});
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ fine: true });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is cached as long as the endpoint says', async () => {
    const answer = await request({
      handler: async (_input, _user, context: Context) => {
        context.cacheFor({ cdn: 30, browser: 5 });
        return {};
      },
    });
    expect(answer.headers['cache-control']).toBe('public, max-age=5, s-maxage=30');
  });

  test('is never cached if it is an error', async () => {
    const answer = await request({
      handler: async (_input, _user, context: Context) => {
        context.cacheFor({ cdn: 30, browser: 5 });
        throw new HttpProblem(404, 'Story not found');
      },
    });
    expect(answer.status).toBe(404);
    expect(answer.json()).toEqual({ message: 'Story not found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['required', 'optional'] as const)(
    'of an endpoint whose caller is known (%s) is never kept, even if it asks for that',
    async (auth) => {
      const handler = async (_input: unknown, _user: unknown, context: Context) => {
        context.cacheFor({ cdn: 30, browser: 5 });
        return {};
      };
      const answer = await request({ auth, handler }, { headers: { authorization: 'Bearer good' } });
      expect(answer.status).toBe(500);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a caller', () => {
  const whoAmI: Partial<Endpoint<'required'>> = { auth: 'required', handler: async (_input, user) => ({ uid: user.uid }) };

  test.each([
    ['required', 401],
    ['optional', 200],
  ] as const)('whose sign-in is revoked (%s) is answered %i', async (auth, status) => {
    expect((await request({ auth }, { headers: { authorization: 'Bearer revoked' } })).status).toBe(status);
  });

  test('without a token is asked to sign in, before the body is read', async () => {
    const answer = await request({ ...whoAmI, method: 'POST' }, { method: 'POST', body: 'not json' });
    expect(answer.status).toBe(401);
    expect(answer.json()).toEqual({ message: 'Please sign in to continue.' });
  });

  describe('of an endpoint that is open to visitors', () => {
    const userOrVisitor: Partial<Endpoint<'optional'>> = {
      auth: 'optional',
      handler: async (_input, user) => ({ uid: user?.uid ?? null }),
    };

    test('is anonymous without a token, and known with a valid one', async () => {
      expect((await request(userOrVisitor)).json()).toEqual({ uid: null });
      expect((await request(userOrVisitor, { headers: { authorization: 'Bearer good' } })).json()).toEqual({ uid: 'user-1' });
    });

    test('is asked to sign in again with an invalid token, instead of counting as a visitor', async () => {
      for (const authorization of ['Bearer worn-out', ''])
        expect((await request(userOrVisitor, { headers: { authorization } })).status).toBe(401);
    });
  });

  test('of an open endpoint is not looked up, token or not', async () => {
    const forVisitors: Partial<Endpoint<'none'>> = { handler: async (_input, user) => ({ user }) };
    expect((await request(forVisitors, { headers: { authorization: 'Bearer bad' } })).json()).toEqual({ user: null });
  });

  test('is known by what our proxies appended, and by the account if there is one', async () => {
    const handler = async (_input: unknown, _user: unknown, { address, uid }: Context) => ({ address, uid: uid ?? null });
    vi.stubEnv('TRUSTED_PROXIES', '2');
    const forwarded = { 'x-forwarded-for': 'forged, 198.51.100.7, 10.0.0.1' };
    expect((await request({ handler }, { headers: forwarded })).json()).toEqual({ address: '198.51.100.7 10.0.0.1', uid: null });
    expect((await request({ handler })).json()).toEqual({ address: '192.0.2.1', uid: null });
    const signedIn = await request<'required'>({ auth: 'required', handler }, { headers: { authorization: 'Bearer good' } });
    expect(signedIn.json()).toMatchObject({ uid: 'user-1' });
    vi.unstubAllEnvs();
  });
});

describe('a page', () => {
  const from = async (origin: string | undefined, method: 'GET' | 'POST' = 'POST') => {
    const headers: Record<string, string> = { 'content-type': 'application/json', ...(origin === undefined ? {} : { origin }) };
    return (await request({ method }, { method, headers, ...(method === 'POST' ? { body: '{}' } : {}) })).status;
  };
  beforeEach(() => {
    vi.stubEnv('SITE_ORIGIN', 'https://tales.example');
    vi.stubEnv('GCLOUD_PROJECT', 'tales');
  });
  afterEach(() => vi.unstubAllEnvs());

  test('of this machine may post to the emulators', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
    expect(await from('http://127.0.0.1:5102')).toBe(200);
    expect(await from('http://127.0.0.1.evil.example')).toBe(403);
  });
});

describe('our own app', () => {
  const post: Partial<Endpoint<'none'>> = { method: 'POST' };
  const sent = (token?: string): Asked => ({
    method: 'POST',
    body: '{}',
    ...(token === undefined ? {} : { headers: { 'x-firebase-appcheck': token } }),
  });
  afterEach(() => vi.unstubAllEnvs());

  test('needs no App Check token unless the deployment requires it', async () => {
    expect((await request(post, sent())).status).toBe(200);
    vi.stubEnv('APP_CHECK', 'on');
    const refused = await request(post, sent());
    expect([refused.status, refused.json()]).toEqual([401, { message: 'Please reload the page and try again.', code: 'app-check' }]);
    expect((await request(post, sent('ours'))).status).toBe(200);
  });
});

describe('a body', () => {
  const echo: Partial<Endpoint<'none'>> = { method: 'POST', handler: async (input) => ({ input }) };

  test.each([
    ['broken JSON', '{"a":'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
  ])('that is %s is answered 400 with a message', async (_what, body) => {
    const answer = await request(echo, { method: 'POST', ...(body === undefined ? {} : { body }) });
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual({ message: expect.any(String) });
  });

  test('of 8 KB passes, and one byte more is answered 413', async () => {
    const ofSize = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
    expect((await request(echo, { method: 'POST', body: ofSize(8192) })).status).toBe(200);
    expect((await request(echo, { method: 'POST', body: ofSize(8193) })).status).toBe(413);
  });
});

describe('an error', () => {
  test('has its headers and details', async () => {
    const answer = await request({
      handler: async () => {
        throw new HttpProblem(429, 'Later', { 'Retry-After': '60' }, { code: 'busy' });
      },
    });
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json()).toEqual({ message: 'Later', code: 'busy' });
  });

  test('of a document that too many callers write is answered 503 with the time of the next try', async () => {
    const answer = await request({
      handler: async () => {
        throw new ContentionError('counter');
      },
    });
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ message: 'Too much is happening at once. Please try again in a moment.' });
  });

  test('that is unexpected is answered 500 and logged, both without its text', async () => {
    const answer = await request({
      handler: async () => {
        throw Object.assign(new Error('Mia is not a number'), { code: 'odd' });
      },
    });
    expect(answer.status).toBe(500);
    expect(answer.body).not.toContain('Mia');
    expect(log.error).toHaveBeenCalledWith('request failed', expect.objectContaining({ endpoint: 'test', error: 'Error', code: 'odd' }));
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('Mia');
  });
});
