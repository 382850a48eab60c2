import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';

it('shows what a terminal would obey, so that a file cannot hide or invent changes', () => {
  const lines = describeChanges({}, { title: 'Lamp\u001B[2J\u009B1A\r', 'a\n  b': 1, description: 'one\ntwo \u202Eeno' });
  expect(lines).toEqual(['title: “Lamp\\u{1b}[2J\\u{9b}1A\\u{d}”', 'a\\n  b: 1', 'description: “one\\ntwo \\u{202e}eno”']);
});
