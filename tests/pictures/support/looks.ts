/** Children as families describe them, each with what takes the most room or hides the most: their pages are measured in turn. */
import type { StoryLooks } from '../../../domain/src/index.ts';

export const LOOKS: readonly StoryLooks[] = [
  [],
  [{ skin: 'medium', hair: 'short', wheelchair: 'manual' }, { wheelchair: 'power' }, { skin: 'light', hair: 'ponytail' }],
  [
    { skin: 'olive', hair: 'hijab', clothes: 'teal' },
    { skin: 'medium', hair: 'patka' },
  ],
  [{ skin: 'very-dark', hair: 'afro', hairColor: 'black', glasses: 'round' }, { skin: 'dark', hair: 'puffs' }, null],
  [
    { skin: 'light', hair: 'braids', hairColor: 'red', hearingAid: 'left' },
    { skin: 'light', hair: 'bunches', wheelchair: 'power' },
  ],
];
