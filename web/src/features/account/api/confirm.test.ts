// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { handDraftsTo } from '../../../data/session/drafts.ts';
import { confirmFor } from './confirm.ts';
import { takeReturn } from './confirming.ts';

const confirmIdentity = vi.hoisted(() => vi.fn());
vi.mock('../../../data/session/sign-in/confirm-identity.ts', () => ({ confirmIdentity }));

const leaving = (outcome: Promise<void>) =>
  confirmIdentity.mockImplementation((_password: null, onLeaving: () => void) => {
    onLeaving();
    return outcome;
  });

beforeEach(() => {
  confirmIdentity.mockReset().mockResolvedValue(undefined);
  handDraftsTo('uid-anna');
});

it('remembers nothing where the user was confirmed in a window, or the page came back', async () => {
  await confirmFor({ change: 'deletion' }, 'bedtime123');
  expect(confirmIdentity).toHaveBeenCalledWith('bedtime123', expect.any(Function));
  expect(takeReturn()).toBeNull();
  leaving(Promise.reject(new Error('Back.')));
  await expect(confirmFor({ change: 'password' }, null)).rejects.toThrow('Back.');
  expect(takeReturn()).toBeNull();
});

it('does not continue the change of another account', () => {
  leaving(new Promise(() => undefined));
  void confirmFor({ change: 'deletion' }, null);
  handDraftsTo('uid-ben');
  expect(takeReturn()).toBeNull();
});

it.each(['null', '{"change":"plan"}', '7', 'not JSON'])('continues nothing that it does not know: %s', (stored) => {
  sessionStorage.setItem('tuckaway:draft:confirming', stored);
  expect(takeReturn()).toBeNull();
});
