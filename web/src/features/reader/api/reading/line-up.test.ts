// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../../../../testing/fake-backend.ts';
import { openSession } from '../../../../data/session/session.ts';
import { addToLineUp, following, linedUp, markDone, moveEarlier, takeOutOfLineUp } from './line-up.ts';
import { forgetLineUp } from './stored-line-up.ts';

const FOX = { storyId: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', title: 'The Fox' };
const WHALE = { storyId: '7', title: 'The Whale' };
const OWL = { storyId: '8', title: 'The Owl' };
const HOUR = 60 * 60_000;
const ids = (stories = linedUp()) => stories.map(({ storyId }) => storyId);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 19, 30) });
  signIn();
  forgetLineUp();
});

it('has each story once, in the order in which the children chose them, and changes it', () => {
  for (const story of [FOX, WHALE, OWL, FOX]) addToLineUp(story);
  expect(ids()).toEqual(['7', '8', FOX.storyId]);
  moveEarlier(FOX.storyId);
  expect(ids()).toEqual(['7', FOX.storyId, '8']);
  moveEarlier('7');
  takeOutOfLineUp('8');
  expect(ids()).toEqual(['7', FOX.storyId]);
});

it('goes on with what is still to be read, after the open story first, and with nothing after a story that is not in it', () => {
  for (const story of [FOX, WHALE, OWL]) addToLineUp(story);
  markDone(FOX.storyId);
  expect(ids(following(linedUp(), FOX.storyId))).toEqual(['7', '8']);
  expect(ids(following(linedUp(), '8'))).toEqual(['7']);
  expect(following(linedUp(), '9')).toEqual([]);
});

it('begins anew once all of it was read, and has a story once more that is chosen again', () => {
  for (const story of [FOX, WHALE]) addToLineUp(story);
  markDone(FOX.storyId);
  addToLineUp(FOX);
  expect(linedUp()).toEqual([
    { ...WHALE, done: false },
    { ...FOX, done: false },
  ]);
  for (const id of ids()) markDone(id);
  addToLineUp(OWL);
  expect(ids()).toEqual(['8']);
});

describe('in the morning', () => {
  const KEY = 'tuckaway:line-up';
  const MORNING = new Date(2026, 11, 1, 6);

  it('is gone from the device, also with the page open, and is there until then', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 30, 19, 30) });
    vi.resetModules();
    const { addToLineUp, linedUp } = await import('./line-up.ts');
    openSession(null);
    addToLineUp(FOX);
    vi.advanceTimersByTime(6 * HOUR);
    expect(ids(linedUp())).toEqual([FOX.storyId]);
    vi.advanceTimersByTime(4.5 * HOUR);
    expect(Date.now()).toBe(Number(MORNING));
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(ids(linedUp())).toEqual([]);
  });

  it('is removed when the app opens again', async () => {
    addToLineUp(FOX);
    expect(localStorage.getItem(KEY)).toContain(FOX.title);
    vi.setSystemTime(MORNING);
    vi.resetModules();
    await import('./line-up.ts');
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

it('belongs to the account that made it', () => {
  addToLineUp(FOX);
  openSession(null);
  expect(ids()).toEqual([]);
  addToLineUp(WHALE);
  signIn();
  expect(ids()).toEqual([]);
});

it.each(['{"owner":null}', 'no line-up', '[1]', '{"owner":null,"night":"2026-11-30","stories":[{"storyId":7}]}'])(
  'is empty if %s is stored, as by another version',
  (text) => {
    openSession(null);
    localStorage.setItem('tuckaway:line-up', text);
    window.dispatchEvent(new StorageEvent('storage', { key: 'tuckaway:line-up' }));
    expect(ids()).toEqual([]);
  },
);
