/** Characters of films and books. A story never borrows one: it is told of an animal of the same kind, or another animal is suggested. */
import { ADJECTIVES, ARTICLE, COMMA_OR_AND, REST } from './animal-words.ts';
import { articleFor } from './english.ts';

/** A kind, and the characters that are animals of it. */
const ANIMALS: Readonly<Record<string, string>> = {
  lion: 'simba,nala,mufasa,lion king,lion guard',
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
  sheep: 'shaun the sheep',
  panda: 'kung fu panda',
  warthog: 'pumbaa',
  meerkat: 'timon,timon and pumbaa',
  turtle: 'ninja turtle,ninja turtles',
  monkey: 'curious george,king kong',
  snowman: 'olaf',
  reindeer: 'sven,rudolph',
  caterpillar: 'very hungry caterpillar',
  bird: 'big bird',
  canary: 'tweety,tweety bird',
  hornbill: 'zazu',
  woodpecker: 'woody woodpecker',
  'snowy owl': 'hedwig',
  dragon: 'toothless',
  mermaid: 'ariel',
  fairy: 'tinkerbell,tinker bell',
  'sperm whale': 'moby dick,moby',
  plesiosaur: 'nessie,loch ness monster',
  'T. rex': 'godzilla',
};
/** Animals to suggest instead of characters that are no animals. */
const OTHERS: Readonly<Record<string, string>> = {
  reindeer: 'elsa,anna and elsa,frozen,princess elsa',
  spider: 'spider-man,spiderman,spider man,spidey',
  bat: 'batman,bat man,batgirl',
  ant: 'ant-man,antman,ant man',
  eagle: 'superman,supergirl,super man,wonder woman,captain america,iron man,ironman,avengers',
  bear: 'hulk,shrek,gruffalo,totoro,cookie monster,elmo,yogi,grinch',
  axolotl: 'stitch,lilo and stitch,pikachu,pokemon,pokémon,eevee,charmander,bulbasaur,squirtle,baby yoda,yoda,grogu,groot,minion,minions',
  horse: 'barbie,rainbow dash,twilight sparkle,pinkie pie,fluttershy,buzz lightyear,transformers,optimus prime',
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

/** The kind of each character that is an animal. */
export const FILM_ANIMALS: ReadonlyMap<string, string> = new Map(entries(ANIMALS));
const SUGGESTED: ReadonlyMap<string, string> = new Map(entries(OTHERS));

/** Films that are not called like one of their characters. */
const FILMS = new Set('cars,encanto,little pony,madagascar,toy story,zootopia'.split(','));

/** A text without its article, and also without adjectives and what follows: “Elsa” of “the little Elsa from Frozen”. */
function readingsOf(typed: string): string[] {
  const text = typed
    .trim()
    .replace(ARTICLE, '')
    .replace(/[\s.,·'’-]+$/u, '');
  const words = text.replace(REST, '').split(' ');
  const first = words.findIndex((word) => !ADJECTIVES.has(word.toLowerCase()));
  return [text, words.slice(Math.max(first, 0)).join(' ')];
}

/** The first reading that names a character of a table. */
const firstReading = (texts: readonly string[], table: ReadonlyMap<string, string>): string | undefined =>
  texts.flatMap(readingsOf).find((text) => table.has(text.toLowerCase()));

/** The kind of a film's animal; null if none was typed. */
export function filmAnimal(typed: string): string | null {
  return FILM_ANIMALS.get(firstReading([typed], FILM_ANIMALS)?.toLowerCase() ?? '') ?? null;
}

/** The animal without its film or character: “a dog” of “a dog from Paw Patrol” and “a dog like Bluey”. */
export function withoutFilm(typed: string): string {
  return typed.replace(/\s(?:from|like)\s(.+)$/iu, (from, name: string) =>
    readingsOf(name).some((film) => [FILMS, FILM_ANIMALS, SUGGESTED].some((list) => list.has(film.toLowerCase()))) ? '' : from,
  );
}

/** The kind of the animals of a film that was typed with a character's name: “Chase from Paw Patrol” is a dog. */
export const kindInFilm = (typed: string): string | null => filmAnimal(/\sfrom\s(.+)$/iu.exec(typed)?.[1] ?? '');

/** The character that was typed, alone or among others: “Elsa” of “Olaf or Elsa”. */
const characterIn = (typed: string): string | undefined => firstReading([typed, ...typed.split(COMMA_OR_AND)], SUGGESTED);

/** The animal to suggest instead of a character that is no animal; null if none was typed. */
export function insteadOfCharacter(typed: string): string | null {
  return SUGGESTED.get(characterIn(typed)?.toLowerCase() ?? '') ?? null;
}

/** The message beside the form's field. */
export function characterMessage(typed: string, instead: string): string {
  const character = characterIn(typed) ?? typed;
  const animal = `${articleFor(instead)} ${instead}`;
  return `We can’t borrow ${character} from another story. How about ${animal}? If this is your own animal, add its kind: “${character} the cat”.`;
}
