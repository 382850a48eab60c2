/** Birds that swim, and those with long legs. */
import { kind } from '../kind.ts';

export const LONG_BIRDS = {
  duck: kind('wader', '#f2d06b #fbe9b0 #d7a648 #ef8a45', { form: 'duck', home: 'water', size: 0.9 }),
  mallard: kind('wader', '#a3978c #cfc4b4 #6f5a50 #e8b84a', { form: 'duck', mark: 'caracal', home: 'water', size: 0.9 }),
  goose: kind('wader', '#efe6da #fbf5ea #c9bdb8 #f09a4a', { form: 'goose', home: 'water' }),
  swan: kind('wader', '#f6f0ea #fffaf2 #d3c9d3 #f08a4a', { form: 'swan', home: 'water' }),
  pelican: kind('wader', '#f3ece2 #fffaf2 #d0c6c4 #f0b04f', { form: 'pelican', home: 'water', size: 1.04 }),
  flamingo: kind('wader', '#f29a9a #f9c3b8 #dc7480 #3b3350', { form: 'flamingo', home: 'land', size: 1.02 }),
  stork: kind('wader', '#f6f0e6 #fffaf2 #3f3b58 #e8663f', { form: 'stork', home: 'land', size: 1.02 }),
  heron: kind('wader', '#8f9cb4 #f3f1ee #55607c #e8b04a', { form: 'heron', home: 'land', size: 1.02 }),
  crane: kind('wader', '#c9ccd6 #f6f4f2 #3f4058 #d9433f', { form: 'crane', home: 'land', size: 1.04 }),
  ibis: kind('wader', '#e2574a #f29a84 #a83a3c #d99a7c', { form: 'ibis', home: 'land', size: 0.98 }),
  ostrich: kind('wader', '#574f6b #f4e7dd #403a56 #f2b79f', { form: 'ostrich', home: 'land', size: 1.05 }),
  emu: kind('wader', '#7a6658 #a8968a #574840 #6f6a78', { form: 'emu', home: 'land', size: 1.02 }),
  cassowary: kind('wader', '#34324a #3f86c0 #26243a #8a8494', { form: 'cassowary', home: 'land', size: 1.02 }),
};
