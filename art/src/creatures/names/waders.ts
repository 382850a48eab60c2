/** Names of the birds that swim or have long legs, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { LONG_BIRDS } from '../kinds/long-birds.ts';

type Name = keyof typeof LONG_BIRDS;

export const NAMES: Record<Name, string> = {
  duck: 'duckling ducky rubber-duck | pato patito ente enten entchen canard caneton anatra',
  mallard: 'wild-duck drake | stockente',
  goose: 'geese gosling | ganso gans oie',
  swan: 'cygnet | cisne schwan cygne',
  pelican: '| pelícano pelikan pélican',
  flamingo: '| flamenco flamant',
  stork: '| cigüeña ciguena storch cigogne',
  heron: 'egret | garza reiher héron',
  crane: '| grulla kranich',
  ibis: '',
  ostrich: '| avestruz strauß strauss autruche',
  emu: '',
  cassowary: '| casuario kasuar casoar',
};

export const KIN: Partial<Record<Name, string>> = {
  ostrich: 'rhea | ñandú',
  crane: 'secretary-bird bustard',
  stork: 'spoonbill shoebill marabou',
  ibis: 'curlew avocet snipe',
  mallard: 'teal loon grebe cormorant coot moorhen merganser',
  heron: 'bittern',
};
