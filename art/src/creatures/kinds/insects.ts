/** Insects, spiders and their kin, and bats. */
import { kind } from '../kind.ts';

export const INSECTS = {
  butterfly: kind('wings', '#f0955a #ffd894 #4a2f4a #d9668a', { home: 'air', size: 0.9 }),
  moth: kind('wings', '#d9c6ae #f4e6cb #6d5568 #c99f86', { form: 'moth', home: 'air', size: 0.88 }),
  dragonfly: kind('wings', '#b9dde0 #e8f2ea #3f7a8f #8fc7d2', { form: 'dragonfly', home: 'air', size: 0.9 }),
  mosquito: kind('wings', '#dfe6ee #f4f6f8 #6a5a68 #cdd6e0', { form: 'mosquito', home: 'air', size: 0.8 }),
  bee: kind('beetle', '#f5c65a #fbe9b4 #4a3345 #e6eef2', { form: 'bee', home: 'air', size: 0.84 }),
  bumblebee: kind('beetle', '#4a3a44 #f9edd0 #f2b93f #e6eef2', { form: 'bumblebee', home: 'air', size: 0.86 }),
  wasp: kind('beetle', '#f2d23f #fbeea4 #2e2838 #e6eef2', { form: 'wasp', home: 'air', size: 0.86 }),
  fly: kind('beetle', '#5f6478 #8f96a8 #3f4254 #e6eef2', { form: 'fly', home: 'air', size: 0.78 }),
  ladybug: kind('beetle', '#e0553f #f7dcc0 #3a2a40', { form: 'ladybug', home: 'air', size: 0.84 }),
  beetle: kind('beetle', '#3f8a78 #8fd0b4 #2f4a54 #c9d86a', { form: 'beetle', home: 'land', size: 0.84 }),
  'stag beetle': kind('beetle', '#5a3a3c #8a5f50 #38262c', { form: 'stag', home: 'land', size: 0.92 }),
  firefly: kind('beetle', '#6f5a68 #ffe08a #453851 #e8e4d8', { form: 'firefly', home: 'air', size: 0.84 }),
  ant: kind('beetle', '#a8543f #d98a6a #6d3438', { form: 'ant', home: 'land', size: 0.8 }),
  cockroach: kind('beetle', '#9a5f3c #c98f5c #6a3f30', { form: 'roach', home: 'land', size: 0.84 }),
  grasshopper: kind('hopper', '#8fbf4f #dfe89a #5a8a3f', { home: 'land', size: 0.88 }),
  cricket: kind('hopper', '#7a5a48 #c49a70 #4f3a34', { form: 'cricket', home: 'land', size: 0.84 }),
  mantis: kind('mantis', '#8cc45a #dceba0 #568a42', { home: 'land', size: 0.92 }),
  'stick insect': kind('twig', '#a8824f #d9bd84 #74573a', { home: 'land', size: 0.96 }),
  spider: kind('spider', '#7a6d9c #b8acd0 #5f5484', { home: 'land', size: 0.84 }),
  tarantula: kind('spider', '#6a4638 #d98a4c #43302c', { form: 'tarantula', home: 'land', size: 0.96 }),
  scorpion: kind('scorpion', '#b5713f #e3ad74 #7c4a34', { home: 'land', size: 0.92 }),
  bat: kind('bat', '#6f5f8f #c6b2d0 #4a3f6d #e8b8b0', { home: 'air', size: 0.94 }),
};
