/** Names of insects, spiders and bats, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { INSECTS } from '../kinds/insects.ts';

type Name = keyof typeof INSECTS;

export const NAMES: Record<Name, string> = {
  butterfly: '| mariposa schmetterling papillon borboleta farfalla',
  moth: '| polilla falter nachtfalter',
  dragonfly: '| libélula libelula libelle libellule',
  mosquito: '| mücke stechmücke moustique',
  bee: 'honeybee honey-bee | abeja abejita biene bienchen abeille abelha',
  bumblebee: 'bumble-bee | abejorro hummel bourdon',
  wasp: 'hornet | avispa wespe guêpe',
  fly: 'housefly | mosca fliege mouche',
  ladybug: 'ladybird lady-bug | mariquita catarina marienkäfer coccinelle joaninha',
  beetle: 'bug insect scarab | insecto insekt käfer escarabajo scarabée',
  'stag beetle': '| hirschkäfer ciervo-volante lucane',
  firefly: 'glowworm glow-worm lightning-bug | luciérnaga luciernaga glühwürmchen luciole',
  ant: '| hormiga hormiguita ameise fourmi formiga',
  cockroach: 'roach | cucaracha kakerlake cafard',
  grasshopper: '| saltamontes heuschrecke grashüpfer sauterelle',
  cricket: '| grillo grille',
  mantis: 'praying-mantis | gottesanbeterin mante-religieuse',
  'stick insect': 'stick-bug walking-stick | insecto-palo stabschrecke phasme',
  spider: 'daddy-longlegs daddy-long-legs | araña arana arañita spinne araignée araignee aranha ragno',
  tarantula: '| vogelspinne mygale',
  scorpion: '| escorpión escorpion alacrán skorpion',
  bat: 'fruit-bat flying-fox | murciélago murcielago fledermaus chauve-souris chauvesouris morcego pipistrello',
};

export const KIN: Partial<Record<Name, string>> = {
  beetle: 'weevil dung-beetle rhinoceros-beetle rhino-beetle woodlouse pill-bug pillbug roly-poly ladybeetle antlion ant-lion silverfish',
  grasshopper: 'locust katydid cicada',
  fly: 'flea tick louse aphid horsefly',
  mosquito: 'crane-fly mayfly lacewing gnat midge',
  ant: 'termite',
  cockroach: 'earwig',
  spider: 'mite harvestman',
  scorpion: 'whip-scorpion vinegaroon',
};
