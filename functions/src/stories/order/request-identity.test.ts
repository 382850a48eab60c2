import type { StoryRequest } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { identityOf } from './request-identity.ts';

const REQUEST: StoryRequest = {
  childName: 'Mia',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'short',
  storyTone: 'calm',
};
const WISHES: Partial<StoryRequest> = { age: '2-3', pronouns: 'she', notTonight: ['dogs', 'dark'], childId: '3' };

describe('the identity of a request', () => {
  test.each([
    ['age', { age: '6-8' }],
    ['pronouns', { pronouns: 'they' }],
    ['notTonight', { notTonight: ['dogs'] }],
    ['childId', { childId: '4' }],
  ] as const)('differs with another %s', (_field, change) => {
    const stored = identityOf({ ...REQUEST, ...WISHES });
    expect(identityOf({ ...REQUEST, ...WISHES, ...change } as StoryRequest).matches(stored)).toBe(false);
  });

  test('is the same for topics in another order, and for another name', () => {
    const stored = identityOf({ ...REQUEST, ...WISHES });
    expect(identityOf({ ...REQUEST, ...WISHES, childName: 'Leo', notTonight: ['dark', 'dogs'] }).matches(stored)).toBe(true);
  });

  test('matches what earlier versions stored for a request, with and without the new wishes', () => {
    // As versions 2 and 1 stored REQUEST.
    const second = { v: 2, asked: 'hS_rt4pfiddj2XN9jvMx7XldHiJ2ZBtCLzUirRHnwa4' };
    const first = { asked: '["otter","garden","short","calm"]' };
    for (const request of [REQUEST, { ...REQUEST, ...WISHES } as StoryRequest]) {
      expect(identityOf(request).matches(second)).toBe(true);
      expect(identityOf(request).matches(first)).toBe(true);
    }
    expect(identityOf({ ...REQUEST, storyTone: 'funny' }).matches(second)).toBe(false);
  });
});
