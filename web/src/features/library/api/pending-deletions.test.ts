// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { openSession } from '../../../data/session/session.ts';
import { deleteStory, UNDO_TIME_MS, usePendingDeletions } from './pending-deletions.ts';

const deleteForGood = vi.hoisted(() => vi.fn());
vi.mock('./delete-story.ts', () => ({ deleteForGood }));

const leaving = () => Object.fromEntries(renderHook(() => usePendingDeletions()).result.current);

beforeEach(async () => {
  await fakeBackend();
  vi.useFakeTimers();
  deleteForGood.mockReset().mockResolvedValue(true);
  signIn();
});
it('keeps the story when the session ends or another account signs in', async () => {
  const ends = [deleteStory('fox'), deleteStory('owl')];
  openSession({ uid: 'uid-ben', email: 'ben@example.com', displayName: null });
  expect(await Promise.all(ends)).toEqual(['kept', 'kept']);
  await vi.advanceTimersByTimeAsync(UNDO_TIME_MS);
  expect(deleteForGood).not.toHaveBeenCalled();
});

it('several go each in its own time, and one press too many changes nothing', async () => {
  const first = deleteStory('fox');
  await vi.advanceTimersByTimeAsync(UNDO_TIME_MS / 2);
  const second = deleteStory('owl');
  expect(await deleteStory('owl')).toBe('kept');
  await vi.advanceTimersByTimeAsync(UNDO_TIME_MS / 2);
  expect(await first).toBe('deleted');
  expect(leaving()).toEqual({ owl: 'undoable' });
  await vi.advanceTimersByTimeAsync(UNDO_TIME_MS / 2);
  expect(await second).toBe('deleted');
});

it('where the server could not even be asked, the story is back and it is said', async () => {
  deleteForGood.mockRejectedValue(new Error('no code'));
  const end = deleteStory('fox');
  await vi.advanceTimersByTimeAsync(UNDO_TIME_MS);
  expect(await end).toBe('failed');
  expect(leaving()).toEqual({});
});
