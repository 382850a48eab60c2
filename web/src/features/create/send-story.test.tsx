// @vitest-environment jsdom
/**
 * What a user sees after “Create My Story!”. create-outcomes.test.ts says what becomes of the request. In tests/browser, stories/first-pages.test.ts reads
 * while it is written, and keyboard-parents.test.ts signs up on top of the form.
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { openCreateStory } from '../../../testing/open-create-story.tsx';
import { COMPLETE } from '../../../testing/story-form.ts';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const submitButton = () => screen.getByText('Create My Story!', { selector: 'button' });

/** Opens the form with a draft, which is quicker than typing in each test, and presses the button. */
async function send(opening: Parameters<typeof openCreateStory>[0] = {}) {
  const world = openCreateStory(opening);
  await world.user.click(submitButton());
  return world;
}

it('a story that is being written shows its steps, can be canceled, and loses nothing [spec 5.2]', async () => {
  const world = await send();
  expect(submitButton()).toBeDisabled();
  expect(await screen.findByText(/^Writing the story/, { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/^Writing the story/, { selector: '[role=status]' })).toBeVisible();
  act(() => world.options.onStep?.('saving'));
  expect(screen.getByText('Putting it on your shelf', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Putting it on your shelf', { selector: '[role=status]' })).toBeVisible();
  await world.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(world.toasts).toEqual(['Stopped - Everything you chose is still here.']);
  expect(world.draft).toMatchObject(COMPLETE);
});

it.each([true, false])('offers to leave after twelve seconds if it is stored, and otherwise asks to stay (%s)', async (storable) => {
  const world = openCreateStory();
  world.storable = storable;
  await act(() => vi.dynamicImportSettled());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(submitButton());
  act(() => void vi.advanceTimersByTime(12_000));
  vi.useRealTimers();
  expect(screen.queryAllByText(/Please stay here/)).toHaveLength(storable ? 0 : 1);
  expect(screen.queryAllByRole('button', { name: 'Go to Favorites' })).toHaveLength(storable ? 1 : 0);
});

it.each([1, 3])('a story that the server refuses for one of %i other names says so where they are', async (count) => {
  const { end } = await send({ draft: { siblings: ['Leo', 'Ana', 'Zoe'].slice(0, count) } });
  await act(() => end({ kind: 'refused', message: 'One of the names does not fit.', field: 'siblings' }));
  expect(screen.getByText('One of the names does not fit.')).toBeVisible();
  expect(document.activeElement?.closest('[data-field="siblings"]')).not.toBeNull();
});

it('the sheet for signing up leads to the sign-in page if it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { currentPath } = await send({ uid: null, SignUpSheet: lazy(() => Promise.reject(new Error('no network'))) });
  await waitFor(() => expect(currentPath()).toBe('/auth'));
});
