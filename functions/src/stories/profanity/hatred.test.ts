import { expect, test } from 'vitest';
import { FIRST_NAMES } from '../../../../tests/fixtures/first-names.ts';
import { isHateful, isHatefulName } from './hatred.ts';

test.each([
  [['God Hates Gays']],
  [['Gas Jews']],
  [['gas-the-jews']],
  [['Juden raus']],
  [['Смерть евреям']],
  [['Jews', 'must', 'die']],
  [['I hate', 'all', 'blacks']],
  [['Burn', 'Mia', 'Muslims']],
  [['Ｂｌａｃｋｓ Stink']],
])('%j is a slogan', (names) => expect(isHateful(names)).toBe(true));

test.each([[['Gay']], [['Jude', 'Christian']], [['Israel']], [['Roma', 'Ana']], [['Turk', 'Diego']], [['Die', 'Anna']]])(
  '%j are names',
  (names) => expect(isHateful(names)).toBe(false),
);

test('no word of ill will is a common first name, so real names are never a slogan', () => {
  expect(FIRST_NAMES.filter((name) => isHateful(['Jews', name]))).toEqual([]);
});

test('a name that is also the name of a group is no slogan in a private story [safety 9]', () => {
  expect(['Gay Burns', 'Jude Lynch', 'God Hates Gays', 'Gas Jews'].map(isHatefulName)).toEqual([false, false, true, true]);
});
