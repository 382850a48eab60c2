import { beforeEach, describe, expect, it, vi } from 'vitest';

const ORIGIN = 'https://tales.example';
const userId = vi.hoisted(() => vi.fn());
vi.mock('../data/session/sign-in/worker-identity.ts', () => ({
  workerIdentity: { userId, token: async (uid: string) => `token-of-${uid}` },
  withSignIn: (work: () => Promise<unknown>) => work(),
}));

const showNotification = vi.fn();
const openWindow = vi.fn();
const subscribe = vi.fn();
const post = vi.fn();
let windows: unknown[];

beforeEach(() => {
  vi.resetAllMocks();
  windows = [];
  vi.stubGlobal('__PUSH_KEY__', 'BAQE');
  vi.stubGlobal('self', {
    location: { origin: ORIGIN },
    registration: { showNotification, pushManager: { getSubscription: async () => null, subscribe } },
    clients: { matchAll: async () => windows, openWindow },
  });
  vi.stubGlobal('fetch', post);
  userId.mockResolvedValue(null);
});

function window(url: string, { focused = false, navigate = true, focus = true } = {}) {
  const page = {
    url,
    focused,
    focus: vi.fn(async () => (focus ? page : Promise.reject(new Error('not allowed')))),
    navigate: vi.fn(async (to: string) => (navigate ? Object.assign(page, { url: to }) : Promise.reject(new TypeError('not mine')))),
  };
  windows.push(page);
  return page;
}

describe('a push message', () => {
  async function receive(text: string | null) {
    const { receivePush } = await import('./notifications.ts');
    await receivePush({ data: text === null ? null : { text: () => text } } as PushEvent);
  }

  it('about a new story is shown first, with the app’s badge, then the story is fetched unless data is to be saved', async () => {
    const connection = vi.fn(() => {
      expect(showNotification).toHaveBeenCalledExactlyOnceWith('New', expect.objectContaining({ badge: '/icons/badge-96.png' }));
      return { saveData: true };
    });
    vi.stubGlobal('self', { ...self, navigator: Object.defineProperty({}, 'connection', { get: connection }) });
    await receive(JSON.stringify({ title: 'New', body: '', tag: 'story-7', data: { url: '/story/7' } }));
    expect(connection).toHaveBeenCalledOnce();
    expect(post).not.toHaveBeenCalled();
  });
});

describe('a click', () => {
  async function press(url: string) {
    const { openNotification } = await import('./notifications.ts');
    const close = vi.fn();
    await openNotification({ data: { url }, close } as unknown as Notification);
    expect(close).toHaveBeenCalledOnce();
  }

  it('focuses the window that already shows the story', async () => {
    const other = window(`${ORIGIN}/`, { focused: true });
    const there = window(`${ORIGIN}/story/7`);
    await press('/story/7');
    expect([there.focus, there.navigate, other.focus].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens another window if that one cannot be navigated', async () => {
    window(`${ORIGIN}/`, { navigate: false });
    await press('/story/7');
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/story/7`);
  });

  it('opens no other window if the browser refuses the focus', async () => {
    window(`${ORIGIN}/`, { focus: false });
    await press('/story/7');
    expect(openWindow).not.toHaveBeenCalled();
  });
});

describe('a changed subscription', () => {
  const of = (name: string) => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'p', auth: name } });
  const subscription = (name: string) => ({ toJSON: () => of(name) });
  async function change(event: object) {
    const { moveSubscription } = await import('./notifications.ts');
    await moveSubscription(event as PushSubscriptionChangeEvent);
  }
  const calls = () =>
    post.mock.calls.map(([path, { body, headers }]) => [path.replace('/api/push/', ''), JSON.parse(body), headers.authorization]);

  it('is announced for the signed-in account, with the reminder of the old one', async () => {
    const reminder = { days: ['mon'], time: '19:30', zone: 'Europe/Berlin' };
    userId.mockResolvedValue('anna');
    post.mockImplementation(async () => Response.json({ reminder, nextAt: 1 }));
    await change({ oldSubscription: subscription('old'), newSubscription: subscription('new') });
    expect(calls()).toEqual([
      ['reminder', { subscription: of('old') }, 'Bearer token-of-anna'],
      ['subscribe', of('new'), 'Bearer token-of-anna'],
      ['reminder', { subscription: of('new'), reminder }, 'Bearer token-of-anna'],
      ['unsubscribe', of('old'), 'Bearer token-of-anna'],
    ]);
  });

  it('is replaced if the browser only removed it, without an account for a visitor', async () => {
    subscribe.mockResolvedValue(subscription('new'));
    post.mockImplementation(async () => Response.json({ subscribed: true }));
    await change({ oldSubscription: null, newSubscription: null });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 4, 4]) });
    expect(calls()).toEqual([['subscribe', of('new'), undefined]]);
  });
});
