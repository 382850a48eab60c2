// @vitest-environment jsdom
/** A family's story while it is being written. */
import { act, fireEvent, screen } from '@testing-library/react';
import { DEFAULT_SCENE } from '@tuckaway/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { chooseComfort } from '../api/reading/reading-comfort.ts';
import { UnfinishedReader, type UnfinishedStory } from './unfinished-reader.tsx';

const progress = vi.hoisted(() => ({ useReadingProgress: () => null, saveProgress: vi.fn() }));
vi.mock('../api/reading/progress.ts', () => progress);
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const onPage = vi.fn();

beforeEach(() => {
  onPage.mockReset();
  progress.saveProgress.mockReset();
  // Other tests of this worker may have chosen one long page.
  act(() => chooseComfort({ longPage: false }));
});
afterEach(() => vi.useRealTimers());

/** The story on the create form's route. */
function open(...texts: string[]) {
  const story: UnfinishedStory = { ...FOX_STORY, content: '', pages: texts.map((text) => ({ text, scene: DEFAULT_SCENE })) };
  return renderScreen(<UnfinishedReader story={story} onPage={onPage} />, { at: '/create-story' });
}
const nextButton = () => screen.getByRole('button', { name: 'Next' });
const STATUS = 'The next page is being written...';

it('reports the open page, and stores no progress, as the number of pages is not known', () => {
  vi.useFakeTimers();
  const { unmount } = open('One.', 'Two.', 'Three.');
  fireEvent.click(nextButton());
  fireEvent.click(nextButton());
  act(() => void vi.advanceTimersByTime(10_000));
  unmount();
  expect(onPage.mock.calls.flat()).toEqual([0, 1, 2]);
  expect(progress.saveProgress).not.toHaveBeenCalled();
});

it('as one long page has the status below the pages', () => {
  act(() => chooseComfort({ longPage: true }));
  open('One.', 'Two.');
  expect(screen.getByText('One.')).toBeVisible();
  expect(screen.getByText('Two.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(STATUS);
  expect(screen.queryByRole('navigation', { name: 'Turn the page' })).toBeNull();
});
