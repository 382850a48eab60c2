/** Characters of films and books. A story never borrows one: it is told of an animal of the same kind, or another animal is suggested. */
import { articleFor } from './english.ts';

/** A kind, and the characters that are animals of it. */
const ANIMALS: Readonly<Record<string, string>> = {
  lion: 'simba,nala,mufasa,lion king,the lion king',
  clownfish: 'nemo,finding nemo',
  'blue tang': 'dory,finding dory',
  fawn: 'bambi',
  elephant: 'dumbo,babar',
  tiger: 'tigger,daniel tiger',
  bear: 'pooh,pooh bear,winnie the pooh,winnie-the-pooh,paddington,paddington bear,baloo',
  donkey: 'eeyore',
  pig: 'peppa,peppa pig,george pig',
  mouse: 'mickey,mickey mouse,minnie mouse,jerry mouse,maisy mouse',
  duck: 'donald duck,daffy duck',
  dog: 'bluey,paw patrol,snoopy,scooby-doo,scooby doo,clifford,goofy',
  cat: 'garfield,hello kitty,gabby cat',
  rabbit: 'miffy,peter rabbit,bugs bunny,judy hopps',
  hedgehog: 'sonic,sonic the hedgehog',
  warthog: 'pumbaa',
  meerkat: 'timon',
  'sea turtle': 'ninja turtle,ninja turtles',
  monkey: 'curious george,king kong',
  snowman: 'olaf',
  reindeer: 'sven',
  caterpillar: 'the very hungry caterpillar,very hungry caterpillar',
  bird: 'big bird,zazu',
  owl: 'hedwig',
};
/** Another animal to suggest, and the characters that are none. */
const OTHERS: Readonly<Record<string, string>> = {
  reindeer: 'elsa,anna and elsa,elsa and anna,princess elsa,queen elsa',
  spider: 'spider-man,spiderman,spider man,spidey',
  bat: 'batman,bat man,batgirl',
  eagle: 'superman,supergirl,super man,wonder woman,captain america,iron man,ironman,avengers',
  bear: 'hulk,the hulk,shrek,gruffalo,the gruffalo,totoro,cookie monster,elmo,yogi',
  axolotl: 'stitch,lilo and stitch,pikachu,pokemon,pokémon,baby yoda,yoda,grogu,minion,minions',
  horse: 'barbie,my little pony,rainbow dash,twilight sparkle,buzz lightyear,transformers,optimus prime',
  turtle: 'super mario,yoshi,lightning mcqueen,thomas the tank engine',
  dolphin: 'moana',
  owl: 'harry potter,hermione,darth vader,chewbacca,luke skywalker',
};

function entries(table: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(table).flatMap(([animal, names]) => names.split(',').map((name): [string, string] => [name, animal]));
}

const KINDS = new Map(entries(ANIMALS));
const SUGGESTED = new Map(entries(OTHERS));

const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/^(?:an?|my|our)\s+/u, '')
    .replace(/[\s.,·'’-]+$/u, '');

/** The kind of an animal of a film; null for all that is typed otherwise. */
export function filmAnimal(typed: string): string | null {
  return KINDS.get(plain(typed)) ?? null;
}

/** The animal to suggest instead of a film's character that is none; null for all that is typed otherwise. */
export function insteadOfCharacter(typed: string): string | null {
  return SUGGESTED.get(plain(typed)) ?? null;
}

/** For the family, beside the field. */
export function characterMessage(typed: string, instead: string): string {
  const animal = `${articleFor(instead)} ${instead}`;
  return `We can’t borrow ${typed} from another story. How about ${animal}? If this is your own animal, add its kind: “${typed} the cat”.`;
}
