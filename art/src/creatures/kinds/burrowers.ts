/** Low animals seen from the side, with snouts, scales, bands or quills. */
import { kind } from '../kind.ts';

export const BURROWERS = {
  pangolin: kind('low', '#a8764c #e9c79c #6f4836', { form: 'cone', coat: 'scales', tail: 'scaled', ears: 'none', legs: 26, size: 1.14 }),
  armadillo: kind('low', '#b3a08e #e3cfb6 #7a6658 #e6b0a0', {
    form: 'cone',
    coat: 'bands',
    tail: 'whip',
    ears: 'long',
    legs: 24,
    size: 1.08,
  }),
  anteater: kind('low', '#7a7078 #efe8dc #3a343f', { form: 'tube', coat: 'saddle', tail: 'plume', ears: 'small', legs: 44, size: 1.04 }),
  aardvark: kind('low', '#c2a08c #ead4bf #8a6a5c #e6b0a0', { form: 'pig', coat: 'none', tail: 'thick', ears: 'long', legs: 42, size: 1 }),
  porcupine: kind('low', '#5c4a4c #b89a80 #2f2834 #f6ead2', {
    form: 'short',
    coat: 'quills',
    tail: 'none',
    ears: 'small',
    legs: 26,
    size: 1,
  }),
  echidna: kind('low', '#7a5c48 #c9a27c #3f3038 #f0dcb4', {
    form: 'straw',
    coat: 'spines',
    tail: 'none',
    ears: 'none',
    legs: 18,
    size: 0.98,
  }),
  platypus: kind('low', '#7d5a46 #c9a078 #4f3a34 #4a4a58', {
    form: 'bill',
    coat: 'none',
    tail: 'paddle',
    ears: 'none',
    legs: 16,
    home: 'land',
    size: 1.08,
  }),
  capybara: kind('low', '#a97c54 #d9b48a #6b4a3a', { form: 'block', coat: 'none', tail: 'none', ears: 'small', legs: 44, size: 1.02 }),
  tapir: kind('low', '#4a4658 #f1ece4 #332f42', { form: 'trunk', coat: 'rump', tail: 'short', ears: 'long', legs: 52, size: 1.04 }),
  shrew: kind('low', '#8a6a58 #dcc2a4 #5c463e #eba9a0', { form: 'straw', coat: 'none', tail: 'whip', ears: 'small', legs: 14, size: 0.74 }),
  numbat: kind('low', '#b8683e #f6e6cc #4a2f30', { form: 'cone', coat: 'stripes', tail: 'plume', ears: 'long', legs: 28, size: 1.02 }),
};
