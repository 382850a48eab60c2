// @vitest-environment jsdom
/** What the server and Google's page answer is in tests/browser/account. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { favoriteEntry, storyEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { AUTH, authError, reauthenticateWithPopup, resetFirebaseAuth, USER } from '../../../../testing/fake-firebase-auth.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { AuthFailure } from '../../../data/device/errors.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { authProblem } from './auth-problem.ts';
import { DELETE_TEXTS } from './messages.ts';
import { YourData } from './your-data.tsx';

const BUSY = 'That was a lot at once. Please wait a moment.';

let backend: FakeBackend;

beforeEach(async () => {
  resetFirebaseAuth(USER);
  backend = await fakeBackend();
  backend.api['POST /api/account/export'] = () => Response.json({ message: BUSY }, { status: 429 });
  signIn();
  showEntries([storyEntry(), favoriteEntry()]);
});

async function ask() {
  const { user } = renderScreen(<YourData />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  answerGate();
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  return { question, press: (name: string) => user.click(question.getByRole('button', { name })) };
}

it('“Download my data” says in the server’s words why it does not work', async () => {
  const { user } = renderScreen(<YourData />);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(shownToast()).toBe(`red: Error - ${BUSY}`));
});

it('the question before the account is deleted says what goes, and nothing happens without the password', async () => {
  const { question, press } = await ask();
  expect(question.getByText(/This can’t be undone/)).toBeVisible();
  expect(question.getByText(/2 things still waiting here/)).toBeVisible();
  await question.findByLabelText(/^Your password/);
  expect(question.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
  await press('Delete everything');
  await press('Download my data first');
  await waitFor(() => expect(backend.calls.map(({ to }) => to)).toEqual(['POST /api/account/export']));
  await press('Keep my account');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.each([
  [new AuthFailure('auth/invalid-credential', 'x'), 'That password isn’t right. Please try again.'],
  [new AuthFailure('auth/network-request-failed', 'We couldn’t reach the sign-in service.'), 'We couldn’t reach the sign-in service.'],
  [new CallFailed(403, '{"message":"Please confirm it’s you, and try again."}'), 'Please confirm it’s you, and try again.'],
  [new CallFailed(null, ''), 'We didn’t get an answer. If you can still sign in, please try again.'],
  [new TypeError('download failed'), 'We didn’t get an answer. If you can still sign in, please try again.'],
])('a deletion that failed says what went wrong: %s', (error, words) => {
  expect(authProblem(error, DELETE_TEXTS.failed)).toBe(words);
});

it('deleting an account that signs in with Google asks in Google’s window, and says why Google did not confirm the user', async () => {
  AUTH.currentUser = { ...USER, providerData: [{ providerId: 'google.com' }] };
  reauthenticateWithPopup.mockRejectedValue(authError('auth/popup-closed-by-user'));
  const { question, press } = await ask();
  expect(await question.findByText(/Google will ask you to sign in again/)).toBeVisible();
  await press('Continue with Google');
  expect(await question.findByText('The Google window was closed before the sign-in was finished.')).toBeVisible();
  expect(reauthenticateWithPopup).toHaveBeenCalledOnce();
  expect(backend.calls).toEqual([]);
});
