/** The body of each kind: what it grips with, and what it cannot do. */
import type { Body, Verb } from '@tuckaway/domain';
import type { Kind, Plan } from './kind.ts';
import type { KindName } from './kinds.ts';

export type Grip = 'hand' | 'paw' | 'mouth' | 'beak' | 'trunk' | 'flipper' | 'arm' | 'claw' | 'nose' | 'tusk';

const PLAN_BODIES: Record<Plan, Body> = {
  ...{ sit: 'four legs', stand: 'hooves', low: 'four legs', bird: 'bird', perch: 'bird', wader: 'bird' },
  ...{ fish: 'swimmer', whale: 'swimmer', ray: 'swimmer', eel: 'swimmer', seahorse: 'swimmer', tadpole: 'swimmer' },
  ...{ octopus: 'many arms', jelly: 'many arms', star: 'many arms', crab: 'many legs', shrimp: 'many legs' },
  ...{ shell: 'no legs', urchin: 'no legs', seal: 'waddler', turtle: 'four legs', snake: 'no legs', caterpillar: 'many legs' },
  ...{ snail: 'no legs', crocodile: 'four legs', frog: 'hands', wings: 'tiny', beetle: 'tiny', hopper: 'tiny', mantis: 'tiny' },
  ...{ twig: 'tiny', spider: 'many legs', scorpion: 'many legs', bat: 'flyer', dragon: 'flyer', dino: 'huge', plated: 'huge' },
  ...{ pterosaur: 'flyer', griffin: 'flyer', merfolk: 'hands', cloak: 'hands' },
};

/** Kinds whose body is another than most of their plan. */
const OTHERS: Partial<Record<Body, readonly KindName[]>> = {
  hands: [
    ...(['monkey', 'gorilla', 'baboon', 'mandrill', 'marmoset', 'lemur', 'bush baby', 'tarsier', 'sloth', 'gibbon', 'chimpanzee'] as const),
    ...(['orangutan', 'koala', 'yeti', 'bear', 'black bear', 'sun bear', 'polar bear', 'panda', 'raccoon', 'red panda', 'otter'] as const),
    ...(['squirrel', 'chipmunk', 'mouse', 'rat', 'hamster', 'gerbil', 'dormouse', 'chinchilla', 'lemming', 'beaver', 'marmot'] as const),
    ...(['prairie dog', 'meerkat', 'mole', 'opossum', 'sugar glider', 'kangaroo', 'wallaby', 'quokka', 'jerboa', 'velociraptor'] as const),
  ],
  'four legs': ['chameleon'],
  waddler: [
    ...(['penguin', 'chick', 'chicken', 'rooster', 'turkey', 'peacock', 'ostrich', 'emu', 'cassowary', 'kiwi', 'dodo'] as const),
    ...(['quail', 'guinea fowl', 'pheasant'] as const),
  ],
  swimmer: ['manatee', 'sea turtle'],
  'many arms': ['nautilus'],
  'no legs': ['worm'],
  flyer: ['fairy'],
  huge: [
    ...(['elephant', 'mammoth', 'rhino', 'hippo', 'giraffe', 'triceratops', 't-rex', 'spinosaurus'] as const),
    ...(['whale', 'humpback', 'sperm whale', 'whale shark'] as const),
  ],
};

const OTHER_BODIES = new Map<KindName, Body>(
  (Object.entries(OTHERS) as [Body, readonly KindName[]][]).flatMap(([body, names]) => names.map((name) => [name, body] as const)),
);

export const bodyOf = (kind: Kind, name: KindName): Body => OTHER_BODIES.get(name) ?? PLAN_BODIES[kind.plan];

/** What hands and trunks do, and mouths don't. */
const SKILLED: readonly Verb[] = ['pour', 'mend', 'draw'];
/** What needs ground under a body. */
const ON_LAND: readonly Verb[] = ['sit', 'lie', 'walk', 'run', 'climb', 'ride on', 'lean on', 'dig', 'knock on', 'tuck in', 'drink'];

const CANNOT: Record<Body, readonly Verb[]> = {
  hands: ['fly'],
  'four legs': ['fly', ...SKILLED],
  hooves: ['fly', 'sit', 'climb', 'hide in', 'ride on', 'catch', 'hug', 'wave to', ...SKILLED],
  bird: ['lie', 'push', 'swim', 'climb', ...SKILLED],
  waddler: ['fly', 'lie', 'climb', 'tuck in', ...SKILLED],
  swimmer: ['fly', 'hold up', 'open', ...ON_LAND, ...SKILLED],
  'many arms': ['fly', 'sit', 'run', 'jump', 'lie'],
  'many legs': ['fly', 'sit', 'hug', 'pour', 'draw', 'tuck in'],
  'no legs': ['fly', 'sit', 'run', 'jump', 'push', 'catch', 'dig', 'tuck in', ...SKILLED],
  flyer: ['swim'],
  tiny: ['sit', 'swim', 'open', 'hug', 'tuck in', 'knock on', ...SKILLED],
  huge: ['fly', 'sit', 'climb', 'jump', 'hide in', 'peek out of', 'ride on', 'knock on', 'tuck in', ...SKILLED],
};

