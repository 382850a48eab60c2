import { describe, expect, it } from 'vitest';
import { bySpeaker } from './speakers.ts';

describe('a paragraph', () => {
  it.each([
    [
      'who is named behind it',
      '“Is it heavy?” asked Toast. “Only at the head,” said Ada.',
      ['“Is it heavy?” asked Toast.', '“Only at the head,” said Ada.'],
    ],
    ['who is not named', '“How was I?” “Good.”', ['“How was I?”', '“Good.”']],
    ['after a deed', 'Toast sat. “Up,” Ada called. “No,” said Toast.', ['Toast sat. “Up,” Ada called.', '“No,” said Toast.']],
  ])('ends before another speaker %s', (_what, text, parts) => {
    expect(bySpeaker(text)).toEqual(parts);
  });

  it.each([
    '“You had me,” said Toast. “You patted my head.”',
    'Ada knelt. “Come. Come here,” said Ada, and waited.',
    'Ada ran. It rained.',
  ])('goes on with the same one: %s', (text) => {
    expect(bySpeaker(text)).toEqual([text]);
  });
});
