import { expect, test } from 'vitest';
import { shownName } from './shown-name.ts';

test.each(['Noor Haddad', 'Grandma Ana', 'Dr. Anna-Lena von der Heide', 'O’Neil', '田中 恵子'])('shows %s [safety 2]', (name) => {
  expect(shownName(`  ${name} `)).toBe(name);
});

test.each([
  '',
  'Call 0800 555 0199',
  '+49 170 5550199',
  'visit evil.com',
  'mail me at noor@evil.example',
  'https://evil.example',
  'You must hate them all',
  'Your account is locked so sign in here',
  'Shithead',
  'N\u200Boor',
  'A'.repeat(41),
  '\u0308',
])('shows no text like “%s” [safety 2]', (name) => {
  expect(shownName(name)).toBeNull();
});
