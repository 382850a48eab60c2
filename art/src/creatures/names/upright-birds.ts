/** Names of the birds that face the viewer, and the relatives drawn as them. `-` is a space; behind `|` are words of other languages. */
import type { UPRIGHT_BIRDS } from '../kinds/upright-birds.ts';

type Name = keyof typeof UPRIGHT_BIRDS;

export const NAMES: Record<Name, string> = {
  owl: 'owlet | búho buho lechuza eule uhu kauz hibou chouette coruja gufo',
  'snowy owl': 'snow-owl white-owl | schneeeule búho-nival harfang',
  'barn owl': '| schleiereule lechuza-común effraie',
  robin: 'bird birdie songbird | petirrojo rotkehlchen rouge-gorge rougegorge vogel pájaro pajaro pajarito oiseau vögelchen',
  sparrow: '| gorrión gorrion spatz sperling moineau',
  eagle: 'bald-eagle sea-eagle | águila aguila adler aigle aquila',
  hawk: 'falcon kestrel buzzard | halcón halcon falke habicht faucon',
  parrot: '| loro papagayo papagei perroquet pappagallo',
  macaw: '| guacamaya ara',
  budgie: 'parakeet budgerigar | perico wellensittich perruche',
  toucan: '| tucán tucan tukan',
  penguin: '| pingüino pinguino pinguin pingouin manchot pinguim',
  puffin: '| frailecillo papageientaucher macareux',
  chick: '| pollito küken kuken poussin',
  chicken: 'hen | gallina gallinita huhn henne poule galinha',
  rooster: 'cockerel | gallo hahn coq',
  turkey: '| pavo truthahn dinde',
  peacock: 'peahen peafowl | pavo-real pfau paon',
};

export const KIN: Partial<Record<Name, string>> = {
  sparrow: 'nightingale lark thrush warbler | ruiseñor nachtigall rossignol lerche',
  eagle: 'harpy osprey',
  penguin: 'auk guillemot razorbill',
  macaw: 'lory kea kakapo',
  peacock: 'bird-of-paradise lyrebird',
  owl: 'nightjar frogmouth',
  budgie: 'lovebird',
  robin: 'cuckoo roadrunner oriole bunting quetzal mockingbird tanager waxwing bowerbird',
};
