/** Deterministic randomness: the same seed gives the same picture, on every machine. */
import { hash32 } from '@tuckaway/domain';

/** A short id prefix that is a valid XML name, made from any text. */
export function idPrefix(text: string): string {
  return `t${hash32(text).toString(36)}${hash32(`${text}~`).toString(36).slice(0, 3)}`;
}

/** A small seeded random source (mulberry32). */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [a, b). */
  range(a: number, b: number): number;
  /** A whole number in [a, b]. */
  int(a: number, b: number): number;
  /** A random element of the list. */
  pick<T>(list: readonly T[]): T;
  /** True with probability p. */
  chance(p: number): boolean;
}

/** A random source for a text seed. */
export function makeRng(seed: string): Rng {
  let a = hash32(seed);
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (lo, hi) => lo + (hi - lo) * next(),
    int: (lo, hi) => Math.floor(lo + (hi - lo + 1) * next()),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (p) => next() < p,
  };
}
