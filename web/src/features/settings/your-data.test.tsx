// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import { AccountRequestError, AuthFailure } from '../../data/lib/errors.ts';
import { YourData } from './your-data.tsx';

const data = vi.hoisted(() => ({ myData: vi.fn(), deleteAccount: vi.fn(), wayToConfirm: vi.fn(), pending: 0, downloadFile: vi.fn() }));
vi.mock('../../data/parents/gate.ts', () => import('../../../testing/open-gate.ts'));
vi.mock('../../data/account/my-data.ts', () => ({ myData: data.myData }));
vi.mock('../../data/account/delete-account.ts', () => ({ deleteAccount: data.deleteAccount, wayToConfirm: data.wayToConfirm }));
const finishConfirming = vi.hoisted(() => vi.fn());
vi.mock('../../data/account/confirm.ts', () => ({ finishConfirming }));
vi.mock('../../data/sync/sync.ts', () => ({ useSyncState: () => ({ pending: data.pending }) }));
vi.mock('../../ui/download-file.ts', () => ({ downloadFile: data.downloadFile }));

beforeEach(() => {
  data.pending = 0;
  for (const mock of [data.myData, data.deleteAccount, data.wayToConfirm, data.downloadFile]) mock.mockReset();
  data.wayToConfirm.mockResolvedValue('password');
  data.myData.mockResolvedValue('{}');
});

async function ask() {
  const view = renderScreen(<YourData />);
  await view.user.click(screen.getByRole('button', { name: 'Delete my account' }));
  return { ...view, question: within(await screen.findByRole('alertdialog', { name: 'Delete your account?' })) };
}

describe('“Download my data”', () => {
  it('saves everything as a JSON file, and says so', async () => {
    data.myData.mockResolvedValue('{"stories":[]}');
    const { user } = renderScreen(<YourData />);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(data.downloadFile).toHaveBeenCalledWith('tuckaway-tales-my-data.json', 'application/json', '{"stories":[]}');
    expect(shownToast()).toMatch(/^Data Downloaded!/);
  });

  it('says in the server’s words why it cannot be had, and can be tried again', async () => {
    data.myData.mockRejectedValueOnce(new AccountRequestError('That was a lot at once. Please wait a moment.'));
    const { user } = renderScreen(<YourData />);
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(shownToast()).toBe('red: Error - That was a lot at once. Please wait a moment.');
    expect(data.downloadFile).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(data.downloadFile).toHaveBeenCalledTimes(1);
  });
});

describe('“Delete my account”', () => {
  it('says what goes, that it cannot be taken back, and what waits here', async () => {
    data.pending = 2;
    const { question } = await ask();
    expect(question.getByText(/This can’t be undone/)).toBeVisible();
    for (const words of [
      /your stories, your favorites/,
      /the children we remember/,
      /the links you share stories by/,
      /your reports/,
      /your sign-in/,
      /notifications and reminders/,
      /2 things still waiting here/,
    ])
      expect(question.getByText(words)).toBeVisible();
  });

  it('does nothing without the password, and starts on the answer that changes nothing', async () => {
    const { user, question } = await ask();
    await question.findByLabelText(/^Your password/);
    expect(question.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Delete everything' }));
    expect(data.deleteAccount).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('deletes with the password, and says that it is done', async () => {
    const { user, question } = await ask();
    await user.type(await question.findByLabelText(/^Your password/), 'bedtime123');
    await user.click(question.getByRole('button', { name: 'Delete everything' }));
    expect(data.deleteAccount).toHaveBeenCalledWith('bedtime123');
    expect(shownToast()).toMatch(/^Your account is deleted/);
  });

  it.each([
    [new AuthFailure('auth/wrong-password', 'x'), 'That password isn’t right. Please try again.'],
    [new AuthFailure('auth/network-request-failed', 'We couldn’t reach the sign-in service.'), 'We couldn’t reach the sign-in service.'],
    [new AccountRequestError('Please confirm it’s you, and try again.'), 'Please confirm it’s you, and try again.'],
    [new AccountRequestError(''), 'We didn’t get an answer. If you can still sign in, please try again.'],
    [new TypeError('download failed'), 'We didn’t get an answer. If you can still sign in, please try again.'],
  ])('says at the field what went wrong, keeps the question, and can be tried again: %s', async (error, words) => {
    data.deleteAccount.mockRejectedValueOnce(error);
    const { user, question } = await ask();
    await user.type(await question.findByLabelText(/^Your password/), 'no');
    await user.click(question.getByRole('button', { name: 'Delete everything' }));
    expect(await question.findByText(words)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete everything' }));
    expect(data.deleteAccount).toHaveBeenCalledTimes(2);
  });

  it('asks who signs in with Google by Google’s window', async () => {
    data.wayToConfirm.mockResolvedValue('google');
    const { user, question } = await ask();
    expect(await question.findByText(/Google will ask you to sign in again/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Continue with Google' }));
    expect(data.deleteAccount).toHaveBeenCalledWith(null);
  });

  it('asks again on the way back from Google’s page, and deletes nothing without a last press', async () => {
    data.wayToConfirm.mockResolvedValue('google');
    finishConfirming.mockReset().mockResolvedValue(undefined);
    const { user } = renderScreen(<YourData returned />);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    expect(await question.findByText('Google has confirmed it’s you.')).toBeVisible();
    expect(question.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    expect(data.deleteAccount).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Delete everything' }));
    expect(data.deleteAccount).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('says on the way back why Google did not confirm the user', async () => {
    data.wayToConfirm.mockResolvedValue('google');
    finishConfirming.mockReset().mockRejectedValue(new AuthFailure('auth/popup-closed-by-user', 'The Google window was closed.'));
    renderScreen(<YourData returned />);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    expect(await question.findByText('The Google window was closed.')).toBeVisible();
    expect(await question.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  it('offers the data first', async () => {
    const { user, question } = await ask();
    await user.click(question.getByRole('button', { name: 'Download my data first' }));
    expect(data.downloadFile).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});
