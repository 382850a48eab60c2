// @vitest-environment jsdom
/** What a family's home offers. Each way on is taken with one tap in tests/browser/stories/taps.test.ts. */
import { act, screen, within } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSync } from '../../../../testing/fake-sync.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { hideStory, unhideStory } from '../../reader/api/hidden/hidden-lists.ts';
import { listening, NOT_LISTENING } from '../../reader/api/reading/listening.ts';
import type { BegunStory } from '../../reader/api/reading/recently-read.ts';
import { FamilyHome } from './family-home.tsx';

const data = vi.hoisted(() => ({ begun: vi.fn(), newest: vi.fn(), older: vi.fn(), story: vi.fn(), children: vi.fn() }));
vi.mock('../../../data/session/session.ts', () => ({
  useSession: () => ({ status: 'signed-in', user: ANNA }),
  currentUid: () => 'uid-anna',
}));
vi.mock('../../reader/api/reading/recently-read.ts', () => ({ useBegunStories: data.begun }));
vi.mock('../../library/api/newest-stories.ts', () => ({ useNewestStories: data.newest }));
vi.mock('../../parents/api/children/child-names.ts', () => ({ useChildNames: data.children }));
vi.mock('../../library/api/last-adventures.ts', () => ({ useLastAdventures: data.older }));
vi.mock('../../reader/api/stories/family-stories.ts', () => ({ useFamilyStory: data.story }));
vi.mock('../../../data/outbox/page/sync-state.ts', async () => import('../../../../testing/fake-sync.ts'));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const WREN = { id: 4, slug: 'wren', title: 'Because of the Wren', description: 'A bird.', category: 'Nature', imageUrl: '/art/wren.svg' };
const FOX: Story = { ...FOX_STORY, recap: '{child} met a fox.', cast: [] };
const OLD: Story = { ...FOX_STORY, id: '7b0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a11', title: 'The Otter Mail', childName: 'Noor' };
const begun = (storyId: string): BegunStory => ({ storyId, page: 4, pageCount: 9, finished: false, updatedAt: 1 });

beforeEach(() => {
  setSync({ online: true });
  data.begun.mockReturnValue([]);
  data.newest.mockReturnValue([]);
  data.older.mockReturnValue([]);
  data.children.mockReturnValue([]);
  data.story.mockReturnValue({ data: undefined, isPending: false });
  vi.stubGlobal('fetch', async () => Response.json([WREN]));
});

const open = () => renderScreen(<FamilyHome />);

it('reads tonight’s book with the lights out with one press', async () => {
  data.begun.mockReturnValue([begun(OLD.id)]);
  data.newest.mockReturnValue([FOX]);
  data.story.mockImplementation((id: string | null) => ({ data: id === OLD.id ? OLD : undefined, isPending: false }));
  const { user, currentPath } = open();
  await user.click(await screen.findByRole('button', { name: 'Lights Out: Just Listen' }));
  expect(currentPath()).toBe(`/read-story/${OLD.id}`);
  expect(listening.get()).toMatchObject({ open: true, dark: true });
  listening.set(NOT_LISTENING);
});

it('offers the story of the evening to a family without an adventure, and the way to the first one', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Read Tonight’s Story: Because of the Wren' })).toHaveAttribute('href', '/story/4');
  expect(screen.queryByRole('heading', { name: 'Your newest stories' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Make your first story' })).toHaveAttribute('href', '/create-story');
});

it('never offers a story that the family reported', async () => {
  hideStory('uid-anna', '4');
  open();
  expect(await screen.findByRole('heading', { name: 'Good evening' })).toBeVisible();
  act(() => unhideStory('uid-anna', '4'));
});

it('offers what can be read without a network', async () => {
  setSync({ online: false });
  data.newest.mockReturnValue([FOX]);
  open();
  expect(await screen.findByRole('link', { name: /^Read Tonight’s Story/ })).toBeVisible();
  const newest = within(screen.getByRole('region', { name: 'Your newest stories' }));
  expect(newest.getByRole('link', { name: /The Fox/ })).toHaveAttribute('href', `/read-story/${FOX.id}`);
  expect(newest.getByRole('link', { name: 'All your stories' })).toHaveAttribute('href', '/my-stories');
});

it('keeps its place until the book is known', async () => {
  data.newest.mockReturnValue(undefined);
  open();
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /^Read Tonight/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Your newest stories' })).toBeVisible();
});
