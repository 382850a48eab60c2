import type { StoryRequest } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { ORDER } from '../../../testing/fake-order-ports.ts';
import { identityOf } from './request-identity.ts';

const REQUEST = ORDER.request;
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

  const CONTINUES = { storyId: '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11', recap: 'They found a lamp.', cast: ['the owl'] };
  const EPISODE = { ...REQUEST, siblings: ['Leo', 'Ada'], continues: CONTINUES };

  test.each([
    [
      'with siblings and an earlier episode',
      EPISODE,
      '["otter","garden","short","calm",2,"JCZN6d63rzMeLp6OlBYepTqBircGXxUUdWHhPCpkFuw"]',
      [REQUEST, { ...EPISODE, continues: { ...CONTINUES, recap: 'They lost it.' } }],
    ],
    [
      'about an animal that is called like the child',
      { ...REQUEST, childName: 'Robin', favoriteAnimal: 'robin' },
      '["{word}","garden","short","calm"]',
      [REQUEST],
    ],
  ])('matches what version 2e92dfd stored for one %s, and no other does', (_what, request, asked, others) => {
    expect(identityOf(request).matches({ asked })).toBe(true);
    for (const other of others) expect(identityOf(other).matches({ asked })).toBe(false);
  });
});