const SWIM: readonly Verb[] = ['swim'];
const FLY: readonly Verb[] = ['fly'];
const TRUNK_CAN: readonly Verb[] = ['pour', 'draw', 'tuck in', 'knock on'];
const NO_BURROWER: readonly Verb[] = ['swim'];
/** Whales walk nowhere, but leap. */
const AT_SEA: readonly Verb[] = [...ON_LAND, 'open', 'hug'];

/** Kinds that can do more than their body, or less. */
const DIFFERENT: Partial<Record<KindName, { can?: readonly Verb[]; cannot?: readonly Verb[] }>> = {
  // An animal that is drawn in a cloak has no known body.
  ...{ cloak: { can: FLY }, pegasus: { can: FLY }, goat: { can: ['climb'] }, ibex: { can: ['climb'] }, unicorn: {}, pig: { can: ['sit'] } },
  ...{ elephant: { can: TRUNK_CAN }, mammoth: { can: TRUNK_CAN }, 't-rex': { can: ['sit', 'jump'] }, spinosaurus: { can: ['sit'] } },
  ...{
    duck: { can: SWIM },
    mallard: { can: SWIM },
    goose: { can: SWIM },
    swan: { can: SWIM },
    pelican: { can: SWIM },
    puffin: { can: SWIM },
  },
  ...{
    woodpecker: { can: ['climb'] },
    penguin: { can: ['lie', 'tuck in'] },
    seal: { can: ['lie'] },
    walrus: { can: ['lie'] },
    'sea lion': { can: ['lie'] },
  },
  ...{ pheasant: { can: FLY }, quail: { can: FLY }, 'guinea fowl': { can: FLY } },
  ...{ chick: { cannot: SWIM }, chicken: { cannot: SWIM }, rooster: { cannot: SWIM }, turkey: { cannot: SWIM }, peacock: { cannot: SWIM } },
  ...{ ostrich: { cannot: SWIM }, emu: { cannot: SWIM }, cassowary: { cannot: SWIM }, kiwi: { cannot: SWIM }, dodo: { cannot: SWIM } },
  ...{
    mermaid: { cannot: ['walk', 'run', 'climb', 'ride on'] },
    sloth: { cannot: ['run', 'jump'] },
    tortoise: { cannot: ['run', 'jump', 'swim'] },
  },
  ...{ turtle: { cannot: ['run', 'jump'] }, mole: { cannot: NO_BURROWER }, snail: { cannot: SWIM }, slug: { cannot: SWIM } },
  ...{
    // Its face is at its foot.
    clam: { cannot: ['walk', 'swim', 'climb', 'dance', 'pull', 'push', 'carry', 'wave to', 'hide in', 'peek out of'] },
    'sea urchin': { cannot: ['swim', 'wave to', 'open'] },
  },
  ...{
    whale: { can: ['jump'], cannot: AT_SEA },
    humpback: { can: ['jump'], cannot: AT_SEA },
    'sperm whale': { can: ['jump'], cannot: AT_SEA },
  },
  ...{ 'whale shark': { can: ['jump'], cannot: AT_SEA }, plesiosaur: { cannot: AT_SEA } },
  ...{
    ant: { cannot: FLY },
    cockroach: { cannot: FLY },
    mantis: { cannot: FLY },
    'stick insect': { cannot: FLY },
    grasshopper: { cannot: FLY },
  },
  ...{
    cricket: { cannot: FLY },
    // Their wings would cover the sleeper.
    bat: { cannot: [...SKILLED, 'tuck in'] },
    pterodactyl: { cannot: [...SKILLED, 'tuck in'] },
    griffin: { cannot: SKILLED },
    crab: { can: ['hug'] },
  },
};

/** What a kind's body cannot be shown doing. */
export function cannotOf(kind: Kind, name: KindName): readonly Verb[] {
  const { can = [], cannot = [] } = DIFFERENT[name] ?? {};
  return [...new Set([...CANNOT[bodyOf(kind, name)].filter((verb) => !can.includes(verb)), ...cannot])];
}

const PLAN_GRIPS: Partial<Record<Plan, Grip>> = {
  ...{
    frog: 'hand',
    merfolk: 'hand',
    cloak: 'hand',
    dragon: 'claw',
    octopus: 'arm',
    star: 'arm',
    jelly: 'arm',
    crab: 'claw',
    scorpion: 'claw',
  },
  ...{ spider: 'arm', mantis: 'arm', bird: 'beak', perch: 'beak', wader: 'beak', griffin: 'beak', pterosaur: 'beak' },
};
const SOME_GRIPS: Partial<Record<KindName, Grip>> = {
  ...{ whale: 'nose', humpback: 'nose', 'sperm whale': 'nose', beluga: 'nose', orca: 'nose', narwhal: 'tusk', dolphin: 'nose' },
  ...{ elephant: 'trunk', mammoth: 'trunk', penguin: 'flipper', nautilus: 'arm' },
};
const WITH_HANDS: readonly Kind['mark'][] = ['monkey', 'orangutan', 'gibbon', 'mandrill'];

/** What a kind holds things with. */
export function gripOf(kind: Kind, name: KindName): Grip {
  const own = SOME_GRIPS[name] ?? PLAN_GRIPS[kind.plan];
  if (own) return own;
  if (kind.plan !== 'sit' || bodyOf(kind, name) !== 'hands') return 'mouth';
  return WITH_HANDS.includes(kind.mark) ? 'hand' : 'paw';
}
