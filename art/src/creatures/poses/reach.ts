/** How far creatures extend, so that nothing of them is cut or covered. */
import type { Kind } from '../kind.ts';

/** How far each body plan extends to the left and right of its feet. */
const REACH: Partial<Record<Kind['plan'], [number, number]>> = {
  sit: [96, 132],
  stand: [120, 140],
  bird: [85, 100],
  perch: [118, 118],
  wader: [130, 130],
  whale: [185, 180],
  fish: [150, 135],
  ray: [166, 104],
  eel: [166, 146],
  octopus: [116, 116],
  crab: [122, 122],
  shrimp: [122, 170],
  shell: [108, 112],
  urchin: [98, 98],
  seal: [165, 110],
  turtle: [134, 142],
  caterpillar: [140, 112],
  snail: [132, 132],
  crocodile: [172, 155],
  frog: [104, 104],
  tadpole: [164, 92],
  wings: [140, 140],
  beetle: [124, 112],
  hopper: [142, 150],
  mantis: [140, 116],
  twig: [148, 156],
  spider: [112, 112],
  scorpion: [140, 142],
  bat: [142, 142],
  dragon: [170, 140],
  dino: [180, 150],
  plated: [188, 146],
  pterosaur: [168, 168],
  griffin: [148, 142],
  merfolk: [126, 156],
};

/** Where a kind extends further than its plan. */
const FAR: Readonly<Record<string, [number, number]>> = {
  'wide head': [122, 208],
  peacock: [150, 150],
  toucan: [85, 110],
  sword: [150, 180],
  goldfish: [166, 100],
  angel: [118, 96],
  raptor: [176, 110],
  rex: [155, 80],
  spino: [155, 90],
  pelican: [116, 176],
  chameleon: [155, 155],
  axolotl: [116, 122],
  nautilus: [104, 140],
  centipede: [158, 112],
  'sea lion': [165, 96],
  manatee: [166, 118],
  tarantula: [126, 126],
  hover: [128, 166],
};

/** How far a kind extends to the left and right of its feet. */
export function reach(kind: Kind): [number, number] {
  const [left, right] = FAR[kind.top === 'frill' || kind.head === 'elephant' ? 'wide head' : (kind.form ?? '')] ??
    REACH[kind.plan] ?? [90, 132];
  if (kind.plan === 'low') {
    const back = kind.coat === 'quills' ? 172 : kind.coat === 'spines' ? 130 : kind.tail === 'none' || kind.tail === 'short' ? 112 : 176;
    return [back, kind.form === 'tube' ? 200 : kind.form === 'short' ? 140 : kind.form === 'block' ? 150 : 178];
  }
  if (kind.plan === 'perch' && kind.form !== 'hover') {
    const long = kind.tail === 'streamers' || kind.tail === 'long' || kind.tail === 'fork';
    return [
      long ? 152 : left,
      kind.beak === 'needle' || kind.beak === 'horned'
        ? 166
        : kind.beak === 'dagger' || kind.beak === 'chisel' || kind.beak === 'big' || kind.beak === 'curve'
          ? 144
          : right,
    ];
  }
  return [left, right];
}
