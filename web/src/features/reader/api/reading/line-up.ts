/**
 * Tonight's line-up: the stories that the children chose for this evening, in their order. It is stored on this device only, belongs to the account that
 * made it or to visitors, ends in the morning, and goes with the session.
 */
import { useMemo } from 'react';
import { localStore } from '../../../../data/device/storage.ts';
import { useStore } from '../../../../data/device/store.ts';
import { remembersSignIn } from '../../../../data/session/remembered-sign-in.ts';
import { currentUid, useUid } from '../../../../data/session/session.ts';
import { onMorning, tonight } from './night.ts';
import { forgetLineUp, LINE_UP_KEY, storedLineUp } from './stored-line-up.ts';

export interface LinedUp {
  /** A curated number in digits, or an own story's UUID. */
  storyId: string;
  title: string;
  /** Whether it was read or heard to its end tonight. */
  done: boolean;
}

interface StoredLineUp {
  /** An account's uid; null for visitors. */
  owner: string | null;
  /** The day on which the evening began. */
  night: string;
  stories: readonly LinedUp[];
}

const NONE: readonly LinedUp[] = [];

if (!import.meta.env.SSR) {
  // An interrupted sign-out may have left it.
  if (typeof parsed(storedLineUp.get())?.owner === 'string' && !remembersSignIn()) forgetLineUp();
  forgetLastNight();
  onMorning(forgetLastNight);
  // Timers do not run while a device sleeps.
  document.addEventListener('visibilitychange', forgetLastNight);
  // Another tab changes it too.
  window.addEventListener('storage', ({ key }) => {
    if (key === LINE_UP_KEY || key === null) storedLineUp.set(localStore.read(LINE_UP_KEY));
  });
}

/** No titles stay on the device after the night. */
function forgetLastNight(): void {
  const line = parsed(storedLineUp.get());
  if (line !== null && line.night !== tonight()) forgetLineUp();
}

/** Anything that is no line-up counts as none. */
function parsed(text: string | null): StoredLineUp | null {
  try {
    const { owner, night, stories } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    if (typeof night !== 'string' || !Array.isArray(stories) || (owner !== null && typeof owner !== 'string')) return null;
    return { owner, night, stories: stories.filter(isLinedUp) };
  } catch {
    return null;
  }
}

function isLinedUp(value: unknown): value is LinedUp {
  const { storyId, title, done } = (value ?? {}) as Record<string, unknown>;
  return typeof storyId === 'string' && typeof title === 'string' && typeof done === 'boolean';
}

function storiesOf(text: string | null, owner: string | null): readonly LinedUp[] {
  const line = parsed(text);
  return line !== null && line.owner === owner && line.night === tonight() ? line.stories : NONE;
}

/** Tonight's stories, in the order in which they are read. */
export function linedUp(): readonly LinedUp[] {
  return storiesOf(storedLineUp.get(), currentUid());
}

/** {@link linedUp}; the same list as long as nothing changes. */
export function useLineUp(): readonly LinedUp[] {
  const text = useStore(storedLineUp);
  const uid = useUid();
  return useMemo(() => storiesOf(text, uid), [text, uid]);
}

function change(stories: readonly LinedUp[]): void {
  if (stories.length === 0) {
    forgetLineUp();
    return;
  }
  const text = JSON.stringify({ owner: currentUid(), night: tonight(), stories } satisfies StoredLineUp);
  localStore.write(LINE_UP_KEY, text);
  storedLineUp.set(text);
}

/** Adds a story at the end, once more if it was read already. The first one after a whole line-up was read begins a new one. */
export function addToLineUp({ storyId, title }: Pick<LinedUp, 'storyId' | 'title'>): void {
  const now = linedUp();
  const before = now.every(({ done }) => done) ? NONE : now.filter((story) => story.storyId !== storyId);
  change([...before, { storyId, title, done: false }]);
}

export function takeOutOfLineUp(storyId: string): void {
  const now = linedUp();
  const others = now.filter((story) => story.storyId !== storyId);
  if (others.length < now.length) change(others);
}

/** Moves a story one place forward. */
export function moveEarlier(storyId: string): void {
  const now = linedUp();
  const place = now.findIndex((story) => story.storyId === storyId);
  const [story, before] = [now[place], now[place - 1]];
  if (story && before) change(now.toSpliced(place - 1, 2, story, before));
}

/** A story was read or heard to its end. */
export function markDone(storyId: string): void {
  const now = linedUp();
  if (now.some((story) => story.storyId === storyId && !story.done))
    change(now.map((story) => (story.storyId === storyId ? { ...story, done: true } : story)));
}

/** What is still to be read, without the open story: the stories after it first. @returns none if the open story is not in the line-up */
export function following(stories: readonly LinedUp[], openId: string): readonly LinedUp[] {
  const place = stories.findIndex(({ storyId }) => storyId === openId);
  if (place < 0) return NONE;
  return [...stories.slice(place + 1), ...stories.slice(0, place)].filter(({ done }) => !done);
}
