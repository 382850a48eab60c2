import { expect, it } from 'vitest';
import { besideLateCode, compileHint } from './chunks.ts';

it.each(['libraries', 'shell', 'queries', 'reading-aids', 'curated-reader-route', 'family-reader-route', 'create-story-screen'])(
  'has %s compiled while it arrives',
  (name) => {
    expect(compileHint({ name })).toBe('//# allFunctionsCalledOnLoad');
  },
);

it.each(['index', 'home-route', 'firebase-auth', 'firestore', 'load', 'settings-dialog', 'toaster'])(
  'leaves %s until it is called',
  (name) => {
    expect(compileHint({ name })).toBe('');
  },
);

const beside = (files: string[], hostType: 'html' | 'js' = 'js') =>
  besideLateCode('assets/one.js', files, { hostId: 'assets/home.js', hostType });

it('fetches beside late code only what is not there yet', () => {
  expect(
    beside(['assets/finder-1.js', 'assets/rolldown-runtime-1.js', 'assets/shell-1.js', 'assets/index-1.js', 'assets/search-field-1.js']),
  ).toEqual(['assets/finder-1.js', 'assets/search-field-1.js']);
  expect(beside(['assets/comfort-1.js', 'assets/libraries-1.js', 'assets/comfort-1.css'])).toEqual([
    'assets/comfort-1.js',
    'assets/comfort-1.css',
  ]);
});

it('has no link for a file that comes alone, and leaves a page its own', () => {
  expect(beside(['assets/toasts-1.js', 'assets/libraries-1.js'])).toEqual([]);
  expect(beside(['assets/toasts-1.js', 'assets/libraries-1.js'], 'html')).toHaveLength(2);
});
