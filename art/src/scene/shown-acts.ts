/** What a page draws: its acts with each figure once, and the things that no act takes. */
import {
  type Act,
  castThingOf,
  characterOf,
  figureKindOf,
  isInHands,
  isOwn,
  objectKindOf,
  type PlacedThing,
  type StoryPicture,
} from '@tuckaway/domain';

export interface ShownActs {
  readonly acts: readonly Act[];
  /** How many there are of each thing, by the names that acts and things use. */
  readonly counts: ReadonlyMap<string, number>;
  readonly placed: readonly PlacedThing[];
}

const MEALS: readonly Act['does'][] = ['eat', 'drink'];

/** The second of a kind is told from the first by a number, behind a sign that no stored name has: “mouse”, “mouse#2”. */
const numbered = (name: string, nth: number): string => (nth === 0 ? name : `${name}#${nth + 1}`);

/** Kinds may repeat: the second mouse of a page has another name than the first. */
export function shownActs({ scene: { staging }, cast }: StoryPicture): ShownActs {
  const seen = new Map<string, number>();
  const unique = (name: string): string => {
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return numbered(name, nth);
  };
  const acts = staging.acts.map((act) => ({ ...act, who: act.who.map(unique) }));
  const counts = new Map<string, number>();
  // What a figure holds in an act may be listed in its hand, too.
  const isSame = ({ thing, where, of = '' }: PlacedThing): boolean =>
    where === 'in the hand of' && acts.some(({ who, does, what }) => what === thing && isInHands(does) && who.includes(of));
  const things = staging.things.filter((thing) => !isSame(thing));
  for (const { thing, count } of things) counts.set(thing, (counts.get(thing) ?? 0) + count);
  const isThing = (name: string | undefined): name is string =>
    name !== undefined && objectKindOf(name, cast) !== undefined && !isFigureName(name, cast);
  // What something lies on or in is there, too.
  for (const { of } of things) if (isThing(of) && !counts.has(of)) counts.set(of, 1);
  // Others look at what is in hands, whoever is named first.
  const inHandsFirst = [...acts.filter(({ does }) => isInHands(does)), ...acts.filter(({ does }) => !isInHands(does))];
  for (const { who, does, what, to } of inHandsFirst) {
    if (isThing(to) && !counts.has(to)) counts.set(to, 1);
    if (!isThing(what)) continue;
    const isOne = castThingOf(what, cast) !== undefined && (counts.get(what) ?? 0) < 2;
    // What is in hands comes to what lies around, and all who eat have something of their own; but what the cast describes is only one.
    if (isOne || !isInHands(does)) counts.set(what, Math.max(1, counts.get(what) ?? 0));
    else counts.set(what, (counts.get(what) ?? 0) + (MEALS.includes(does) ? who.length : 1));
  }
  // What is held lies nowhere else.
  const isHeld = (name: string): boolean =>
    counts.get(name) === 1 && acts.some(({ does, what }) => what === name && (isInHands(does) || does === 'hug'));
  return { acts, counts, placed: things.filter(({ thing }) => !isHeld(thing)) };
}

const isFigureName = (name: string, cast: StoryPicture['cast']): boolean =>
  isOwn(name) || (characterOf(name, cast) !== undefined && castThingOf(name, cast) === undefined) || figureKindOf(name, cast) !== undefined;
