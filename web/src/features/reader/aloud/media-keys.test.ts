// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handOverTo } from '../api/reading/hand-over.ts';
import { holdMediaKeys } from './media-keys.ts';

const keys = new Map<string, (() => void) | null>();
const session = {
  metadata: null as unknown,
  playbackState: 'none',
  setActionHandler: (key: string, action: (() => void) | null) => {
    if (key === 'nexttrack') throw new TypeError('An older browser does not know this key.');
    keys.set(key, action);
  },
};
const play = vi.fn(() => Promise.reject(new DOMException('No press.', 'NotAllowedError')));
const pause = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaSession'));

const actions = { play: vi.fn(), pause: vi.fn(), previoustrack: vi.fn(), nexttrack: vi.fn() };

it('are captured with a silent sound while a story is read, and then released', async () => {
  const hold = holdMediaKeys('Snow', actions);
  hold.reading(true);
  expect(session.playbackState).toBe('playing');
  expect(play).toHaveBeenCalledOnce();
  keys.get('pause')?.();
  expect(actions.pause).toHaveBeenCalledOnce();
  hold.reading(false);
  expect(session.playbackState).toBe('paused');
  expect(pause).toHaveBeenCalled();
  hold.close();
  expect(session.playbackState).toBe('none');
  expect([...keys.values()]).toEqual([null, null, null]);
});

it('are released while the next story opens, for which the same silent sound goes on, and all of it ends if that does not open', () => {
  vi.useFakeTimers();
  const pass = () => {
    const hold = holdMediaKeys('Snow', actions);
    hold.reading(true);
    handOverTo('next');
    hold.releaseKeys();
  };
  pass();
  expect([...keys.values()]).toEqual([null, null, null]);
  expect(pause).not.toHaveBeenCalled();
  pass();
  expect(new Set(play.mock.contexts).size).toBe(1);
  expect(session.playbackState).toBe('playing');
  vi.advanceTimersByTime(30_000);
  expect(pause).toHaveBeenCalledOnce();
  expect(session.playbackState).toBe('none');
});

it('do nothing where a browser has none', () => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  const hold = holdMediaKeys('Snow', actions);
  hold.reading(true);
  hold.close();
});
