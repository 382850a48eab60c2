// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { lazy } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { createStore, useStore } from '../../data/lib/store.ts';
import type { Session } from '../../data/session/session.ts';
import { CreateStoryScreen } from './create-story-screen.tsx';
import type { SignUpSheet } from './sign-up.tsx';
import { type StoryForm, storedForm, storeForm } from './story-form.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
const useChildren = vi.hoisted(() => vi.fn<() => Child[] | undefined>());
const submitStoryRequest = vi.hoisted(() => vi.fn());
const returnsFromGoogle = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/session/session-actions.ts', () => ({ returnsFromGoogle }));
vi.mock('../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../data/account/children.ts', () => ({ useChildren, hasRoom: () => true }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const COMPLETE: StoryForm = {
  storyId: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  storyLength: 'short',
  storyTone: 'cozy',
  coverImage: 'moon',
  siblings: [],
  continues: null,
};
const LOGIN_REQUIRED = 'red: Login Required - Please log in to create and save your personalized stories.';

const Sheet: SignUpSheet = ({ onSignedIn, onDismiss }) => (
  <div role="dialog" aria-label="Sign up">
    <button type="button" onClick={onSignedIn}>
      Create Account
    </button>
    <button type="button" onClick={onDismiss}>
      Close
    </button>
  </div>
);

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-out' });
  useChildren.mockReturnValue([]);
  returnsFromGoogle.mockReturnValue(false);
  submitStoryRequest.mockReset().mockResolvedValue({ kind: 'canceled' });
  storeForm(COMPLETE);
});

const open = (SignUp: SignUpSheet = Sheet) => renderScreen(<CreateStoryScreen SignUpSheet={SignUp} />, { at: '/create-story' });
const button = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.queryByRole('dialog', { name: 'Sign up' });

it('opens on top of the form of a visitor, and their story is written once they have signed up', async () => {
  const { user, currentPath } = open();
  await user.click(button('Create My Story!'));
  expect(sheet()).not.toBeNull();
  expect(shownToast()).toBeUndefined();
  expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  await user.click(button('Create Account'));
  await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledOnce());
  expect(submitStoryRequest.mock.calls[0]?.[0]).toMatchObject({ storyId: COMPLETE.storyId, uid: ANNA.firebaseUid });
  expect(sheet()).toBeNull();
  expect(currentPath()).toBe('/create-story');
  await act(async () => undefined);
  expect(submitStoryRequest).toHaveBeenCalledOnce();
});

it('waits for the children of the account, whose own choices count', async () => {
  const children = createStore<Child[] | undefined>(undefined);
  useChildren.mockImplementation(() => useStore(children));
  const { user } = open();
  await user.click(button('Create My Story!'));
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  await user.click(button('Create Account'));
  expect(submitStoryRequest).not.toHaveBeenCalled();
  act(() =>
    children.set([{ id: '0', nickname: 'Mia', favoriteAnimal: 'owl', storyLength: 'long', storyTone: 'calm', notTonight: ['dark'] }]),
  );
  await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledOnce());
  expect(submitStoryRequest.mock.calls[0]?.[0].request).toMatchObject({ childId: '0', notTonight: ['dark'] });
});

it('is left to another press where the children do not arrive, because what they leave out is unknown', async () => {
  const children = createStore<Child[] | undefined>(undefined);
  useChildren.mockImplementation(() => useStore(children));
  const { user } = open();
  await user.click(button('Create My Story!'));
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button('Create Account'));
  expect(button('Create My Story!')).toHaveAttribute('aria-busy', 'true');
  act(() => void vi.advanceTimersByTime(5000));
  vi.useRealTimers();
  expect(button('Create My Story!')).not.toHaveAttribute('aria-busy', 'true');
  act(() => children.set([]));
  expect(submitStoryRequest).not.toHaveBeenCalled();
});

it('does not begin a story that is being changed meanwhile', async () => {
  const { user } = open();
  await user.click(button('Create My Story!'));
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  useChildren.mockReturnValue(undefined);
  await user.click(button('Create Account'));
  useChildren.mockReturnValue([]);
  await user.type(screen.getByLabelText('Favorite Animal'), 'es');
  expect(submitStoryRequest).not.toHaveBeenCalled();
});

it('leads to the sign-in page when it is dismissed, with the draft kept [spec 5.3]', async () => {
  const { user, currentPath } = open();
  await user.click(button('Create My Story!'));
  await user.click(button('Close'));
  expect(shownToast()).toBe(LOGIN_REQUIRED);
  expect(currentPath()).toBe('/auth');
  expect(storedForm()).toMatchObject({ childName: 'Mia', storySetting: 'forest' });
});

it('counts as dismissed where it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, currentPath } = open(lazy(() => Promise.reject(new Error('no network'))));
  await user.click(button('Create My Story!'));
  await waitFor(() => expect(currentPath()).toBe('/auth'));
  expect(shownToast()).toBe(LOGIN_REQUIRED);
});

it('is open again on the way back from Google’s page', () => {
  returnsFromGoogle.mockReturnValue(true);
  open();
  expect(sheet()).not.toBeNull();
});

it('does not open for an incomplete form', () => {
  storeForm({ ...COMPLETE, storyTone: null });
  open();
  expect(button('Create My Story!')).toBeDisabled();
  expect(sheet()).toBeNull();
});
