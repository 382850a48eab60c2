/** Birds that sit or stand upright and face the viewer. */
import { kind } from '../kind.ts';

export const UPRIGHT_BIRDS = {
  owl: kind('bird', '#a9795a #f4e2c4 #6f4a41 #f0a850', { form: 'owl', home: 'air' }),
  'snowy owl': kind('bird', '#f3f1ee #ffffff #c3c4d2 #4a4660', { form: 'owl', mark: 'spots', home: 'air' }),
  'barn owl': kind('bird', '#d9a866 #fbf3e4 #b07c48 #e8c9a0', { form: 'owl', mark: 'pale', home: 'air', size: 0.94 }),
  robin: kind('bird', '#9a7b66 #f4e9d6 #6b5248 #e8703f', { form: 'robin', mark: 'mask', home: 'air', size: 0.82 }),
  sparrow: kind('bird', '#b08662 #f2e4cd #6f4e40 #d9b98f', { form: 'robin', home: 'air', size: 0.82 }),
  eagle: kind('bird', '#7d5a4a #fbf2e2 #553b38 #f2b04a', { form: 'eagle', home: 'air', size: 1.05 }),
  hawk: kind('bird', '#8f6248 #f6e6cc #553a34 #f2c04a', { form: 'hawk', home: 'air', size: 0.96 }),
  parrot: kind('bird', '#3fa889 #f7d66d #2b7a86 #f07a4f', { form: 'parrot', home: 'air' }),
  macaw: kind('bird', '#d9443f #fbf0e2 #2f6fb8 #f2c04a', { form: 'parrot', tail: 'long', home: 'air', size: 1.04 }),
  budgie: kind('bird', '#7fc24f #f9e27a #4a8a4a #4f8fd0', { form: 'parrot', mark: 'stripe', home: 'air', size: 0.8 }),
  toucan: kind('bird', '#3d3f66 #fbf0d8 #2a2b4c #f5a03f', { form: 'toucan', home: 'air' }),
  penguin: kind('bird', '#3f466e #faf3e6 #2b2f52 #f2a24f', { form: 'penguin', home: 'land' }),
  puffin: kind('bird', '#3f466a #faf3e6 #2b3050 #f0803f', { form: 'puffin', home: 'air', size: 0.9 }),
  chick: kind('bird', '#f8d36e #fdebb4 #dca444 #f0934a', { form: 'chick', home: 'land', size: 0.76 }),
  chicken: kind('bird', '#f4e6d0 #fdf5e6 #c99a72 #e2574a', { form: 'hen', home: 'land', size: 0.94 }),
  rooster: kind('bird', '#c9643c #f2c878 #2f5d63 #e04c44', { form: 'rooster', home: 'land' }),
  turkey: kind('bird', '#8a5a45 #e8c08c #5f3a35 #d9534a', { form: 'peacock', home: 'land' }),
  peacock: kind('bird', '#3b86a8 #7cc7b0 #2c5f8c #f2c35a', { form: 'peacock', home: 'land', size: 1.05 }),
};
