/** Names of the birds seen from the side, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { SIDE_BIRDS } from '../kinds/side-birds.ts';

type Name = keyof typeof SIDE_BIRDS;

export const NAMES: Record<Name, string> = {
  crow: '| cuervo krähe rabe corbeau corneille',
  cockatoo: '| cacatúa kakadu cacatoès',
  cardinal: '',
  'blue jay': 'bluejay jay',
  bluebird: 'blue-bird',
  canary: '| canario kanarienvogel canari',
  finch: 'bullfinch goldfinch chaffinch | pinzón fink pinson',
  blackbird: '| mirlo amsel merle',
  magpie: '| urraca elster pie-bavarde',
  swallow: '| golondrina schwalbe hirondelle',
  wren: '| zaunkönig troglodyte',
  hummingbird: 'humming-bird | colibri colibrí kolibri',
  kingfisher: 'kookaburra | martín-pescador eisvogel martin-pêcheur',
  woodpecker: '| pájaro-carpintero specht buntspecht pic-vert pivert',
  hoopoe: '| abubilla wiedehopf huppe',
  pigeon: '| paloma taube pombo',
  dove: 'turtledove white-dove | colombe tórtola',
  seagull: 'gull | gaviota möwe mouette',
  tern: '| charrán seeschwalbe sterne',
  sandpiper: '| andarríos strandläufer bécasseau',
  hornbill: '| nashornvogel calao',
  vulture: '| buitre geier vautour',
  pheasant: '| faisán fasan faisan',
  quail: '| codorniz wachtel caille',
  'guinea fowl': 'guineafowl | perlhuhn pintade',
  kiwi: 'kiwi-bird',
  dodo: '',
};

export const KIN: Partial<Record<Name, string>> = {
  wren: 'nuthatch treecreeper',
  bluebird: 'tit blue-tit chickadee titmouse | meise',
  crow: 'jackdaw starling raven rook',
  vulture: 'condor | cóndor kondor',
  seagull: 'albatross petrel booby gannet',
  quail: 'partridge grouse',
  cockatoo: 'cockatiel',
  swallow: 'swift',
};
