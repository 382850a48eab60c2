import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Mia.Parent+tales@Gmail.com', 'miaparent@gmail.com'],
  ['m.i.a.parent@googlemail.com.', 'miaparent@gmail.com'],
  [' parent+a+b@example.com ', 'parent@example.com'],
  ['mia.parent@example.com', 'mia.parent@example.com'],
  ['mia-par_ent+1@pm.me', 'miaparent@proton.me'],
  ['mia.parent@me.com', 'mia.parent@icloud.com'],
  ['ＭＩＡ@ｇｍａｉｌ．ｃｏｍ', 'mia@gmail.com'],
  ['+@example.com', '+@example.com'],
  ['...@gmail.com', '...@gmail.com'],
])('the mailbox of %s is %s [safety 3]', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test('the mailboxes of different families differ, and what is no address has none [safety 3]', () => {
  const families = ['mia@example.com', 'mia@example.org', 'mia.a@example.com', 'miaa@example.com', 'mia@gmail.com.example.com'];
  expect(new Set(families.map(mailboxOf)).size).toBe(families.length);
  for (const none of [null, '', 'mia', '@', 'mia@', '@gmail.com', 'a@b@c']) expect(mailboxOf(none)).toBeNull();
});
