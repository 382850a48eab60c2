/** Questions about a page's picture, from its acts: the picture shows the answer, and the question does not say it. */
import { castThingOf, characterOf, figureKindOf, isOwn, objectKindOf } from '../scenes/acts/cast-names.ts';
import { isExact } from '../scenes/acts/positions.ts';
import type { Act, StoryCast, View } from '../scenes/acts/staging.ts';
import type { Verb } from '../scenes/acts/verbs.ts';
import type { Scene } from '../scenes/scene.ts';
import { CHARACTER_KINDS, type ObjectKind } from '../scenes/vocabulary.ts';
import { wordList } from '../text/story-text.ts';
import { areKin } from './kin.ts';
import {
  DOING,
  HIDEOUTS,
  INSTRUMENTS,
  ongoing,
  PLURALS,
  SHOWN_BY_FACES,
  SKY,
  SOUNDING,
  UNCLEAR,
  UNCOUNTED,
  WITH_FIGURE,
  WITH_THING,
  WORSE,
} from './question-forms.ts';

export interface PageQuestion {
  readonly ask: string;
  /** Names in the scene that the answer is about, for the check that they are drawn. */
  readonly about: readonly string[];
  /** From 0, the best. */
  readonly rank: number;
}

export interface TalkNames {
  /** How a question calls one of the family's figures; null for none. */
  called(name: string): string | null;
  /** Another figure of this kind, or of its kin, looks like the family's animal. */
  readonly animalKind: string | null;
}

/** All that can be asked about a page; none about old scenes without acts, and none about a figure without a name. */
export function pageQuestions({ staging, space, place }: Scene, cast: StoryCast, names: TalkNames): PageQuestion[] {
  // This view shows figures from behind, and what an author places may be cut by the edge.
  if (staging.view === 'shoulder' || isExact(staging)) return [];
  const kinds = staging.acts
    .flatMap(({ who, what, to }) => [...who, what, to])
    .map((name) => (name === undefined ? '' : kindOf(name, cast)));
  const called = (name: string): string | null => {
    if (isOwn(name)) return names.called(name);
    const kind = kindOf(name, cast);
    const isOther = names.animalKind === null || !areKin(kind, names.animalKind);
    const isDistinct = ANIMALS.includes(kind) && isOther && kinds.filter((other) => other === kind).length === 1;
    return isDistinct ? `the ${kind}` : null;
  };
  const ends = staging.acts.flatMap(({ what, to }) => [what, to]);
  // If two acts share a thing, it is drawn at only one of them.
  const isThere = (name: string, does: Verb): boolean => {
    const kind = objectKindOf(name, cast);
    if (kind === undefined || UNCLEAR.includes(kind) || ends.filter((other) => other === name).length > 1) return false;
    return SKY.includes(kind) ? space === 'outside' && LOOKS.includes(does) : true;
  };
  const large = LARGE.includes(staging.view);
  const figures = new Set(staging.acts.flatMap(({ who, what }) => [...who, ...(isFigure(what, cast) ? [what] : [])]));
  const page = {
    called,
    isThere,
    large,
    crowd: Math.max(figures.size, countActors(staging)),
    dry: place === 'space' || place === 'clouds',
  };
  const all = [...drawnActs(staging.acts, cast).flatMap((act) => ofAct(act, cast, page)), ...countable(staging, cast)];
  return large ? all : all.map((question) => ({ ...question, rank: question.rank + SMALLER }));
}

const LARGE: readonly View[] = ['near', 'hands'];
/** How much worse a question is about a picture that shows all from afar. */
const SMALLER = 1.5;

const ANIMALS: readonly string[] = CHARACTER_KINDS.filter((kind) => !['person', 'friend', 'woman', 'man'].includes(kind));

const kindOf = (name: string, cast: StoryCast): string => characterOf(name, cast)?.kind ?? name;

const isFigure = (name: string | undefined, cast: StoryCast): name is string =>
  name !== undefined && castThingOf(name, cast) === undefined && figureKindOf(name, cast) !== undefined;

const isChild = (name: string): boolean => isOwn(name) && name !== 'animal' && name !== 'adult';

/** Two of a kind have one name. */
const countActors = ({ acts }: Scene['staging']): number => acts.reduce((sum, { who }) => sum + who.length, 0);

