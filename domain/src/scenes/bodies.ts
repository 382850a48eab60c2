/** The twelve bodies of animals: arcs are written for one, and all that is drawn has one. */
export const BODIES = [
  'hands',
  'four legs',
  'hooves',
  'bird',
  'waddler',
  'swimmer',
  'many arms',
  'many legs',
  'no legs',
  'flyer',
  'tiny',
  'huge',
] as const;
export type Body = (typeof BODIES)[number];
