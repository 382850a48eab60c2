import { expect, test } from 'vitest';
import { insertName } from './insert-name.ts';
import { tidyPlaceholders } from './placeholders.ts';

test.each([
  ['{Child}', '{child}'],
  ['{ child }', '{child}'],
  ['{{child}}', '{child}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a way in which models write it
  ['${child}', '{child}'],
  ['[child]', '{child}'],
  ['<child>', '{child}'],
  ['｛child｝', '{child}'],
  ['{childName}', '{child}'],
  ['{child_name}', '{child}'],
  ['{the child}', '{child}'],
  ['{name}', '{child}'],
  ['{child}’s', '{child}’s'],
  ['{child}s boat', "{child}'s boat"],
  ["{child's} boat", "{child}'s boat"],
  ['{Child}S', "{child}'s"],
  ['{ word }s', '{word}s'],
  ['{WORD}', '{word}'],
  ['{child1}', '{child}'],
  ['{Child 2}', '{child2}'],
  ['{{child2}}', '{child2}'],
  ['[child_3]', '{child3}'],
  ['{childName4}', '{child4}'],
  ['{child2}s lamp', "{child2}'s lamp"],
  ["{child3's} lamp", "{child3}'s lamp"],
])('a placeholder written as %s is %s', (written, expected) => {
  expect(tidyPlaceholders(`It was ${written}.`)).toBe(`It was ${expected}.`);
  const named = insertName(tidyPlaceholders(`It was ${written}.`), 'Mia', ['Leo', 'Ana', 'Bo']);
  expect(named.replace('{word}', '')).not.toMatch(/child|[${}]/i);
});

test.each(['the children', 'a child', 'a {x}', 'in a word', 'child}'])('“%s” is not a placeholder and stays unchanged', (text) => {
  expect(tidyPlaceholders(text)).toBe(text);
});
