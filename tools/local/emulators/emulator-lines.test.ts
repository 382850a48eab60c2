import { expect, it } from 'vitest';
import { shownLine } from './emulator-lines.ts';

/** As firebase-tools prints a message in a terminal with colors. */
const printed = (text: string) => `\u001b[36m\u001b[1mi \u001b[22m\u001b[39m ${text}`;
const LINK = 'http://127.0.0.1:9099/emulator/action?mode=verifyEmail&lang=en&oobCode=abc&apiKey=demo-key';

it.each([
  `To verify the email address a@example.com, follow this link: ${LINK}`,
  `To reset the password for a@example.com, follow this link: ${LINK}&newPassword=NEW_PASSWORD_HERE`,
  `To verify and change the email address from a@example.com to b@example.com, follow this link: ${LINK}`,
  `To reset your email address to a@example.com, follow this link: ${LINK}`,
])('shows the link of an email: %s', (message) => {
  expect(shownLine(printed(message))).toBe(`Email: ${message}`);
});

it('shows what functions log and warnings, and nothing else', () => {
  expect(shownLine('⚠  functions: something')).toBe('⚠  functions: something');
  expect(shownLine('>  {"severity":"INFO"}')).toBe('>  {"severity":"INFO"}');
  expect(shownLine('⚠  Env variable override detected')).toBeNull();
  expect(shownLine(printed('auth: importing accounts'))).toBeNull();
});
