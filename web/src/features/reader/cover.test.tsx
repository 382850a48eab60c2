// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { COVER_IDS, type Story, type StoryPicture } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FamilyReader } from './family/family-reader.tsx';

const useFamilyStory = vi.hoisted(() => vi.fn<() => { data: Story }>());
vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
vi.mock('../../data/stories/family-stories.ts', () => ({ useFamilyStory }));
vi.mock('../../data/favorites/favorites.ts', () => ({ useIsFavorite: () => false, addFavorite: vi.fn() }));
vi.mock('../../data/stories/regenerate-story.ts', () => ({ regenerateStory: vi.fn() }));
vi.mock('../../data/reading/progress.ts', () => ({ useReadingProgress: () => null, saveProgress: vi.fn() }));
vi.mock('../../art/index.ts', () => ({
  StoryGlow: () => null,
  StoryImage: ({ picture: { cover, page } }: { picture: StoryPicture }) => (
    <img alt={`${page === null ? 'the cover' : 'a page'} under ${cover}`} />
  ),
}));

beforeEach(() => useFamilyStory.mockReset());

it.each(COVER_IDS)('a story opens with the cover picture that was chosen for it: %s [spec 1.3, 2.40, 3.21]', (coverImage) => {
  useFamilyStory.mockReturnValue({ data: { ...FOX_STORY, coverImage } });
  renderScreen(<FamilyReader />, { at: `/read-story/${FOX_STORY.id}`, route: '/read-story/*' });
  expect(screen.getByRole('img', { name: `the cover under ${coverImage}` })).toBeVisible();
});

it('offers all five ways on [spec 2.41]', () => {
  useFamilyStory.mockReturnValue({ data: FOX_STORY });
  renderScreen(<FamilyReader />, { at: `/read-story/${FOX_STORY.id}`, route: '/read-story/*' });
  for (const name of ['Add to Favorites', 'Download Story', 'Try a Different Version'])
    expect(screen.getByRole('button', { name })).toBeEnabled();
  for (const name of ['Create Another Story', 'Browse Stories']) expect(screen.getByRole('link', { name })).toBeVisible();
});
