// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { AGE_BANDS } from '@tuckaway/domain';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../../testing/fake-backend.ts';
import { queryClient } from '../../data/query/query-client.ts';
import { primeFeaturedStories } from '../reader/api/stories/curated-stories.ts';
import { StoriesSection } from './stories-section.tsx';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

/** What the build allows a file that the worker caches. */
const MOST_BYTES = 2_000_000;

const section = (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <StoriesSection />
    </MemoryRouter>
  </QueryClientProvider>
);
const cardsIn = (root: Element) => root.querySelectorAll('article').length;

function publish(count: number) {
  const description = 'A well that only answers polite questions.';
  const stories = Array.from({ length: count }, (_, id) => {
    const age = AGE_BANDS[id % 4];
    return { id, slug: `well-${id}`, title: `Well ${id}`, description, category: 'Nature', rating: 5, readingTime: 5, ...(age && { age }) };
  });
  primeFeaturedStories(stories);
  return stories;
}

beforeEach(async () => void (await fakeBackend()));

it('the prerendered page has the first cards of each age, so that a thousand stories fit, and the others follow', async () => {
  const stories = publish(1000);
  expect(renderToString(section).length + JSON.stringify(stories).length).toBeLessThan(MOST_BYTES);

  publish(120);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(section);
  expect(cardsIn(root)).toBe(4 * 24);
  const onRecoverableError = vi.fn();
  const hydrated = hydrateRoot(root, section, { onRecoverableError });
  await waitFor(() => expect(cardsIn(root)).toBe(120));
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => hydrated.unmount());
});

it('all cards are there at once within the app, where the browser goes back to one of them', () => {
  publish(120);
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() => root.render(section));
  expect(cardsIn(container)).toBe(120);
  act(() => root.unmount());
});
