import { expect } from 'vitest';
import type { Played } from './simulate.ts';

/** Fails where a guarantee was violated. */
export function expectNoViolations({ violations }: Played): void {
  expect(violations).toEqual({ lost: [], duplicated: [], wrongFavorites: [], asAnotherUser: [], hanging: [], hammering: [] });
}
