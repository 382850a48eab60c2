/** Names of low animals, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { BURROWERS } from '../kinds/burrowers.ts';

type Name = keyof typeof BURROWERS;

export const NAMES: Record<Name, string> = {
  pangolin: 'scaly-anteater | schuppentier pangolín',
  armadillo: '| gürteltier tatou',
  anteater: 'giant-anteater tamandua | oso-hormiguero hormiguero ameisenbär fourmilier',
  aardvark: 'ant-bear | erdferkel cerdo-hormiguero oryctérope',
  porcupine: '| puercoespín puercoespin stachelschwein porc-épic',
  echidna: '| equidna ameisenigel échidné',
  platypus: 'duckbill | ornitorrinco schnabeltier ornithorynque',
  capybara: '| capibara carpincho wasserschwein',
  tapir: '',
  shrew: 'elephant-shrew | musaraña spitzmaus musaraigne',
  numbat: '',
};

export const KIN: Partial<Record<Name, string>> = {
  shrew: 'tenrec desman solenodon',
  capybara: 'agouti paca mara nutria coypu',
  anteater: 'ground-sloth',
};