/** Acts as the art kit draws them: only the first one of a figure moves it, also one in which another acts on it. */
function drawnActs(acts: readonly Act[], cast: StoryCast): DrawnAct[] {
  const taken = new Set<string>();
  return acts.flatMap((act) => {
    // Who is leaned on may be covered.
    const isTouched = (name: string): boolean =>
      acts.some((other) => other !== act && !LOOKS.includes(other.does) && [other.what, other.to].includes(name));
    const who = act.who.filter((name) => !taken.has(name) && !isTouched(name));
    const ends = [act.what, act.to].filter((name) => isFigure(name, cast));
    const isFree = !ends.some((name) => taken.has(name)) || LOOKS.includes(act.does);
    for (const name of [...act.who, ...(LOOKS.includes(act.does) ? [] : ends)]) taken.add(name);
    return who.length > 0 && isFree ? [{ ...act, who, all: act.who }] : [];
  });
}

interface DrawnAct extends Act {
  /** All actors, even one that may be covered. */
  all: readonly string[];
}

/** Acts over a distance, which move no other figure. */
const LOOKS: readonly Verb[] = ['look at', 'look up at', 'point at', 'wave to', 'listen to'];

interface Page {
  called(name: string): string | null;
  isThere(name: string, does: Verb): boolean;
  /** Whether faces are large. */
  large: boolean;
  /** How many figures there are. */
  crowd: number;
  /** Whether swimming looks like standing. */
  dry: boolean;
}

function ofAct({ who, all, does, what, feels }: DrawnAct, cast: StoryCast, { called, isThere, large, crowd, dry }: Page): PageQuestion[] {
  const actors = who.filter((name) => called(name) !== null);
  // Children listen to this together, and none may be left out.
  if (actors.length === 0 || all.some((name) => isChild(name) && !actors.includes(name))) return [];
  const listOf = (names: readonly string[]): string => wordList(names.map((name) => called(name) ?? ''));
  const [is, subject] = [actors.length > 1 ? 'are' : 'is', listOf(actors)];
  const found: PageQuestion[] = [];
  const add = (ask: string, about: readonly string[], rank = 0) => found.push({ ask, about: [...actors, ...about], rank });
  const thing = what !== undefined && isThere(what, does) ? what : undefined;
  if (thing !== undefined) {
    const isOneOf = (kinds: readonly ObjectKind[]): boolean => kinds.some((kind) => kind === objectKindOf(thing, cast));
    const joint = does === 'play' && !isOneOf(INSTRUMENTS) ? ' with' : '';
    if (WITH_THING.includes(does) && (does !== 'listen to' || isOneOf(SOUNDING)))
      add(`What ${is} ${subject} ${ongoing(does)}${joint}?`, [thing], WORSE[does]);
    if (does === 'hide in' && isOneOf(HIDEOUTS)) add(`Where ${is} ${subject} hiding?`, [thing]);
  } else if (isFigure(what, cast)) {
    // Over a distance, only a figure that is alone with the actors is surely meant.
    const isMeant = !actors.includes(what) && (!LOOKS.includes(does) || crowd === who.length + 1);
    if (WITH_FIGURE.includes(does) && isMeant) add(`Who ${is} ${subject} ${ongoing(does)}?`, [what], WORSE[does]);
  } else if (what === undefined && DOING.includes(does) && !(does === 'swim' && dry)) add(`What ${is} ${subject} doing?`, [], 1);
  const own = actors.filter(isOwn);
  const rank = feels && SHOWN_BY_FACES[feels];
  if (large && own.length > 0 && rank !== undefined) add(`How do you think ${listOf(own)} ${own.length > 1 ? 'feel' : 'feels'}?`, [], rank);
  return found;
}

/** Things of one kind that lie around in the open, where a child can count them. */
function countable({ acts, things }: Scene['staging'], cast: StoryCast): PageQuestion[] {
  const kindsOf = (names: readonly (string | undefined)[]) => names.map((name) => name && objectKindOf(name, cast));
  const used = kindsOf(acts.flatMap(({ what, to, does }) => (does === 'count' ? [] : [what, to])));
  const shown = kindsOf(things.map(({ thing }) => thing));
  return things.flatMap(({ thing, count, where = 'beside' }) => {
    const kind = objectKindOf(thing, cast);
    if (kind === undefined || count < 2 || UNCLEAR.includes(kind) || UNCOUNTED.includes(kind) || used.includes(kind)) return [];
    const isAlone = shown.filter((other) => other === kind).length === 1;
    // A cake has a candle of its own.
    if (kind === 'candle' && [...used, ...shown].includes('cake')) return [];
    if (!isAlone || (where !== 'on' && where !== 'beside')) return [];
    return [{ ask: `How many ${PLURALS[kind] ?? `${kind}s`} can you count?`, about: [thing], rank: 0 }];
  });
}
