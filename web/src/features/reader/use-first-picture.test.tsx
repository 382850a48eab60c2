// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { type Child, looksOf, pagePicture, type Story, storyPages } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY, MIA } from '../../../testing/fixtures.ts';
import { renderHook } from '../../../testing/render-hook.ts';
import { queryClient } from '../../data/query/query-client.ts';
import { childrenKey } from '../parents/api/keys.ts';
import { useFirstPicture } from './use-first-picture.ts';

const prepareStoryImage = vi.hoisted(() => vi.fn<(picture: unknown) => Promise<void>>());
vi.mock('../../art/index.ts', () => ({ prepareStoryImage }));

const DESCRIBED: Child = { ...MIA, appearance: { hair: 'locs' } };

beforeEach(() => {
  vi.useFakeTimers();
  prepareStoryImage.mockReset();
  queryClient.clear();
  queryClient.setQueryData(childrenKey(FOX_STORY.uid), [DESCRIBED]);
});

const arriving = () => {
  const view = renderHook(({ story }) => useFirstPicture(story), { initialProps: { story: undefined as Story | undefined } });
  view.rerender({ story: FOX_STORY });
  return view.result;
};

it('prepares what the first page shows, with the child as the family describes it', async () => {
  prepareStoryImage.mockResolvedValue();
  arriving();
  await act(() => vi.advanceTimersByTimeAsync(1));
  const pages = storyPages(FOX_STORY);
  const looks = looksOf(FOX_STORY, [DESCRIBED]);
  expect(looks).toMatchObject([{ hair: 'locs' }]);
  expect(prepareStoryImage.mock.calls).toEqual(
    pages.slice(0, 1).map(({ scene }) => [pagePicture(FOX_STORY, scene, 0, looks, pages.length), false]),
  );
});

it('does not wait for a picture that takes long', async () => {
  prepareStoryImage.mockReturnValue(new Promise(() => undefined));
  const ready = arriving();
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(ready.current).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(2));
  expect(ready.current).toBe(true);
});

it('opens a story at once that is there when the screen opens', () => {
  const { result } = renderHook(() => useFirstPicture(FOX_STORY));
  expect(result.current).toBe(true);
  expect(prepareStoryImage).not.toHaveBeenCalled();
});
