// @vitest-environment jsdom
/** When another story replaces the open one, nothing of the old one stays: a different version, and the story before it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setFavorites } from '../../../testing/fake-favorites.ts';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { stubSpeech } from '../../../testing/stub-speech.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { listening, NOT_LISTENING } from '../../features/reader/api/reading/listening.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { FamilyReaderRoute } from './family-reader-route.tsx';

const data = vi.hoisted(() => ({ regenerateStory: vi.fn(), readShare: vi.fn(), shareStory: vi.fn() }));
const stories = vi.hoisted(() => new Map<string, Story>());
vi.mock('../../features/parents/api/gate.ts', () => import('../../../testing/open-gate.ts'));
vi.mock('../../data/session/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: ANNA }),
  currentUid: () => 'uid-anna',
  useUid: () => 'uid-anna',
}));
vi.mock('../../features/voices/api/story-voices.ts', () => ({ useStoryVoices: () => ({ voices: [], failed: false }) }));
vi.mock('../../features/reader/api/stories/family-stories.ts', () => ({ useFamilyStory: (id: string) => ({ data: stories.get(id) }) }));
vi.mock('../../features/reader/api/favorites/favorites.ts', () => import('../../../testing/fake-favorites.ts'));
vi.mock('../../features/reader/api/stories/regenerate-story.ts', () => ({ regenerateStory: data.regenerateStory }));
vi.mock('../../features/keep/api/share-story.ts', async (original) => ({
  ...(await original<typeof import('../../features/keep/api/share-story.ts')>()),
  readShare: data.readShare,
  shareStory: data.shareStory,
}));
vi.mock('../../features/reader/api/reading/progress.ts', () => ({ useReadingProgress: () => null, saveProgress: vi.fn() }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const BEFORE: Story = { ...FOX_STORY, id: 'before', title: 'Before the Lamp' };
const STORY: Story = { ...FOX_STORY, continues: BEFORE.id, template: '<p>{child} met a fox.</p>' };
const VERSION: Story = { ...FOX_STORY, id: 'version', title: 'The Other Lamp', content: '<p>Mia met another fox.</p>' };

let made: PromiseWithResolvers<string>;

// The first import of the lazy sheet takes long in a test.
beforeAll(async () => void (await import('../../features/keep/share/share-sheet.tsx')));
beforeEach(() => {
  stories.clear();
  for (const story of [BEFORE, STORY, VERSION]) stories.set(story.id, story);
  made = Promise.withResolvers();
  data.regenerateStory.mockReset().mockReturnValue(made.promise);
  data.readShare.mockReset().mockResolvedValue(null);
  data.shareStory.mockReset();
  setFavorites();
  toast({ title: 'Good evening' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => listening.set(NOT_LISTENING));
});

const open = () => renderScreen(<FamilyReaderRoute />, { at: `/read-story/${STORY.id}`, route: '/read-story/*' });
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 });
const versionComes = () => act(async () => made.resolve(VERSION.id));

describe('a different version that arrives while', () => {
  it('a link is being made does not show that link for the new story', async () => {
    const link = Promise.withResolvers<object>();
    data.shareStory.mockReturnValue(link.promise);
    const { user } = open();
    await user.click(button('Try a Different Version'));
    await user.click(await screen.findByRole('button', { name: 'Share This Story' }));
    await user.click(await screen.findByRole('button', { name: 'Create Link' }));
    await versionComes();
    await act(async () => link.resolve({ showName: false, expiresAt: Date.now() + 1000, link: 'https://x.test/s/old' }));
    await user.click(await screen.findByRole('button', { name: 'Share This Story' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Share this story' }));
    expect(await sheet.findByRole('button', { name: 'Create Link' })).toBeVisible();
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(data.readShare).toHaveBeenLastCalledWith(VERSION.id);
  });

  it('the voice is paused does not start the voice', async () => {
    const said: string[] = [];
    stubSpeech({
      speaking: false,
      pending: false,
      paused: false,
      getVoices: () => [{ voiceURI: 'ours', name: 'Ours', lang: 'en', localService: true, default: true }],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => undefined,
      resume: () => undefined,
    });
    const { user } = open();
    await user.click(button('Try a Different Version'));
    await user.click(button('Read to me'));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(said).toContain(STORY.title);
    said.length = 0;
    await versionComes();
    expect(title()).toHaveTextContent('The Other Lamp');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull());
    expect(said).toEqual([]);
    expect(button('Read to me')).toHaveAttribute('aria-pressed', 'false');
  });

  it('the user has gone back to the story before leaves that story open', async () => {
    const { user, currentPath } = open();
    await user.click(button('Try a Different Version'));
    fireEvent.click(screen.getByRole('link', { name: 'The story before this one' }));
    expect(title()).toHaveTextContent('Before the Lamp');
    expect(screen.getByTestId('story-text')).not.toHaveClass('opacity-30');
    expect(button('Try a Different Version')).toBeEnabled();
    await versionComes();
    expect(currentPath()).toBe(`/read-story/${BEFORE.id}`);
    expect(title()).toHaveTextContent('Before the Lamp');
    expect(shownToast()).toBe('Good evening');
  });
});

it('a favorite that is being added belongs to the story where it was pressed', async () => {
  setFavorites({ changing: [STORY.id] });
  open();
  expect(button('Adding...')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'The story before this one' }));
  expect(button('Add to Favorites')).toBeEnabled();
});
