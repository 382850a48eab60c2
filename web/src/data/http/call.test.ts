// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { attempt, CallFailed, call, type HttpPorts, MAX_RETRY_AFTER_MS } from './call.ts';

const NOW = Date.UTC(2026, 10, 21, 19);
const ORDER = { url: '/api/share', uid: 'anna', body: {}, timeoutMs: 1000 };
const never = new Promise<never>(() => undefined);
const refusal = (status: number, body: object) => Response.json(body, { status });

/** Anna's device. Its server gives these answers, then none; `timeOut` ends the time of the current request. */
function device(...answers: Response[]) {
  const sent: (string | null)[] = [];
  let timeOut = (): void => undefined;
  const ports: HttpPorts = {
    identity: {
      userId: async () => 'anna',
      token: async (uid, { fresh }) => (uid === 'anna' ? (fresh ? 'fresh' : 'token') : null),
    },
    fetch: async (_url, { headers }) => {
      sent.push(new Headers(headers).get('authorization'));
      return answers.shift() ?? never;
    },
    clock: {
      now: () => NOW,
      after: (_milliseconds, callback) => {
        timeOut = callback;
        return () => undefined;
      },
    },
  };
  return { ports, sent, timeOut: () => timeOut() };
}

const answerTo = (answer: Response) => attempt(device(answer).ports, { ...ORDER, uid: null });

it.each([
  [{ kind: 'done' }, [200, 201]],
  [{ kind: 'refused' }, [400, 403, 404, 409, 413, 422]],
  [{ kind: 'later', because: 'sign-in' }, [401]],
  [{ kind: 'later', because: 'quota' }, [429]],
  [{ kind: 'later', because: 'trouble' }, [408, 500, 502, 503, 504, 302]],
])('%j is the meaning of %j', async (meaning, statuses) => {
  for (const status of statuses) expect(await answerTo(refusal(status, {})), String(status)).toMatchObject(meaning);
});

it.each([
  ['90', 90_000],
  ['Sat, 21 Nov 2026 19:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 18:00:00 GMT', 0],
  ['999999', MAX_RETRY_AFTER_MS],
  ['-5', 0],
  ['soon', undefined],
  ['', undefined],
])('“Retry-After: %s” asks for %s milliseconds', async (header, retryAfter) => {
  const answer = await answerTo(new Response('', { status: 503, headers: { 'retry-after': header } }));
  expect(answer).toEqual({ kind: 'later', because: 'trouble', ...(retryAfter !== undefined && { retryAfter }) });
});

it('waits if an answer is not JSON, or if two writers of a document met', async () => {
  for (const body of ['<html>', '', 'null', '7']) expect(await answerTo(new Response(body))).toEqual({ kind: 'later', because: 'trouble' });
  const conflict = (status: string) => answerTo(refusal(409, [{ error: { status, message: 'Not for users.' } }]));
  expect(await conflict('ABORTED')).toEqual({ kind: 'later', because: 'trouble' });
  expect(await conflict('ALREADY_EXISTS')).toMatchObject({ kind: 'refused', code: 'ALREADY_EXISTS', message: '' });
});

it('says what the server says', async () => {
  const words = { message: 'Another name, please. ', code: 'name', field: 'childName' };
  const thrown = await call(device(refusal(422, words)).ports, ORDER).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(CallFailed);
  const failure = { kind: 'refused', status: 422, code: 'name', message: 'Another name, please.', field: 'childName' };
  expect(thrown).toMatchObject({ status: 422, code: 'name', reason: 'Another name, please.', failure });
});

describe('a call as an account', () => {
  it('tries a 401 once more with a fresh token, and then waits for a sign-in', async () => {
    const again = device(refusal(401, {}), Response.json({ token: 't' }));
    expect(await call(again.ports, ORDER)).toEqual({ token: 't' });
    expect(again.sent).toEqual(['Bearer token', 'Bearer fresh']);
    const refused = device(refusal(401, {}), refusal(401, {}));
    expect(await attempt(refused.ports, ORDER)).toEqual({ kind: 'later', because: 'sign-in' });
    expect(refused.sent).toHaveLength(2);
  });

  it('sends nothing if another one is signed in', async () => {
    const { ports, sent } = device();
    expect(await attempt(ports, { ...ORDER, uid: 'ben' })).toEqual({ kind: 'not-signed-in' });
    expect(sent).toEqual([]);
  });

  it('ends at its time limit, also while it waits for a token, or when its caller stops it', async () => {
    const silent = device();
    const waiting = attempt(silent.ports, ORDER);
    await vi.waitFor(() => expect(silent.sent).toHaveLength(1));
    silent.timeOut();
    expect(await waiting).toEqual({ kind: 'later', because: 'no-answer' });

    const locked = device();
    const asking = attempt({ ...locked.ports, identity: { ...locked.ports.identity, token: () => never } }, ORDER);
    locked.timeOut();
    expect(await asking).toEqual({ kind: 'later', because: 'offline' });
    expect(locked.sent).toEqual([]);

    const stop = new AbortController();
    const stopped = attempt(device().ports, { ...ORDER, signal: stop.signal });
    stop.abort();
    expect(await stopped).toEqual({ kind: 'canceled' });
  });
});
