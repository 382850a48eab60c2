/** Names of apes, monkeys and marsupials, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { CLIMBERS } from '../kinds/climbers.ts';

type Name = keyof typeof CLIMBERS;

export const NAMES: Record<Name, string> = {
  monkey: 'ape macaque capuchin | mono monito monita affe äffchen singe macaco scimmia',
  gorilla: '| gorila gorille',
  chimpanzee: 'chimp | schimpanse chimpancé chimpanzé',
  orangutan: 'orang-utan orang | orangután',
  baboon: '| pavian babuino babouin',
  mandrill: '| mandril',
  gibbon: '| gibón',
  marmoset: '| ouistiti tití',
  lemur: 'sifaka | lémur maki',
  'bush baby': 'bushbaby galago',
  tarsier: '| koboldmaki',
  sloth: '| perezoso faultier paresseux',
  koala: 'koala-bear | koalabär',
  kangaroo: 'roo joey | canguro känguru kangourou',
  wallaby: 'wallabee',
  quokka: '',
  wombat: '',
  opossum: 'possum | zarigüeya',
  'sugar glider': 'flying-squirrel sugarglider | gleithörnchen flughörnchen petauro',
  'tasmanian devil': 'tasmanian | beutelteufel demonio-de-tasmania diable-de-tasmanie',
};

export const KIN: Partial<Record<Name, string>> = {
  lemur: 'aye-aye indri colugo flying-lemur',
  opossum: 'cuscus',
  kangaroo: 'potoroo bettong wallaroo',
  chimpanzee: 'bonobo',
  marmoset: 'tamarin',
  monkey: 'uakari howler howler-monkey langur colobus proboscis-monkey guenon vervet saki',
  gibbon: 'siamang',
  'bush baby': 'loris slow-loris potto',
  'tasmanian devil': 'quoll',
};
