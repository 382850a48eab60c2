/** English words of the text alternatives. */
import { articleFor, type CoverImage, type ObjectKind, type ScenePlace, type SceneTime, type SceneWeather } from '@tuckaway/domain';

export const OUTSIDE: Record<ScenePlace, string> = {
  space: 'among stars and planets',
  jungle: 'by a waterfall in a green jungle',
  underwater: 'between corals deep under the sea',
  forest: 'in a forest, near a door in a tree',
  castle: 'below a castle',
  pirate: 'by the sea, near a ship with wide sails',
  dinosaur: 'in a land of ferns and far volcanoes',
  circus: 'before a striped circus tent',
  farm: 'in the fields before a barn',
  city: 'on a roof above the lights of a city',
  desert: 'among dunes',
  arctic: 'on the ice under northern lights',
  mountain: 'high in the mountains by a small hut',
  bakery: 'in the street before the bakery',
  garden: 'before the round gate of a secret garden',
  library: 'in the street before the library',
  workshop: 'in the street before the workshop',
  rainbow: 'under a wide paper rainbow',
  clouds: 'on a bank of clouds',
  meadow: 'in a flower meadow',
  home: 'before the house at home',
};

export const INSIDE: Record<ScenePlace, string> = {
  space: 'in a spaceship',
  jungle: 'in a hut in the jungle',
  underwater: 'in a house under the sea',
  forest: 'in a house in the forest',
  castle: 'in a room of the castle',
  pirate: 'in the cabin of a ship',
  dinosaur: 'in a cave',
  circus: 'in a circus wagon',
  farm: 'in a farmhouse',
  city: 'in a house in the city',
  desert: 'in a house among the dunes',
  arctic: 'in a hut in the snow',
  mountain: 'in a mountain hut',
  bakery: 'in a warm bakery',
  garden: 'in a garden house',
  library: 'in a library with tall shelves',
  workshop: 'in a workshop full of tools',
  rainbow: 'in a house under the rainbow',
  clouds: 'in a house in the clouds',
  meadow: 'in a house on the meadow',
  home: 'in a bedroom at home',
};

export const TIMES: Record<SceneTime, string> = {
  morning: 'in the morning',
  day: 'by day',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
  'late-night': 'late at night',
};

export const WEATHERS: Partial<Record<SceneWeather, string>> = {
  cloudy: 'under clouds',
  rain: 'in the rain',
  snow: 'in falling snow',
  wind: 'in the wind',
  fog: 'in fog',
};

export const FRAMES: Record<CoverImage, string> = {
  moon: 'in cool moonlight, framed by a night sky',
  forest: 'in green dusk, framed by leaves',
  ocean: 'in blue light, framed by waves and shells',
  space: 'late in a violet night, framed by planets',
  castle: 'in candlelight, framed by a gate with flags',
  garden: 'in golden light, framed by vines',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Kinds that are counted by another word. */
const COUNTED: Partial<Record<ObjectKind, readonly [string, string]>> = {
  bread: ['a loaf of bread', 'loaves of bread'],
  soup: ['a bowl of soup', 'bowls of soup'],
  cheese: ['a piece of cheese', 'pieces of cheese'],
  hay: ['a bundle of hay', 'bundles of hay'],
  grass: ['a tuft of grass', 'tufts of grass'],
  yarn: ['a ball of yarn', 'balls of yarn'],
  glasses: ['a pair of glasses', 'pairs of glasses'],
  paper: ['a sheet of paper', 'sheets of paper'],
  moon: ['the moon', 'moons'],
  leaf: ['a leaf', 'leaves'],
  shelf: ['a shelf', 'shelves'],
  fire: ['a fire', 'fires'],
  rod: ['a fishing rod', 'fishing rods'],
  lens: ['a magnifying glass', 'magnifying glasses'],
  scissors: ['a pair of scissors', 'pairs of scissors'],
  milk: ['a glass of milk', 'glasses of milk'],
  toast: ['a slice of toast', 'slices of toast'],
  'watering-can': ['a watering can', 'watering cans'],
};

/** "a fox", "an owl", "a unicorn". */
export const withArticle = (word: string): string => `${articleFor(word)} ${word}`;

function plural(word: string): string {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** "a lantern", "three lanterns". */
export function counted(kind: ObjectKind, count: number): string {
  const [one = withArticle(kind), many = plural(kind)] = COUNTED[kind] ?? [];
  return count === 1 ? one : `${NUMBERS[count] ?? count} ${many}`;
}
