// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../../testing/toasts.ts';
import { handOverTo } from '../api/reading/hand-over.ts';
import { type Listening, listening, NOT_LISTENING } from '../api/reading/listening.ts';
import { chooseComfort } from '../api/reading/reading-comfort.ts';
import { PlaceSounds } from './place-sounds.tsx';

const sounds = vi.hoisted(() => ({ play: vi.fn(), prepare: vi.fn(), close: vi.fn() }));
const createSounds = vi.hoisted(() => vi.fn((_context: unknown, _onInterrupted: () => void) => sounds));
vi.mock('./sounds.ts', () => ({ createSounds }));
vi.stubGlobal('AudioContext', class {});

beforeEach(() => {
  vi.clearAllMocks();
  chooseComfort({ sounds: false });
});
afterEach(() => {
  listening.set(NOT_LISTENING);
});

const playing = () => sounds.play.mock.lastCall?.[0] ?? null;
const settle = () => act(() => vi.dynamicImportSettled());
const hear = (state: Partial<Listening>) => act(() => listening.set({ ...NOT_LISTENING, open: true, ...state }));

async function open(on = true) {
  if (on) chooseComfort({ sounds: true });
  const view = render(<PlaceSounds page={0} place="pirate" />);
  await settle();
  return { ...view, turnTo: (page: number, place?: 'forest') => view.rerender(<PlaceSounds page={page} place={place} />) };
}

it('is off, and loads nothing, until the user switches it on, which the device remembers', async () => {
  await open(false);
  expect(createSounds).not.toHaveBeenCalled();
  act(() => chooseComfort({ sounds: true }));
  await settle();
  expect(playing()).toBe('pirate');
  expect(JSON.parse(localStorage.getItem('tuckaway:reading-comfort') ?? '')).toMatchObject({ sounds: true });
  act(() => chooseComfort({ sounds: false }));
  await settle();
  expect(playing()).toBeNull();
});

it('follows the pages, is the hush of a room where no place is known, and is silent while a voice reads', async () => {
  const { turnTo } = await open();
  turnTo(1, 'forest');
  await settle();
  expect(playing()).toBe('forest');
  turnTo(2);
  await settle();
  expect(playing()).toBe('home');
  hear({ reading: true });
  await settle();
  expect(playing()).toBeNull();
  hear({ reading: false });
  await settle();
  expect(playing()).toBe('home');
});

it.each([
  ['the sleep timer ends', { asleep: true }],
  ['the lights go out', { dark: true }],
])('is over for the night when %s, also after it, until it is switched on again', async (_, state) => {
  const { turnTo } = await open();
  hear(state);
  hear({});
  turnTo(1, 'forest');
  await settle();
  expect(playing()).toBeNull();
  act(() => chooseComfort({ sounds: false }));
  act(() => chooseComfort({ sounds: true }));
  await settle();
  expect(playing()).toBe('forest');
});

it('is over after twenty minutes on one page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { turnTo } = await open();
  await act(() => vi.advanceTimersByTimeAsync(19 * 60_000));
  turnTo(1, 'forest');
  await act(() => vi.advanceTimersByTimeAsync(19 * 60_000));
  expect(playing()).toBe('forest');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(playing()).toBeNull();
});

it('says that it was interrupted, and how it goes on [fault 3]', async () => {
  await open();
  act(() => createSounds.mock.lastCall?.[1]());
  expect(shownToast()).toBe('The sound was interrupted - Touch the page, and it goes on.');
});

it('is silent in a page that is not seen, and ends with the reader', async () => {
  const { unmount } = await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  expect(playing()).toBeNull();
  hidden.mockRestore();
  unmount();
  await settle();
  expect(sounds.close).toHaveBeenCalledOnce();
});

describe('after the last story that a voice has read', () => {
  const MINUTE = 60_000;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    chooseComfort({ soundsAfter: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    chooseComfort({ soundsAfter: false });
  });

  it('goes on until the sleep timer ends, also in the dark and with the screen off', async () => {
    await open(false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    hear({ reading: true });
    await settle();
    expect(playing()).toBeNull();
    hear({ asleep: true, dark: true, soundsUntil: Date.now() + 7 * MINUTE });
    await settle();
    expect(playing()).toBe('pirate');
    await act(() => vi.advanceTimersByTimeAsync(6.9 * MINUTE));
    expect(playing()).toBe('pirate');
    await act(() => vi.advanceTimersByTimeAsync(0.2 * MINUTE));
    expect(playing()).toBeNull();
  });

  it('is prepared once, when a press opens the player, until it is closed', async () => {
    await open(false);
    for (const reading of [false, true, false, true]) hear({ reading });
    await settle();
    expect(sounds.prepare.mock.calls).toEqual([[true]]);
    act(() => listening.set(NOT_LISTENING));
    await settle();
    expect(sounds.prepare.mock.calls).toEqual([[true], [false]]);
  });

  it('ends when the user is back, and does not begin unless the user has chosen it', async () => {
    await open(false);
    const end = { asleep: true, soundsUntil: Date.now() + 7 * MINUTE };
    hear(end);
    await settle();
    hear({});
    await settle();
    expect(playing()).toBeNull();
    chooseComfort({ soundsAfter: false });
    hear(end);
    await settle();
    expect(playing()).toBeNull();
  });

  it('is handed to the next story of a line-up, which may not begin to sound without a press', async () => {
    const { unmount } = await open(false);
    hear({ reading: true });
    await settle();
    act(() => handOverTo('7'));
    unmount();
    await settle();
    expect(sounds.close).not.toHaveBeenCalled();
    await open(false);
    await settle();
    expect(createSounds).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not open', () => vi.advanceTimersByTimeAsync(30_000)],
    ['is not opened because the player was closed', () => listening.set(NOT_LISTENING)],
  ])('ends if the next story of a line-up %s', async (_, happens) => {
    const { unmount } = await open(false);
    hear({ reading: true, dark: true });
    await settle();
    act(() => handOverTo('7'));
    unmount();
    await settle();
    expect(sounds.close).not.toHaveBeenCalled();
    await act(async () => void (await happens()));
    await settle();
    expect(sounds.close).toHaveBeenCalledOnce();
    expect(listening.get()).toEqual(NOT_LISTENING);
  });
});
