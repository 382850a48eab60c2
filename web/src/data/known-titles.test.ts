// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../test/people.ts';
import { useKnownTitles } from './known-titles.ts';
import { PRIVATE } from './private-keys.ts';
import { queryClient } from './query-client.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('fetch', answer.mockReset().mockResolvedValue(Response.json([{ id: 7, title: 'Please Send Some Dark' }])));
});

const titles = () => renderHook(useKnownTitles);

it("knows the titles of home's list, which the device keeps", async () => {
  const { result } = titles();
  await waitFor(() => expect(result.current('7')).toBe('Please Send Some Dark'));
});

it('knows the title of a story that was read, and of one in a list', () => {
  answer.mockRejectedValue(new TypeError('offline'));
  queryClient.setQueryData([PRIVATE, 'uid-anna', 'story', FOX_STORY.id], FOX_STORY);
  queryClient.setQueryData([PRIVATE, 'uid-anna', 'favorites'], [{ id: '9', title: 'The Whale' }]);
  const { result } = titles();
  expect(result.current(FOX_STORY.id)).toBe('The Fox & the Lamp');
  expect(result.current('9')).toBe('The Whale');
});

it('has nothing to say about a story that was never here', () => {
  answer.mockRejectedValue(new TypeError('offline'));
  expect(titles().result.current('11')).toBeUndefined();
});
