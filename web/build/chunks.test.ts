import { expect, it } from 'vitest';
import { compileHint } from './chunks.ts';

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
