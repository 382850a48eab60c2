/** Reads acts of any origin: the model, a stored document, a newer version of this app. */

import { countFrom, list, oneOf, record } from '../loose.ts';
import { EMOTIONS, FIGURE_SIZES, FIGURE_STATES, SIDES } from '../vocabulary.ts';
import { readThingLine } from './act-line.ts';
import { ALL_KINDS, anythingNamed, characterOf, figureNamed, isOwn, objectKindOf, onlyOnce, thingNamed } from './cast-names.ts';
import { readPosition } from './positions.ts';
import {
  type Act,
  NO_CAST,
  type PlacedThing,
  STAGING_LIMITS,
  type Staging,
  type StoryCast,
  VIEWS,
  WHERES,
  WHERES_OF_FIGURES,
} from './staging.ts';
import { readVerb } from './verbs.ts';

/**
 * Never throws. An unknown verb means `stand`; who or what is neither in the cast nor in the vocabulary is left out, because a wrong one would
 * contradict the text. What is beyond the limits is dropped, and so is a second act of the same character, which would be drawn twice.
 * @param plain kinds that mean themselves, although a name of the cast ends in them
 */
export function readStaging(input: unknown, cast: StoryCast = NO_CAST, plain: readonly string[] = []): Staging {
  const given = record(input);
  const exactly = readPositions(given.exactly, cast);
  return {
    view: oneOf(VIEWS, given.view, 'wide'),
    acts: withRoom(
      onlyOnce(
        list(given.acts).flatMap((act) => readAct(act, cast, plain)),
        cast,
      ).slice(0, STAGING_LIMITS.storedActs),
    ),
    things: readThings(list(given.things), cast, plain),
    ...(Object.keys(exactly).length > 0 && { exactly }),
  };
}

/** As many actors as a picture has room for, those of the first acts first. */
function withRoom(acts: readonly Act[]): Act[] {
  let room: number = STAGING_LIMITS.actors;
  return acts.flatMap((act) => {
    const who = act.who.slice(0, room);
    room -= who.length;
    return who.length > 0 ? [{ ...act, who }] : [];
  });
}

/** Whether a name is that of one character, not of a kind. */
const isSomebody = (name: string, cast: StoryCast): boolean => isOwn(name) || characterOf(name, cast) !== undefined;

function readAct(input: unknown, cast: StoryCast, plain: readonly string[]): Act[] {
  const given = record(input);
  const who = list(given.who)
    .flatMap((name) => figureNamed(name, cast, plain) ?? [])
    .slice(0, STAGING_LIMITS.who);
  if (who.length === 0) return [];
  const does = readVerb(given.does);
  const [first, second] = [anythingNamed(given.what, cast, plain), anythingNamed(given.to, cast, plain)];
  // The only end is the first one, but who drops into something drops nothing.
  const isFirst = first === undefined && does !== 'drop into';
  // No character hugs itself; another mouse is another one.
  const isOther = (name: string | undefined): boolean => name !== undefined && !(who.includes(name) && isSomebody(name, cast));
  const [what, to] = (isFirst ? [second] : [first, second === first ? undefined : second]).map((name) =>
    isOther(name) ? name : undefined,
  );
  const feels = EMOTIONS.find((word) => word === given.feels);
  const side = SIDES.find((word) => word === given.side);
  const size = FIGURE_SIZES.find((word) => word === given.size);
  const state = FIGURE_STATES.find((word) => word === given.state);
  return [
    {
      ...{ who, does },
      ...(what !== undefined && { what }),
      ...(to !== undefined && { to }),
      ...(feels && { feels }),
      ...(side && { side }),
      ...(size && { size }),
      ...(state && { state }),
    },
  ];
}

/** Nothing is in or under a figure, and nothing else has a hand. */
const fits = (where: (typeof WHERES)[number], of: string, cast: StoryCast): boolean =>
  objectKindOf(of, cast) === undefined ? WHERES_OF_FIGURES.includes(where) : where !== 'in the hand of';

/** @param given objects, or lines as a model writes them */
function readThings(given: readonly unknown[], cast: StoryCast, plain: readonly string[]): PlacedThing[] {
  const things: PlacedThing[] = [];
  let room: number = STAGING_LIMITS.things;
  for (const each of given) {
    const said = record(typeof each === 'string' ? readThingLine(each) : each);
    const thing = thingNamed(said.thing, cast, plain);
    if (thing === undefined || room === 0) continue;
    const count = Math.min(countFrom(said.count), room);
    const of = anythingNamed(said.of, cast, plain);
    const at = readPosition(said.at);
    const place = WHERES.find((word) => word === said.where);
    const where = place && of !== undefined && !fits(place, of, cast) ? undefined : place;
    // Something is on or in something else; without that it is just there.
    things.push({
      thing,
      count,
      ...(where && (where === 'far' || of !== undefined) && { where }),
      ...(where && where !== 'far' && of !== undefined && { of }),
      ...(at && { at }),
    });
    room -= count;
  }
  return things;
}

/** The position of a known figure or thing. */
function readPositions(given: unknown, cast: StoryCast): NonNullable<Staging['exactly']> {
  const positions = Object.entries(record(given)).flatMap(([name, each]) => {
    const position = readPosition(each);
    return position && anythingNamed(name, cast, ALL_KINDS) === name ? [[name, position] as const] : [];
  });
  return Object.fromEntries(positions);
}
