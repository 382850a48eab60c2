import { expect, it } from 'vitest';

/** All sources except tests, without their comments. */
const sources = Object.entries(import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }))
  .filter(([path]) => !/\.test\.tsx?$|\/test\//.test(path))
  .map(([path, text]) => [path, text.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '')] as const);
const filesWith = (words: RegExp) => sources.filter(([, text]) => words.test(text)).map(([path]) => path.replace(/^.*\//, ''));

it('/test-openai is hidden: nothing leads to it [spec 1.7]', () => {
  expect(filesWith(/['"`]\/test-openai/)).toEqual(['routes.ts']);
});

it('the plan shows on the badge and makes no other difference [spec 6.3]', () => {
  expect(filesWith(/\bisPremium\b/)).toEqual(['settings-dialog.tsx']);
});
