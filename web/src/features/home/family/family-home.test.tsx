// @vitest-environment jsdom
/** What a family's home offers. Each way on is taken with one tap in tests/browser/stories/taps.test.ts. */
import { act, screen, within } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { noteStoriesLeft } from '../../../data/session/stories-left.ts';
import { hideStory, unhideStory } from '../../reader/api/hidden/hidden-lists.ts';
import { listening, NOT_LISTENING } from '../../reader/api/reading/listening.ts';
import { FamilyHome } from './family-home.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const WREN = { id: 4, slug: 'wren', title: 'Because of the Wren', description: 'A bird.', category: 'Nature', imageUrl: '/art/wren.svg' };
const FOX: Story = { ...FOX_STORY, recap: '{child} met a fox.', cast: [] };

let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['GET /api/stories/featured'] = () => Response.json([WREN]);
  signIn();
});

const open = () => renderScreen(<FamilyHome />);

it('reads last night’s book with the lights out with one press', async () => {
  backend.storeStory(FOX);
  const { user, currentPath } = open();
  await user.click(await screen.findByRole('button', { name: 'Lights Out: Hear It Again' }));
  expect(currentPath()).toBe(`/read-story/${FOX.id}`);
  expect(listening.get()).toMatchObject({ open: true, dark: true });
  listening.set(NOT_LISTENING);
});

it('never offers a story that the family reported', async () => {
  hideStory(ANNA.firebaseUid, '4');
  open();
  expect(await screen.findByRole('heading', { name: 'Good evening' })).toBeVisible();
  act(() => unhideStory(ANNA.firebaseUid, '4'));
});

it('offers what can be read without a network', async () => {
  backend.storeStory(FOX);
  open();
  expect(await screen.findByRole('button', { name: 'Start the Next Chapter' })).toBeVisible();
  act(() => setOnline(false));
  expect(screen.getByRole('link', { name: /^Read Tonight’s Story/ })).toBeVisible();
  const lastNight = within(screen.getByRole('region', { name: 'Last night’s story' }));
  expect(lastNight.getByRole('link', { name: /The Fox/ })).toHaveAttribute('href', `/read-story/${FOX.id}`);
  expect(lastNight.getByRole('link', { name: 'All your stories' })).toHaveAttribute('href', '/my-stories');
});

it('says a used-up day before a press, and offers what can be read', async () => {
  backend.storeStory(FOX);
  noteStoriesLeft(ANNA.firebaseUid, { stories: 0, returnsInSeconds: 3600 });
  open();
  const next = within(await screen.findByRole('region', { name: 'Today’s stories are all made' }));
  expect(next.getByText(/^You can make more /)).toBeVisible();
  expect(next.getByRole('button', { name: `The next adventure for ${FOX.childName}` })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Read Tonight’s Story/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start the Next Chapter' })).toBeNull();
});

it('keeps its place until the book is known', async () => {
  backend.intercept = () => new Promise(() => undefined);
  open();
  await act(async () => undefined);
  expect(screen.queryByRole('link', { name: /^Read Tonight/ })).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'Last night’s story' })).toBeVisible();
});
