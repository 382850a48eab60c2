// @vitest-environment jsdom
/** tests/browser/account/child-mode.test.ts starts and leaves child mode, signed in and signed out. */
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { hideStory } from '../../reader/api/hidden/hidden-lists.ts';
import { ChildShelf } from './child-shelf.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const CURATED = [
  { id: 7, title: 'The Whale', imageUrl: '/art/whale.svg' },
  { id: 8, title: 'The Reported One', imageUrl: '/art/whale.svg' },
];
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.storeStory({ ...FOX_STORY, title: 'The Fox' });
  backend.api['GET /api/stories/featured'] = () => Response.json(CURATED);
  signIn();
  act(() => void hideStory(ANNA.firebaseUid, '8'));
});

it('shows own and curated stories without reported ones, and no button but tonight’s line-up and the way out', async () => {
  renderScreen(<ChildShelf />);
  const own = within(await screen.findByRole('region', { name: 'Your stories' }));
  expect(own.getByRole('link', { name: 'The Fox' })).toHaveAttribute('href', `/read-story/${FOX_STORY.id}`);
  expect(await screen.findByRole('link', { name: 'The Whale' })).toHaveAttribute('href', '/story/7');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  const adding = await screen.findAllByRole('button', { name: /^Add “.*” to tonight’s line-up$/ });
  expect(adding.map(({ ariaLabel }) => ariaLabel)).toEqual(['Add “The Fox” to tonight’s line-up', 'Add “The Whale” to tonight’s line-up']);
  expect(screen.getAllByRole('button', { name: /^(?!Add)/ }).map(({ textContent }) => textContent)).toEqual(['Grown-ups']);
});

it('shows curated stories if the family’s are out of reach, and says so if there are none', async () => {
  backend.intercept = () => new Response('', { status: 503 });
  const { unmount } = renderScreen(<ChildShelf />);
  expect(await screen.findByRole('link', { name: 'The Whale' })).toBeVisible();
  unmount();
  delete backend.api['GET /api/stories/featured'];
  renderScreen(<ChildShelf />);
  expect(await screen.findByRole('heading', { name: 'No stories right now' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Grown-ups/ })).toBeEnabled();
});
