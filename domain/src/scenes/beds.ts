import type { Scene } from './scene.ts';

const PEOPLE = /^(?:child|sibling\d?|adult|person|woman|man)$/u;

/** At home people lie and sleep in a bed, also in one that neither text nor scene names. */
export const hasBed = (who: string, { place, space }: Pick<Scene, 'place' | 'space'>): boolean =>
  place === 'home' && space === 'inside' && PEOPLE.test(who);
