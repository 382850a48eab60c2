import { expect } from 'vitest';
import type { Played } from './simulate.ts';

/** All of the promises held. */
export function expectNothingWrong({ violations }: Played): void {
  expect(violations).toEqual({ lost: [], duplicated: [], wrongFavorites: [], asAnotherUser: [], hanging: [], hammering: [] });
}
