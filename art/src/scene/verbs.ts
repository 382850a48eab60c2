/** What figures do in an act. */
export const VERBS = [
  ...(['stand', 'sit', 'lie', 'sleep', 'walk', 'run', 'climb', 'jump', 'fly', 'swim', 'fall', 'dance', 'hide in', 'peek out of'] as const),
  ...(['pull', 'push', 'give', 'hold', 'hold up', 'carry', 'catch', 'drop into', 'pour', 'eat', 'drink', 'knock on', 'open'] as const),
  ...(['look into', 'look at', 'look up at', 'listen to', 'whisper to', 'hug', 'ride on', 'lean on', 'tuck in', 'mend', 'draw'] as const),
  ...(['play', 'wave to', 'point at', 'blow', 'count', 'dig'] as const),
] as const;
export type Verb = (typeof VERBS)[number];
