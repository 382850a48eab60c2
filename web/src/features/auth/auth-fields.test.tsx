// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AuthScreen } from './auth-screen.tsx';

const actions = vi.hoisted(() => ({
  signIn: vi.fn(),
  signUp: vi.fn(),
  signInWithGoogle: vi.fn(),
  prepareSignIn: vi.fn(),
  returnsFromGoogle: vi.fn(),
  finishGoogleSignIn: vi.fn(),
}));
vi.mock('../../data/session/session-actions.ts', () => actions);
vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-out' }) }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  for (const action of [actions.signIn, actions.signUp]) action.mockReset().mockResolvedValue(undefined);
});

const open = () => renderScreen(<AuthScreen />, { at: '/auth' });
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

it('requires an email of email type and a password, and a name only for a new account [spec 2.20, 5.1]', async () => {
  const { user } = open();
  expect(field('Email Address')).toBeRequired();
  expect(field('Email Address')).toHaveAttribute('type', 'email');
  expect(field('Password')).toBeRequired();
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(screen.queryByLabelText('Your Name')).toBeNull();
  await user.click(button('Need an account? Create one'));
  expect(field('Your Name')).toBeRequired();
  expect(field('Email Address')).toBeRequired();
  expect(field('Password')).toBeRequired();
});

it('sends nothing while one of the fields is empty [spec 5.1]', async () => {
  const { user } = open();
  await user.type(field('Email Address'), 'anna@example.com');
  await user.click(button('Sign In'));
  await user.clear(field('Email Address'));
  await user.type(field('Password'), 'bedtime123');
  await user.click(button('Sign In'));
  expect(actions.signIn).not.toHaveBeenCalled();
  await user.click(button('Need an account? Create one'));
  await user.type(field('Email Address'), 'anna@example.com');
  await user.click(button('Create Account'));
  expect(actions.signUp).not.toHaveBeenCalled();
});

it('has no rule for the length of a password: that is the provider’s matter [spec 5.1]', async () => {
  const { user } = open();
  for (const rule of ['minlength', 'maxlength', 'pattern']) expect(field('Password')).not.toHaveAttribute(rule);
  await user.type(field('Email Address'), 'anna@example.com');
  await user.type(field('Password'), 'x');
  await user.click(button('Sign In'));
  expect(actions.signIn).toHaveBeenCalledExactlyOnceWith('anna@example.com', 'x');
});

it('says above Create Account and Continue with Google what continuing confirms, without a field', async () => {
  const { user } = open();
  for (const [mode, below] of [
    ['sign-in', 'Continue with Google'],
    ['create', 'Create Account'],
  ] as const) {
    if (mode === 'create') await user.click(button('Need an account? Create one'));
    const line = screen.getByText(/^By continuing, you confirm that you are an adult and agree to the/);
    expect(line.compareDocumentPosition(button(below)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(line.compareDocumentPosition(button('Continue with Google')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: /^privacy policy/ })).toHaveAttribute('href', '/privacy');
    expect(screen.queryByRole('checkbox')).toBeNull();
  }
});

it('offers Continue with Google in both modes [spec 2.21]', async () => {
  const { user } = open();
  expect(button('Continue with Google')).toBeEnabled();
  await user.click(button('Need an account? Create one'));
  expect(button('Continue with Google')).toBeEnabled();
});
