// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { forgetStoriesLeft } from './forget-stories-left.ts';
import { notedStories, noteStoriesLeft, usedUpUntil } from './stories-left.ts';

const NOW = Date.parse('2026-11-21T18:00Z');
const HOUR_S = 3600;
const HOUR_MS = HOUR_S * 1000;
const until = (uid: string, now = NOW) => usedUpUntil([notedStories(uid) ?? []].flat(), now);

it('remembers a used-up day until it ends, for its account alone, unless the clock was set back', () => {
  noteStoriesLeft('anna', { stories: 0, returnsInSeconds: 6 * HOUR_S }, NOW);
  expect(until('anna')).toBe(NOW + 6 * HOUR_MS);
  expect(until('ben')).toBeNull();
  expect(until('anna', NOW + 6 * HOUR_MS)).toBeNull();
  expect(until('anna', NOW - HOUR_MS)).toBeNull();
});

it('knows that there are stories again after the next answer, and nothing after the session', () => {
  noteStoriesLeft('anna', { stories: 0, returnsInSeconds: HOUR_S }, NOW);
  noteStoriesLeft('anna', { stories: 1, returnsInSeconds: HOUR_S }, NOW);
  expect(until('anna')).toBeNull();
  noteStoriesLeft('anna', { stories: 0, returnsInSeconds: HOUR_S }, NOW);
  forgetStoriesLeft();
  expect(until('anna')).toBeNull();
});

it('believes the newest of several notes', () => {
  const note = (stories: number, hoursAgo: number) => ({ stories, notedAt: NOW - hoursAgo * HOUR_MS, returnsAt: NOW + HOUR_MS });
  expect(usedUpUntil([note(0, 2), note(1, 1)], NOW)).toBeNull();
  expect(usedUpUntil([note(1, 2), note(0, 1)], NOW)).toBe(NOW + HOUR_MS);
});

it.each(['', 'null', '[]', '{"uid":"anna","stories":0}', '{"uid":"anna","stories":0,"notedAt":0,"returnsAt":1e15}'])(
  'ignores %s',
  (stored) => {
    localStorage.setItem('tuckaway:stories-left', stored);
    expect(until('anna')).toBeNull();
  },
);
