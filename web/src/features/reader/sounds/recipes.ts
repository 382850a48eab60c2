/** What each place sounds like, from four building blocks. */
import type { ScenePlace } from '@tuckaway/domain';

/** Wind, waves, a crowd: noise between two frequencies, which swells some times in a loop. */
interface Noise {
  kind: 'noise';
  /** In hertz. */
  from: number;
  to: number;
  /** From 0 to 1, of all parts of a recipe against each other. */
  level: number;
  swells?: number;
  /** How much of it comes and goes, from 0 to 1. */
  depth?: number;
}

/** A deep, even tone with a slow beat, such as an engine's. */
interface Hum {
  kind: 'hum';
  hertz: number;
  level: number;
}

/** Fire, rain, a clock: very short sounds. */
interface Ticks {
  kind: 'ticks';
  /** In a loop. */
  count: number;
  /** How bright they are: the frequency in hertz around which they sound. */
  hertz: number;
  level: number;
  /** Evenly spaced, as a clock's. */
  even?: boolean;
}

/** Crickets, an owl, bells, bubbles: soft tones now and then. */
interface Calls {
  kind: 'calls';
  count: number;
  hertz: number;
  /** Seconds. */
  lasts: number;
  level: number;
  /** How many times a second it trembles; a cricket's chirp is a trembling tone. */
  trembles?: number;
  /** How far it glides, as a share of its frequency; up above 0. */
  glides?: number;
}

export type Part = Noise | Hum | Ticks | Calls;

const BREEZE: Part = { kind: 'noise', from: 180, to: 900, level: 0.5, swells: 3, depth: 0.6 };
const CRICKETS: Part = { kind: 'calls', count: 14, hertz: 3900, lasts: 0.5, level: 0.12, trembles: 26 };
const SEA: Part = { kind: 'noise', from: 90, to: 1400, level: 0.8, swells: 2, depth: 0.85 };
const HUSH: Part = { kind: 'noise', from: 80, to: 320, level: 0.5, swells: 1, depth: 0.4 };
const FIRE: Part[] = [
  { kind: 'noise', from: 120, to: 600, level: 0.5, swells: 4, depth: 0.3 },
  { kind: 'ticks', count: 70, hertz: 1800, level: 0.5 },
];
const CLOCK: Part = { kind: 'ticks', count: 16, hertz: 1300, level: 0.35, even: true };
const BELLS: Part = { kind: 'calls', count: 5, hertz: 880, lasts: 2.4, level: 0.2 };

export const RECIPES: Readonly<Record<ScenePlace, readonly Part[]>> = {
  space: [{ kind: 'hum', hertz: 74, level: 0.5 }, HUSH, { ...BELLS, count: 3, hertz: 660, level: 0.12 }],
  jungle: [
    BREEZE,
    { ...CRICKETS, count: 22, hertz: 3200 },
    { kind: 'calls', count: 5, hertz: 420, lasts: 0.22, level: 0.16, trembles: 18 },
  ],
  underwater: [
    { kind: 'noise', from: 50, to: 260, level: 0.9, swells: 2, depth: 0.6 },
    { kind: 'calls', count: 16, hertz: 420, lasts: 0.12, level: 0.16, glides: 0.7 },
  ],
  forest: [BREEZE, CRICKETS, { kind: 'calls', count: 2, hertz: 370, lasts: 0.9, level: 0.2, glides: -0.08 }],
  castle: [{ ...BREEZE, to: 500 }, ...FIRE],
  pirate: [SEA, { kind: 'calls', count: 3, hertz: 130, lasts: 0.8, level: 0.2, glides: -0.2 }],
  dinosaur: [
    { ...BREEZE, to: 600 },
    { ...CRICKETS, hertz: 2600 },
    { kind: 'calls', count: 2, hertz: 120, lasts: 1.8, level: 0.25, glides: -0.3 },
  ],
  circus: [
    { kind: 'noise', from: 250, to: 900, level: 0.4, swells: 3, depth: 0.4 },
    { ...BELLS, count: 8, hertz: 990, lasts: 1.2, level: 0.2 },
  ],
  farm: [BREEZE, CRICKETS, { kind: 'calls', count: 1, hertz: 165, lasts: 1.4, level: 0.2, glides: -0.15 }],
  city: [
    { kind: 'noise', from: 60, to: 420, level: 0.8, swells: 3, depth: 0.5 },
    { kind: 'hum', hertz: 100, level: 0.12 },
  ],
  desert: [{ ...BREEZE, from: 300, to: 1500, swells: 2, depth: 0.8 }, ...FIRE],
  arctic: [
    { kind: 'noise', from: 400, to: 1100, level: 0.6, swells: 2, depth: 0.85 },
    { kind: 'noise', from: 80, to: 300, level: 0.4 },
  ],
  mountain: [
    { ...BREEZE, from: 250, to: 1000, depth: 0.8 },
    { ...BELLS, hertz: 620, lasts: 1.1, level: 0.14 },
  ],
  bakery: [...FIRE, { kind: 'hum', hertz: 110, level: 0.12 }],
  garden: [BREEZE, CRICKETS, { kind: 'ticks', count: 120, hertz: 2200, level: 0.16 }],
  library: [HUSH, CLOCK],
  workshop: [HUSH, CLOCK, { kind: 'hum', hertz: 98, level: 0.14 }],
  rainbow: [
    { kind: 'ticks', count: 260, hertz: 2600, level: 0.3 },
    { kind: 'noise', from: 400, to: 2400, level: 0.25 },
    { ...BELLS, hertz: 1175, level: 0.12 },
  ],
  clouds: [{ kind: 'noise', from: 200, to: 800, level: 0.6, swells: 1, depth: 0.7 }, BELLS],
  meadow: [BREEZE, { ...CRICKETS, count: 20 }],
  home: [HUSH, { ...CRICKETS, level: 0.05 }],
};
