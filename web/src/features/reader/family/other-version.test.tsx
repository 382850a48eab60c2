// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_SCENE, type Story } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { FamilyReader } from './family-reader.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const PAGES = ['Mia met a fox.', 'They carried a lamp.', 'Mia slept.'].map((text) => ({ text, scene: DEFAULT_SCENE }));
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
});

const button = (name: string) => screen.getByRole('button', { name });
const page = () => screen.getByTestId('story-text');

async function open(story: Story = FOX_STORY) {
  backend.storeStory(story);
  const view = renderScreen(<FamilyReader />, { at: `/read-story/${FOX_STORY.id}`, route: '/read-story/*' });
  await screen.findByTestId('story-text');
  // The bars follow the text.
  await screen.findByRole('link', { name: 'Close' });
  return view;
}

describe('a different version', () => {
  /** Lets everything happen that waits for no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) {
      await act(() => vi.dynamicImportSettled());
      await act(() => vi.advanceTimersByTimeAsync(0));
    }
  }

  it('fades the text, takes its place in the address, and fades in again at its first page after 100 ms [spec 4.11, 8.15, 9.6]', async () => {
    const written = Promise.withResolvers<Response>();
    backend.api['POST /api/generate-story'] = () => written.promise;
    const { currentPath } = await open({ ...FOX_STORY, pages: PAGES });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    fireEvent.click(button('Next'));
    expect(page()).not.toHaveClass('opacity-30');
    fireEvent.click(button('Try a Different Version'));
    await settle();
    expect(button('Creating New Story...')).toBeDisabled();
    expect(page()).toHaveClass('opacity-30', 'duration-500');
    written.resolve(Response.json({ title: 'Another', content: '<p>One.</p>', pages: PAGES }));
    await settle();
    expect(currentPath()).toMatch(/^\/read-story\/[0-9a-f-]{36}$/);
    expect(currentPath()).not.toContain(FOX_STORY.id);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(shownToast()).toBe('New Adventure Generated! - A fresh story has been created with the same magical elements.');
    act(() => void vi.advanceTimersByTime(99));
    expect(page()).toHaveClass('opacity-30');
    act(() => void vi.advanceTimersByTime(1));
    expect(page()).not.toHaveClass('opacity-30');
  });

  it('that fails undoes the fade, and says what the server said [spec 4.11, 8.14]', async () => {
    backend.api['POST /api/generate-story'] = () => Response.json({ message: 'Another name, please.' }, { status: 422 });
    const { user, currentPath } = await open();
    await user.click(button('Try a Different Version'));
    await waitFor(() => expect(shownToast()).toBe('red: Error - Failed to create a new story. Please try again. Another name, please.'));
    expect(page()).not.toHaveClass('opacity-30');
    expect(button('Try a Different Version')).toBeEnabled();
    expect(currentPath()).toBe(`/read-story/${FOX_STORY.id}`);
  });
});
