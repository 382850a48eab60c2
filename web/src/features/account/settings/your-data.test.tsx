// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { AuthFailure } from '../../../data/device/errors.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { authProblem } from './auth-problem.ts';
import { DELETE_TEXTS } from './messages.ts';
import { YourData } from './your-data.tsx';

const data = vi.hoisted(() => ({ myData: vi.fn(), deleteAccount: vi.fn(), wayToConfirm: vi.fn(), downloadFile: vi.fn() }));
const finishConfirming = vi.hoisted(() => vi.fn());
vi.mock('../../parents/api/gate.ts', () => import('../../../../testing/open-gate.ts'));
vi.mock('../api/my-data.ts', () => ({ myData: data.myData }));
vi.mock('../api/delete-account.ts', () => ({ deleteAccount: data.deleteAccount, wayToConfirm: data.wayToConfirm }));
vi.mock('../api/confirm.ts', () => ({ finishConfirming }));
vi.mock('../../../data/outbox/page/sync.ts', () => ({ useSyncState: () => ({ pending: 2 }) }));
vi.mock('../../../ui/download-file.ts', () => ({ downloadFile: data.downloadFile }));

beforeEach(() => {
  for (const mock of [...Object.values(data), finishConfirming]) mock.mockReset().mockResolvedValue(undefined);
  data.wayToConfirm.mockResolvedValue('password');
  data.myData.mockResolvedValue('{"stories":[]}');
});

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
async function ask() {
  const { user } = renderScreen(<YourData />);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const asked = await question();
  return { user, question: asked, press: (name: string) => user.click(asked.getByRole('button', { name })) };
}

it('“Download my data” saves everything as a JSON file, or says in the server’s words why not', async () => {
  data.myData.mockRejectedValueOnce(new CallFailed(429, '{"message":"That was a lot at once. Please wait a moment."}'));
  const { user } = renderScreen(<YourData />);
  const download = () => user.click(screen.getByRole('button', { name: 'Download my data' }));
  await download();
  expect(shownToast()).toBe('red: Error - That was a lot at once. Please wait a moment.');
  expect(data.downloadFile).not.toHaveBeenCalled();
  await download();
  expect(data.downloadFile).toHaveBeenCalledExactlyOnceWith('tuckaway-tales-my-data.json', 'application/json', '{"stories":[]}');
  expect(shownToast()).toMatch(/^Data Downloaded!/);
});

it('the question before the account is deleted says what goes, and nothing happens without the password', async () => {
  const { question: asked, press } = await ask();
  expect(asked.getByText(/This can’t be undone/)).toBeVisible();
  expect(asked.getByText(/2 things still waiting here/)).toBeVisible();
  await asked.findByLabelText(/^Your password/);
  expect(asked.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
  await press('Delete everything');
  expect(data.deleteAccount).not.toHaveBeenCalled();
  await press('Download my data first');
  expect(data.downloadFile).toHaveBeenCalledTimes(1);
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

it('deleting an account that signs in with Google asks in Google’s window', async () => {
  data.wayToConfirm.mockResolvedValue('google');
  const { question: asked, press } = await ask();
  expect(await asked.findByText(/Google will ask you to sign in again/)).toBeVisible();
  await press('Continue with Google');
  expect(data.deleteAccount).toHaveBeenCalledWith(null);
});

it('deleting asks again after Google’s page, and waits for Google’s confirmation and a last press', async () => {
  data.wayToConfirm.mockResolvedValue('google');
  const { promise, resolve } = Promise.withResolvers<void>();
  finishConfirming.mockReturnValue(promise);
  const { user } = renderScreen(<YourData returned />);
  const asked = await question();
  await asked.findByText(/Google will ask you to sign in again/);
  fireEvent.submit(document.forms[0] as HTMLFormElement);
  resolve();
  expect(await asked.findByText('Google has confirmed it’s you.')).toBeVisible();
  expect(asked.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
  expect(data.deleteAccount).not.toHaveBeenCalled();
  await user.click(asked.getByRole('button', { name: 'Delete everything' }));
  expect(data.deleteAccount).toHaveBeenCalledExactlyOnceWith(null);
});

it('deleting says after Google’s page why Google did not confirm the user', async () => {
  data.wayToConfirm.mockResolvedValue('google');
  finishConfirming.mockRejectedValue(new AuthFailure('auth/popup-closed-by-user', 'The Google window was closed.'));
  renderScreen(<YourData returned />);
  const asked = await question();
  expect(await asked.findByText('The Google window was closed.')).toBeVisible();
  expect(await asked.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
