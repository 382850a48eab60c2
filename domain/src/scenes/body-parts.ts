/** Parts that only some bodies have, of those that stories get wrong. */
import type { Body } from './bodies.ts';

interface BodyPart {
  /** A regular expression for its words. */
  words: string;
  /** Bodies of which some animal has it. */
  bodies: readonly Body[];
}

/** A seal has no wings, and some turtles have beaks: only what no animal of a body has is certain. */
export const BODY_PARTS = {
  hand: { words: 'hands?|fingers?|thumbs?', bodies: ['hands', 'flyer', 'many arms'] },
  hoof: { words: 'hoof|hooves', bodies: ['hooves', 'huge'] },
  beak: { words: 'beak|feathers', bodies: ['bird', 'waddler', 'flyer', 'swimmer', 'many arms'] },
  wing: { words: 'wings?', bodies: ['bird', 'flyer', 'waddler', 'tiny', 'hooves', 'swimmer'] },
  paw: { words: 'paws?', bodies: ['four legs', 'hands', 'flyer', 'waddler', 'huge'] },
} as const satisfies Record<string, BodyPart>;

/** What these bodies never do with their feet. */
export const NEVER_DONE: Readonly<Partial<Record<Body, string>>> = {
  'no legs': 'hopped|jumped|knelt|ran|skipped|stamped|tiptoed|trotted|walked',
  swimmer: 'climbed|hopped|knelt|ran|skipped|stamped|tiptoed|trotted|walked',
  'many arms': 'hopped|knelt|skipped|trotted',
};
