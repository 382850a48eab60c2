// @vitest-environment jsdom
/** A family's story while it is being written. */
import { act, fireEvent, screen } from '@testing-library/react';
import { DEFAULT_SCENE } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { chooseComfort } from '../api/reading/reading-comfort.ts';
import { UnfinishedReader, type UnfinishedStory } from './unfinished-reader.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const onPage = vi.fn();
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
  onPage.mockReset();
  chooseComfort({ longPage: false });
});

/** The story on the create form's route. */
function open(...texts: string[]) {
  const story: UnfinishedStory = { ...FOX_STORY, content: '', pages: texts.map((text) => ({ text, scene: DEFAULT_SCENE })) };
  return renderScreen(<UnfinishedReader story={story} onPage={onPage} />, { at: '/create-story' });
}
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

it('reports the open page, and stores no progress, as the number of pages is not known', async () => {
  const { unmount } = open('One.', 'Two.', 'Three.');
  next();
  next();
  // A finished book stores its place when it is closed.
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(onPage.mock.calls.flat()).toEqual([0, 1, 2]);
  expect(backend.engine.send).not.toHaveBeenCalled();
});

it('as one long page has the status below the pages', () => {
  act(() => chooseComfort({ longPage: true }));
  open('One.', 'Two.');
  expect(screen.getByText('One.')).toBeVisible();
  expect(screen.getByText('Two.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The next page is being written...');
  expect(screen.queryByRole('navigation', { name: 'Turn the page' })).toBeNull();
});
