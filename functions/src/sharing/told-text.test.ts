import { expect, test } from 'vitest';
import { toldText } from './told-text.ts';

const STORY = { childName: 'Mia', content: '<p>Mia met the fox.</p><p>“Good night, Mia!”</p>' };
const TEMPLATE = '<p>{child} met the fox.</p><p>“Good night, {child}!”</p>';

test.each([
  ['another child', { childName: 'Ana Lena', content: '<p>Ana Lena met the fox.</p><p>“Good night, Ana Lena!”</p>' }],
  ['other paragraphs and marks', { ...STORY, content: '<p>Mia met the Fox. Good night, Mia.</p>' }],
  ['a template', { ...STORY, template: TEMPLATE }],
  ['a template and another child', { childName: 'Fox', content: '<p>Fox met the fox.</p>', template: TEMPLATE }],
])('the same story with %s is recognized [safety 4]', (_what, story) => {
  expect(toldText(story)).toBe(toldText(STORY));
});

test('another story is not, and a document without text is none [safety 4]', () => {
  expect(toldText({ ...STORY, content: '<p>Mia met the otter.</p>' })).not.toBe(toldText(STORY));
  expect(toldText({} as typeof STORY)).toBe('');
});
