/** Moments of a family's day that one story can take up. It gives them to the animal, never to the child. */
export const MOMENTS = [
  { id: 'first-day', label: 'A first day somewhere new' },
  { id: 'new-sibling', label: 'A new baby' },
  { id: 'dentist', label: 'The dentist' },
  { id: 'moved-house', label: 'A new home' },
  { id: 'lost-tooth', label: 'A lost tooth' },
  { id: 'quarrel', label: 'A quarrel with a friend' },
  { id: 'cannot-sleep', label: 'Cannot fall asleep' },
  { id: 'ill-grandparent', label: 'A grandparent is ill' },
  { id: 'new-pet', label: 'A new pet' },
  { id: 'swimming-lesson', label: 'A swimming lesson' },
  { id: 'thunderstorm', label: 'A thunderstorm' },
  { id: 'no-diaper', label: 'No more diaper' },
  { id: 'sharing', label: 'Sharing' },
  { id: 'proud', label: 'Proud of something' },
  { id: 'trip', label: 'A trip' },
  { id: 'birthday', label: 'A birthday' },
] as const;

export type Moment = (typeof MOMENTS)[number]['id'];

export const MOMENT_IDS = MOMENTS.map(({ id }) => id) as [Moment, ...Moment[]];
