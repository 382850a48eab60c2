/** Arcs and verse, and their wordings, take turns in each family: none comes again before all that fit were told, and then the oldest does, in other words. */
import { TELLINGS } from './pieces.ts';
import { createRandom } from './random.ts';

/** Families that are remembered. The titles of its earlier stories, which each request names, help one that was forgotten. */
const LIMIT = 500;

/** More than any place has beds. */
const NIGHTS = 100;

interface Tellable {
  id: string;
}

export interface Waiting<T> {
  arc: T;
  telling: number;
  /** How often it was told. */
  told: number;
}

export interface Turns<T> {
  /** Stories that were told. */
  readonly count: number;
  /** Goes up by one with each story; families begin at different numbers. */
  readonly night: number;
  /**
   * The arcs and their next telling, first those that wait longest.
   * @param titled where the family's earlier titles, newest first, name the arc; -1: nowhere.
   */
  waiting(arcs: readonly T[], titled: (arc: T) => number): Waiting<T>[];
  note(arc: T): void;
}

/** @param isFirst those that a family hears before all others. */
export function familyTurns<T extends Tellable>(
  seed: string,
  arcs: readonly T[],
  isFirst: (arc: T) => boolean = () => true,
): (family: string) => Turns<T> {
  const families = new Map<string, Turns<T>>();
  return (family) => {
    const turns = families.get(family) ?? newTurns(`${seed}|${family}`, arcs, isFirst);
    families.delete(family);
    families.set(family, turns);
    for (const oldest of families.keys()) {
      if (families.size <= LIMIT) break;
      families.delete(oldest);
    }
    return turns;
  };
}

function newTurns<T extends Tellable>(seed: string, arcs: readonly T[], isFirst: (arc: T) => boolean): Turns<T> {
  const start = createRandom(seed);
  const shuffled = start.shuffle(arcs);
  const turns = new Map(
    [...shuffled.filter(isFirst), ...shuffled.filter((arc) => !isFirst(arc))].map(({ id }, index) => [
      id,
      { told: 0, last: index, first: Math.floor(start.next() * TELLINGS) },
    ]),
  );
  const firstNight = Math.floor(start.next() * NIGHTS);
  let count = 0;
  return {
    get count() {
      return count;
    },
    get night() {
      return firstNight + count;
    },
    waiting(some, titled) {
      return some
        .flatMap((arc) => {
          const turn = turns.get(arc.id);
          const place = titled(arc);
          return turn ? [{ arc, telling: (turn.first + turn.told) % TELLINGS, turn, age: place < 0 ? Infinity : place }] : [];
        })
        .sort((one, other) => compare(other.age, one.age) || one.turn.last - other.turn.last)
        .map(({ arc, telling, turn: { told } }) => ({ arc, telling, told }));
    },
    note({ id }) {
      const turn = turns.get(id);
      if (!turn) return;
      count += 1;
      turns.set(id, { ...turn, told: turn.told + 1, last: arcs.length + count });
    },
  };
}

/** Infinity is equal to itself. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
