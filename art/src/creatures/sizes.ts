/** How large animals are beside others: small or large beside a child, but large enough for a face, and small enough to leave room. */
import type { Kind, Plan } from './kind.ts';
import type { KindName } from './kinds.ts';

const TINY_PLANS: readonly Plan[] = [
  'beetle',
  'wings',
  'hopper',
  'mantis',
  'twig',
  'spider',
  'caterpillar',
  'snail',
  'shrimp',
  'tadpole',
  'scorpion',
];
const SMALL_PLANS: readonly Plan[] = ['frog', 'bat', 'seahorse', 'star', 'urchin', 'crab', 'shell', 'perch'];
/** Of plans that have large kinds, too. */
const SMALL: readonly KindName[] = [
  ...(['mouse', 'rat', 'hamster', 'gerbil', 'jerboa', 'chinchilla', 'dormouse', 'lemming', 'guinea pig', 'squirrel', 'chipmunk'] as const),
  ...(['hedgehog', 'mole', 'shrew', 'weasel', 'ermine', 'sugar glider', 'tarsier', 'bush baby', 'marmoset'] as const),
  ...(['robin', 'sparrow', 'budgie', 'chick', 'fish', 'goldfish', 'clownfish', 'lizard', 'gecko', 'salamander'] as const),
  ...(['numbat', 'platypus', 'echidna', 'duck', 'mallard', 'puffin', 'quokka', 'opossum', 'meerkat', 'marmot', 'prairie dog'] as const),
];
/** Far larger than a grown-up. */
const LARGE: readonly KindName[] = [
  ...(['elephant', 'mammoth', 'rhino', 'hippo', 'giraffe', 'moose', 'whale', 'humpback', 'sperm whale', 'whale shark', 'orca'] as const),
  ...(['dinosaur', 'brachiosaurus', 'parasaurolophus', 'stegosaurus', 'triceratops', 't-rex', 'spinosaurus', 'dragon'] as const),
];
/** Birds that are as large as cats. */
const LARGE_BIRDS: readonly KindName[] = [
  'cockatoo',
  'hornbill',
  'vulture',
  'pheasant',
  'guinea fowl',
  'dodo',
  'phoenix',
  'crow',
  'seagull',
];

/** As tall as others because of their ears. */
const LONG_EARED: readonly KindName[] = ['rabbit', 'hare', 'fennec', 'jerboa'];
/** At most as tall as a child's waist or chest. */
const LOW: readonly KindName[] = [
  'cat',
  'owl',
  'raccoon',
  'skunk',
  'badger',
  'otter',
  'beaver',
  'chicken',
  'rooster',
  'goose',
  'crow',
  'penguin',
  'turtle',
  'monkey',
];

const TINY_SHARE = 0.6;
const SMALL_SHARE = 0.72;
const LOW_SHARE = 0.83;
const LARGE_SHARE = 1.2;

/** The factor of an animal that is not alone. */
export function shareOf(name: KindName, { plan }: Kind): number {
  if (TINY_PLANS.includes(plan)) return name === 'chameleon' ? SMALL_SHARE : TINY_SHARE;
  if (LARGE.includes(name)) return LARGE_SHARE;
  if (LONG_EARED.includes(name)) return TINY_SHARE;
  if (LOW.includes(name)) return LOW_SHARE;
  return SMALL.includes(name) || (SMALL_PLANS.includes(plan) && !LARGE_BIRDS.includes(name)) ? SMALL_SHARE : 1;
}
