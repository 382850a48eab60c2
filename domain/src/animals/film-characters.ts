/** Characters of films and books. A story never borrows one: it is told of an animal of the same kind, or another animal is suggested. */
import { articleFor } from './english.ts';

/** A kind, and the characters that are animals of it. */
const ANIMALS: Readonly<Record<string, string>> = {
  lion: 'simba,nala,mufasa,lion king',
  clownfish: 'nemo,finding nemo',
  'blue tang': 'dory,finding dory',
  fawn: 'bambi',
  elephant: 'dumbo,babar,horton,heffalump,effalump',
  tiger: 'tigger,daniel tiger',
  bear: 'pooh,pooh bear,winnie the pooh,winnie-the-pooh,paddington,paddington bear,baloo',
  donkey: 'eeyore',
  pig: 'peppa,peppa pig,george pig,daddy pig,mummy pig,miss piggy',
  mouse: 'mickey,mickey mouse,minnie mouse,jerry mouse,maisy mouse',
  duck: 'donald duck,daffy duck',
  dog: 'bluey,bluey and bingo,paw patrol,snoopy,scooby-doo,scooby doo,clifford,goofy,hey duggee,duggee',
  cat: 'garfield,hello kitty,gabby cat,tom and jerry,puss in boots,cat in the hat',
  rabbit: 'miffy,peter rabbit,bugs bunny,judy hopps',
  hedgehog: 'sonic,sonic the hedgehog',
  fox: 'fantastic mr. fox,fantastic mr fox',
  frog: 'kermit',
  warthog: 'pumbaa',
  meerkat: 'timon,timon and pumbaa',
  'sea turtle': 'ninja turtle,ninja turtles',
  monkey: 'curious george,king kong',
  snowman: 'olaf',
  reindeer: 'sven,rudolph',
  caterpillar: 'very hungry caterpillar',
  bird: 'big bird,zazu',
  owl: 'hedwig',
  dragon: 'toothless',
  'sperm whale': 'moby dick',
  plesiosaur: 'nessie,loch ness monster',
  'T. rex': 'godzilla',
};
/** Another animal to suggest, and the characters that are none. */
const OTHERS: Readonly<Record<string, string>> = {
  reindeer: 'elsa,anna and elsa,elsa and anna,princess elsa,queen elsa',
  spider: 'spider-man,spiderman,spider man,spidey',
  bat: 'batman,bat man,batgirl',
  ant: 'ant-man,antman,ant man',
  eagle: 'superman,supergirl,super man,wonder woman,captain america,iron man,ironman,avengers',
  bear: 'hulk,shrek,gruffalo,totoro,cookie monster,elmo,yogi,grinch',
  axolotl: 'stitch,lilo and stitch,pikachu,pokemon,pokémon,eevee,charmander,bulbasaur,squirtle,baby yoda,yoda,grogu,groot,minion,minions',
  horse: 'barbie,my little pony,rainbow dash,twilight sparkle,pinkie pie,fluttershy,buzz lightyear,transformers,optimus prime',
  turtle: 'super mario,mario,luigi,yoshi,lightning mcqueen,thomas the tank engine,bob the builder,fireman sam',
  dolphin: 'moana',
  monkey: 'dora the explorer',
  rabbit: 'huggy wuggy,labubu,skibidi,skibidi toilet',
  starfish: 'spongebob,sponge bob,spongebob squarepants',
  gecko: 'pj masks',
  pig: 'minecraft,creeper,minecraft creeper',
  owl: 'harry potter,hermione,darth vader,chewbacca,luke skywalker',
};

function entries(table: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(table).flatMap(([animal, names]) => names.split(',').map((name): [string, string] => [name, animal]));
}

const KINDS = new Map(entries(ANIMALS));
const SUGGESTED = new Map(entries(OTHERS));

/** Besides the characters. */
const FILMS = new Set('cars,encanto,frozen,madagascar,toy story,zootopia'.split(','));

/** “Elsa” of “the Elsa from Frozen”. */
const bare = (typed: string): string =>
  typed
    .replace(/^\s*(?:(?:an?|my|our|the)\s+)?/iu, '')
    .replace(/\sfrom\s.*$/iu, '')
    .replace(/[\s.,·'’-]+$/u, '');

/** The kind of an animal of a film; null for all that is typed otherwise. */
export function filmAnimal(typed: string): string | null {
  return KINDS.get(bare(typed).toLowerCase()) ?? null;
}

/** The animal without its film: “a dog” of “a dog from Paw Patrol”. */
export function withoutFilm(typed: string): string {
  return typed.replace(/\sfrom\s(.+)$/iu, (from, name: string) => {
    const film = bare(name).toLowerCase();
    return FILMS.has(film) || KINDS.has(film) || SUGGESTED.has(film) ? '' : from;
  });
}

/** The whole of it, or one of several: “Elsa” of “Olaf or Elsa”. */
function characterIn(typed: string): string | undefined {
  return [typed, ...typed.split(/\s(?:and|or)\s/iu)].map(bare).find((name) => SUGGESTED.has(name.toLowerCase()));
}

/** The animal to suggest instead of a film's character that is none; null for all that is typed otherwise. */
export function insteadOfCharacter(typed: string): string | null {
  return SUGGESTED.get(characterIn(typed)?.toLowerCase() ?? '') ?? null;
}

/** For the family, beside the field. */
export function characterMessage(typed: string, instead: string): string {
  const character = characterIn(typed) ?? typed;
  const animal = `${articleFor(instead)} ${instead}`;
  return `We can’t borrow ${character} from another story. How about ${animal}? If this is your own animal, add its kind: “${character} the cat”.`;
}
