/** Names of rodents, hares and moles, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { GNAWERS } from '../kinds/gnawers.ts';

type Name = keyof typeof GNAWERS;

export const NAMES: Record<Name, string> = {
  rabbit: 'bunny bunny-rabbit | conejo conejito coneja kaninchen häschen lapin lapereau coelho coniglio',
  hare: 'jackrabbit jack-rabbit leveret | liebre hase hasen feldhase lièvre',
  mouse: 'mice mousey | ratón raton ratoncito maus mäuschen mäuse souris souriceau topolino',
  rat: '| ratita rata ratte ratto',
  hamster: '| hámster goldhamster',
  gerbil: '| jerbo rennmaus gerbille',
  jerboa: '| springmaus gerboise',
  chinchilla: '',
  dormouse: '| haselmaus siebenschläfer lirón loir',
  lemming: '',
  'guinea pig': 'guineapig cavy | cobaya cuy meerschweinchen cochon-dinde',
  squirrel: '| ardilla ardillita eichhörnchen écureuil ecureuil esquilo scoiattolo',
  chipmunk: '| streifenhörnchen tamia',
  'prairie dog': '| präriehund',
  marmot: 'groundhog woodchuck | murmeltier marmota marmotte',
  beaver: '| castor biber',
  hedgehog: '| erizo igel hérisson herisson ouriço riccio',
  mole: '| topo maulwurf taupe',
};

export const KIN: Partial<Record<Name, string>> = {
  mouse: 'vole wood-mouse harvest-mouse | wühlmaus',
  lemming: 'pika',
  rat: 'muskrat bandicoot',
  rabbit: 'bilby',
  hare: 'jackalope',
  'guinea pig': 'naked-mole-rat mole-rat degu viscacha',
  'prairie dog': 'gopher ground-squirrel',
  hedgehog: 'gymnure',
};
