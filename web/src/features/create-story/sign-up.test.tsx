// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { lazy } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { COMPLETE } from '../../../testing/story-form.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { createStore, useStore } from '../../data/lib/store.ts';
import type { Session } from '../../data/session/session.ts';
import { CreateStoryScreen } from './create-story-screen.tsx';
import type { SignUpSheet } from './sign-up.tsx';
import { storedForm, storeForm } from './story-form.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
const useChildren = vi.hoisted(() => vi.fn<() => Child[] | undefined>());
const submitStoryRequest = vi.hoisted(() => vi.fn());
const returnsFromGoogle = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/session/session-actions.ts', () => ({ returnsFromGoogle }));
vi.mock('../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../data/account/children/children.ts', () => ({ useChildren, hasRoom: () => true }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

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
const children = createStore<Child[] | undefined>(undefined);

beforeEach(() => {
  useSession.mockReturnValue({ status: 'signed-out' });
  children.set(undefined);
  useChildren.mockImplementation(() => useStore(children));
  returnsFromGoogle.mockReturnValue(false);
  submitStoryRequest.mockReset().mockResolvedValue({ kind: 'canceled' });
  storeForm(COMPLETE);
});

const button = (name: string) => screen.getByRole('button', { name });
const sheet = () => screen.queryByRole('dialog', { name: 'Sign up' });

async function open(SignUp: SignUpSheet = Sheet) {
  const view = renderScreen(<CreateStoryScreen SignUpSheet={SignUp} />, { at: '/create-story' });
  await view.user.click(button('Create My Story!'));
  return view;
}
/** Signs up in the sheet; the account's children are not known yet. */
function signUp() {
  useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  fireEvent.click(button('Create Account'));
}

it('opens on top of a visitor’s form, and their story is written once, when the account’s children are known', async () => {
  const { currentPath } = await open();
  expect(sheet()).not.toBeNull();
  expect(shownToast()).toBeUndefined();
  signUp();
  expect(sheet()).toBeNull();
  expect(button('Create My Story!')).toHaveAttribute('aria-busy', 'true');
  expect(submitStoryRequest).not.toHaveBeenCalled();
  act(() =>
    children.set([{ id: '0', nickname: 'Mia', favoriteAnimal: 'owl', storyLength: 'long', storyTone: 'calm', notTonight: ['dark'] }]),
  );
  await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledOnce());
  expect(submitStoryRequest.mock.calls[0]?.[0]).toMatchObject({
    ...{ storyId: COMPLETE.storyId, uid: ANNA.firebaseUid },
    request: { childId: '0', notTonight: ['dark'] },
  });
  await act(async () => undefined);
  expect(submitStoryRequest).toHaveBeenCalledOnce();
  expect(currentPath()).toBe('/create-story');
});

it('leaves the story to another press if the children do not arrive in five seconds, because what they leave out is unknown', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  signUp();
  act(() => void vi.advanceTimersByTime(5000));
  vi.useRealTimers();
  expect(button('Create My Story!')).not.toHaveAttribute('aria-busy', 'true');
  act(() => children.set([]));
  expect(submitStoryRequest).not.toHaveBeenCalled();
});

it('does not begin a story that is being changed meanwhile', async () => {
  await open();
  signUp();
  fireEvent.change(screen.getByLabelText('Favorite Animal'), { target: { value: 'foxes' } });
  act(() => children.set([]));
  expect(submitStoryRequest).not.toHaveBeenCalled();
});

it.each<[string, SignUpSheet]>([
  ['is dismissed', Sheet],
  ['cannot be loaded', lazy(() => Promise.reject(new Error('no network')))],
])('leads to the sign-in page if it %s, and keeps the draft [spec 5.3]', async (_what, SignUp) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { currentPath } = await open(SignUp);
  if (sheet()) fireEvent.click(button('Close'));
  await waitFor(() => expect(currentPath()).toBe('/auth'));
  expect(shownToast()).toBe(LOGIN_REQUIRED);
  expect(storedForm()).toEqual(COMPLETE);
});

it('is open again on the way back from Google’s page', () => {
  returnsFromGoogle.mockReturnValue(true);
  renderScreen(<CreateStoryScreen SignUpSheet={Sheet} />, { at: '/create-story' });
  expect(sheet()).not.toBeNull();
});
