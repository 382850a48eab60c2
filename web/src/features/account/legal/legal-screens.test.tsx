// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { CURRENT_TERMS } from '@tuckaway/domain';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

const text = () => document.body.textContent ?? '';

it.each([
  ['Privacy Policy', <PrivacyScreen key="privacy" />],
  ['Terms of Service', <TermsScreen key="terms" />],
])('%s has the date of its version, the controller and a way home', (title, page) => {
  renderScreen(page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.querySelector('time')).toHaveAttribute('datetime', CURRENT_TERMS);
  for (const value of Object.values(__CONTROLLER__)) expect(text()).toContain(value);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('the privacy policy names what is stored, processors, retention, backups and the laws about children', () => {
  renderScreen(<PrivacyScreen />);
  for (const words of [
    'your name, your email address',
    'which version of these terms you agreed to',
    'your favorites, how far you have read, and which stories you reported',
    'a nickname, a favorite animal, the usual length and mood, an age group, and if you choose them pronouns, what stories leave out, and bedtime',
    'If you describe how your child looks, also that',
    'no AI gets it, and you can take it back at any time',
    'each story you share by a link',
    'the address at which your browser takes them, and your bedtime reminder',
    'Your last twelve stories, without names',
    'Google’s request logs keep addresses for 30 days, but leave out who opened a shared page',
    'Where Google’s reCAPTCHA protects the service, it sees your address too',
    'Google',
    __AI__.provider,
    __AI__.retention,
    'COPPA, as amended',
    'GDPR',
    '30 days',
    'last seven days',
    'within 14 days',
    'a code that is always the same for your account but does not name it, never a child’s name',
  ]) {
    expect(text()).toContain(words);
  }
});
