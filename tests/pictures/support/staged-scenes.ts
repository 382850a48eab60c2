/** Scenes made by a seed, over all bodies and all verbs that a body can do. */
import { bodyOfAnimal, knownAnimals, PLACES } from '../../../art/src/kit.ts';
import { actLine, BODIES, COLOR_WORDS, type ColorWord, type ObjectKind, VERBS, type Verb, VIEWS } from '../../../domain/src/index.ts';
import { numbersFrom } from '../../long.ts';
import type { WrittenPage } from './staged-page.ts';

/** What acts are done with: things, or a character. */
const WITH: Readonly<Partial<Record<Verb, readonly (ObjectKind | 'somebody' | '')[]>>> = {
  stand: ['', 'rug', 'box'],
  walk: ['', 'rope'],
  sit: ['', 'bench', 'log'],
  lie: ['', 'rug'],
  sleep: ['bed', '', 'hammock'],
  climb: ['ladder', 'tree'],
  'hide in': ['barrel', 'basket', 'chest', 'tent'],
  'peek out of': ['box', 'barrel', 'basket', 'crate'],
  pull: ['rope', 'cart', 'sled', 'rope'],
  push: ['cart', 'crate', 'somebody'],
  give: ['letter', 'apple', 'flower'],
  hold: ['lantern', 'book', 'teddy'],
  'hold up': ['lantern', 'crown', 'umbrella', 'star'],
  carry: ['basket', 'sack', 'jug'],
  catch: ['ball', 'feather'],
  'drop into': ['pebble', 'acorn', 'coin'],
  pour: ['jug', 'teapot', 'watering-can'],
  eat: ['apple', 'bun', 'carrot'],
  drink: ['cup', 'milk'],
  'knock on': ['door'],
  open: ['door', 'chest', 'letter'],
  'look into': ['well', 'pot', 'bucket'],
  'look at': ['somebody', 'fire', 'moon'],
  'look up at': ['moon', 'star', 'kite'],
  'listen to': ['bell', 'somebody'],
  'whisper to': ['somebody'],
  hug: ['somebody', 'teddy'],
  'ride on': ['cart', 'sled', 'boat'],
  'lean on': ['fence', 'table'],
  'tuck in': ['somebody'],
  mend: ['boot', 'kite', 'wheel'],
  draw: ['paper'],
  play: ['drum', 'flute', 'piano'],
  'wave to': ['somebody'],
  'point at': ['lighthouse', 'star', 'map'],
  blow: ['horn', 'candle'],
  count: ['egg', 'shell'],
  dig: ['spade', ''],
};
/** The second end. */
const TO: Readonly<Partial<Record<Verb, readonly (ObjectKind | 'somebody')[]>>> = {
  give: ['somebody'],
  'drop into': ['bucket', 'pot'],
  pour: ['cup', 'bowl', 'bucket'],
};
/** What may lie around, with what it is on or in. */
const AROUND: readonly (readonly [line: string, thing: ObjectKind, count: number, base?: ObjectKind])[] = [
  ['cup x2 on table', 'cup', 2, 'table'],
  ['apple x2 in basket', 'apple', 2, 'basket'],
  ['stone x3', 'stone', 3],
  ['mushroom x2', 'mushroom', 2],
  ['lamp', 'lamp', 1],
];
const OTHERS = [
  { name: 'Old Paloma', kind: 'woman', age: 'old', wears: 'purple dress' },
  { name: 'Tuk', kind: 'rabbit' },
  { name: 'Finn', kind: 'boy', hair: 'red curls' },
  { name: 'Bruno', kind: 'bear' },
] as const;

export interface SeededScene extends WrittenPage {
  /** How often each figure and each kind of thing is to be seen. */
  counts: Record<string, number>;
  /** The colors that the cast gives to kinds of things. */
  colors: Partial<Record<ObjectKind, ColorWord>>;
}

/** @param nth scenes next to each other have other bodies and other verbs */
export function seededScene(seed: number, nth: number): SeededScene {
  const next = numbersFrom(seed * 1009 + nth);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const animal = pick(knownAnimals.filter((name) => bodyOfAnimal(name).body === BODIES[nth % BODIES.length]));
  const counts: SeededScene['counts'] = { animal: 1, child: 1 };
  const colors: SeededScene['colors'] = {};
  const cast = { characters: [] as object[], things: [] as object[] };
  const things: string[] = [];
  const others = [...OTHERS];

  /** The name of something new on the page; half of the things are described by the cast. */
  const named = (end: ObjectKind | 'somebody', count: number): string => {
    if (end === 'somebody') {
      const [other = OTHERS[0]] = others.splice(Math.floor(next() * others.length), 1);
      cast.characters.push(other);
      counts[other.kind] = 1;
      return other.name;
    }
    counts[end] = count;
    if (count > 1 || next() < 0.5) return end;
    const color = pick(COLOR_WORDS);
    colors[end] = color;
    cast.things.push({ name: `${color} ${end}`, kind: end, color });
    return `${color} ${end}`;
  };
  const act = (who: string, does: Verb): string => {
    const count = does === 'count' ? 3 : 1;
    const [what, to] = [WITH[does], TO[does]].map((ends) => ends && pick(ends.filter((end) => !counts[end])));
    const [first, second] = [what, to].map((end) => (end ? named(end, count) : undefined));
    if (count > 1) things.push(`${first} x${count}`);
    return actLine({ who: [who], does, ...(first && { what: first }), ...(second && { to: second }) });
  };
  const acts = [act('animal', verbAt(seed + nth, bodyOfAnimal(animal).cannot))];
  acts.push(nth % 3 === 0 ? 'child looks at animal' : act('child', verbAt(seed + nth + 31, [])));
  const [line, thing, count, base] = pick(AROUND);
  if (nth % 2 === 0 && !counts[thing] && !(base && counts[base])) {
    things.push(line);
    counts[thing] = count;
    if (base) counts[base] = 1;
  }
  return {
    ...{ acts, things, cast, counts, colors, animal, id: `seeded ${seed} ${nth}` },
    ...{ place: pick(PLACES), view: VIEWS[nth % VIEWS.length] ?? 'wide', space: nth % 4 === 3 ? 'inside' : 'outside' },
    time: pick(['day', 'morning', 'afternoon', 'night']),
  };
}

/** The first verb from here on that is none of these. */
const verbAt = (nth: number, cannot: readonly Verb[]): Verb =>
  VERBS.map((_, step) => VERBS[(nth + step) % VERBS.length] ?? 'stand').find((verb) => !cannot.includes(verb)) ?? 'stand';
