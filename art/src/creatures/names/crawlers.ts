/** Names of reptiles, amphibians, snails and worms, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { CRAWLERS } from '../kinds/crawlers.ts';

type Name = keyof typeof CRAWLERS;

export const NAMES: Record<Name, string> = {
  turtle: 'terrapin box-turtle | tortuga tortuguita schildkröte tortue tartaruga',
  tortoise: 'giant-tortoise | landschildkröte galápago',
  'sea turtle': 'leatherback | tortuga-marina meeresschildkröte tortue-de-mer',
  snake: 'serpent python boa anaconda viper adder mamba asp | serpiente culebra schlange serpente',
  cobra: 'king-cobra | kobra',
  rattlesnake: 'rattle-snake | cascabel klapperschlange serpent-à-sonnette',
  crocodile: 'croc | cocodrilo krokodil crocodilo coccodrillo',
  lizard: 'reptile | lagarto lagartija eidechse lézard lezard',
  gecko: '| geco gekko salamanquesa',
  iguana: '| leguan iguane',
  'komodo dragon': 'komodo monitor-lizard | dragón-de-komodo komodowaran',
  salamander: 'newt | salamandra molch salamandre triton',
  chameleon: '| camaleón camaleon chamäleon caméléon',
  frog: 'froggy froggie | rana ranita frosch fröschlein grenouille',
  'tree frog': 'treefrog | laubfrosch rainette',
  toad: '| sapo kröte crapaud',
  tadpole: '| renacuajo kaulquappe têtard',
  axolotl: '| ajolote',
  snail: '| caracol schnecke escargot chiocciola',
  slug: '| babosa nacktschnecke limace',
  worm: 'earthworm | gusano wurm regenwurm ver-de-terre lombriz',
  caterpillar: 'inchworm | oruga raupe chenille',
  centipede: '| ciempiés tausendfüßler mille-pattes hundertfüßer',
};

export const KIN: Partial<Record<Name, string>> = {
  lizard: 'skink bearded-dragon anole gila-monster horned-toad horny-toad slow-worm slowworm worm-lizard',
  'komodo dragon': 'tuatara thorny-devil',
  worm: 'leech velvet-worm sea-mouse',
  slug: 'sea-slug nudibranch sea-cucumber sea-pig sea-hare sea-bunny sea-butterfly sea-angel',
  salamander: 'hellbender olm mudpuppy',
  crocodile: 'alligator gator gharial | caimán',
  centipede: 'millipede',
  caterpillar: 'silkworm grub maggot mealworm',
};
