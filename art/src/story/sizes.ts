/** How large animals are beside others: small enough to look small beside a child, large enough for a face. */
import type { Kind, Plan } from '../creatures/kind.ts';
import type { KindName } from '../creatures/kinds.ts';

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

const TINY_SHARE = 0.6;
const SMALL_SHARE = 0.72;

/** The factor of an animal that is not alone. */
export function shareOf(name: KindName, { plan }: Kind): number {
  if (TINY_PLANS.includes(plan)) return name === 'chameleon' ? SMALL_SHARE : TINY_SHARE;
  return SMALL.includes(name) || (SMALL_PLANS.includes(plan) && !LARGE_BIRDS.includes(name)) ? SMALL_SHARE : 1;
}
