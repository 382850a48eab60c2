/** Reptiles, amphibians, snails and worms. */
import { kind } from '../kind.ts';

export const CRAWLERS = {
  turtle: kind('turtle', '#8fb573 #d9dfa6 #5d7d55 #b9824f', { home: 'land', size: 0.95 }),
  tortoise: kind('turtle', '#b8a878 #e9dcae #7a6c4c #8a6a44', { form: 'tortoise', home: 'land', size: 1 }),
  'sea turtle': kind('turtle', '#6fae9c #dbe8c4 #3f7a70 #5f8a5a', { form: 'sea', home: 'water', size: 1 }),
  snake: kind('snake', '#84b26b #e4e2a4 #4f7d55 #e2574a', { home: 'land', size: 0.94 }),
  cobra: kind('snake', '#b8904f #f0dfa4 #6f5438 #e2574a', { form: 'cobra', home: 'land', size: 0.98 }),
  rattlesnake: kind('snake', '#c2a67c #8a6444 #6f5240 #e2574a', { form: 'rattle', home: 'land', size: 0.94 }),
  crocodile: kind('crocodile', '#7fa663 #d6dba0 #527a4e', { home: 'land' }),
  lizard: kind('crocodile', '#6fb6a0 #e0e6b4 #47857c #f2a65a', { form: 'lizard', home: 'land', size: 0.86 }),
  gecko: kind('crocodile', '#9ccc5a #f3f0b8 #5f9a4a #e8703f', { form: 'lizard', mark: 'spots', home: 'land', size: 0.82, eyes: 1.35 }),
  iguana: kind('crocodile', '#7fae5a #d9e0a0 #4f7a48 #d9c24a', { form: 'iguana', home: 'land', size: 0.96 }),
  'komodo dragon': kind('crocodile', '#7a7468 #b3aa94 #55504a #e0b04a', { form: 'komodo', home: 'land', size: 1.06 }),
  salamander: kind('crocodile', '#3d3a4a #f2c33f #2a2836 #f2c33f', { form: 'lizard', mark: 'patches', home: 'land', size: 0.86 }),
  chameleon: kind('snail', '#8cc06a #d8e39c #4f8f63 #f0a65a', { form: 'chameleon', home: 'land', size: 0.92 }),
  frog: kind('frog', '#8cbf5f #e6ebb0 #5c8f4c', { home: 'land', size: 0.9 }),
  'tree frog': kind('frog', '#5fc04a #f6f0c0 #3a8ad0 #f0703f', { form: 'tree', home: 'land', size: 0.86, eyes: 1.2 }),
  toad: kind('frog', '#a08a62 #e3d3a4 #6f5c44', { form: 'toad', home: 'land', size: 0.92 }),
  tadpole: kind('tadpole', '#5f6a58 #a8b48a #434c40', { home: 'water', size: 0.74 }),
  axolotl: kind('frog', '#f2b3b8 #fbd9d3 #d9788c', { form: 'axolotl', home: 'water', size: 0.92 }),
  snail: kind('snail', '#e9cfa5 #f9ead0 #b98c63 #d97f5b', { home: 'land', size: 0.86 }),
  slug: kind('snail', '#b5785a #dca884 #7f4f40', { form: 'slug', home: 'land', size: 0.84 }),
  worm: kind('caterpillar', '#e8a295 #f6c9b8 #bd7273', { form: 'worm', home: 'land', size: 0.8 }),
  caterpillar: kind('caterpillar', '#a5c45f #dfe59a #6d8f49 #f08a5b', { home: 'land', size: 0.86 }),
  centipede: kind('caterpillar', '#c9703f #e8a464 #8a4434 #f2c05a', { form: 'centipede', home: 'land', size: 0.88 }),
};
