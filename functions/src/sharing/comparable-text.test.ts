import { expect, test } from 'vitest';
import { comparableText } from './comparable-text.ts';

const STORY = { childName: 'Mia', content: '<p>Mia met the fox.</p><p>“Good night, Mia!”</p>' };
const TEMPLATE = '<p>{child} met the fox.</p><p>“Good night, {child}!”</p>';

test.each([
  ['another child', { childName: 'Ana Lena', content: '<p>Ana Lena met the fox.</p><p>“Good night, Ana Lena!”</p>' }],
  ['other paragraphs and marks', { ...STORY, content: '<p>Mia met the Fox. Good night, Mia.</p>' }],
  ['a template', { ...STORY, template: TEMPLATE }],
  ['a template and another child', { childName: 'Fox', content: '<p>Fox met the fox.</p>', template: TEMPLATE }],
])('the same story with %s has the same text [safety 4]', (_what, story) => {
  expect(comparableText(story)).toBe(comparableText(STORY));
});

test('another story has another text, and a document without text has none [safety 4]', () => {
  expect(comparableText({ ...STORY, content: '<p>Mia met the otter.</p>' })).not.toBe(comparableText(STORY));
  expect(comparableText({} as typeof STORY)).toBe('');
});
