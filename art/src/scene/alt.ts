/** The text alternative of a family story's page: its acts in words, as they are drawn, and nothing else. */
import {
  type Act,
  type Emotion,
  firstJoint,
  isInHands,
  type ObjectKind,
  objectKindOf,
  type StoryPicture,
  secondJoint,
  thirdPerson,
  wordList,
} from '@tuckaway/domain';
import { APART } from './acts/recipes.ts';
import { isOnTop, restsOn } from './acts/standing.ts';
import type { PageCast } from './page-cast.ts';
import type { ShownActs } from './shown-acts.ts';
import { counted, INSIDE, OUTSIDE, TIMES, WEATHERS, withArticle } from './words.ts';

/** The acts of a page as drawn, and their figures. */
interface Drawn {
  told: readonly Act[];
  /** Who rests beside what their acts name. */
  beside: ReadonlySet<string>;
  cast: PageCast;
  /** How those feel whose acts say nothing of it. */
  feels: Emotion;
}

export function pageAlt(
  { scene, last, cast: story }: StoryPicture,
  { acts: all, counts }: ShownActs,
  { told, beside, cast, feels }: Drawn,
): string {
  const acts = told.flatMap((act) => split(act, beside));
  const said = new Set<string>();
  /** Nouns that were said, to tell the second of a kind from the first. */
  const nouns = new Map<string, number>();
  const noun = (name: string, mood: string): string => {
    const word = cast.nounOf(name) ?? name;
    if (said.has(name)) return `the ${word}`;
    said.add(name);
    const nth = nouns.get(word) ?? 0;
    nouns.set(word, nth + 1);
    const words = [mood, word, cast.usesOf(name)].filter(Boolean).join(' ');
    return nth === 0
      ? withArticle(words)
      : `${nth === 1 && word !== 'child' ? 'another' : (ORDINALS[nth] ?? 'another')} ${words}`.replace(
          /^(?=second|third|fourth|fifth)/u,
          'a ',
        );
  };
  const thingOf = (name: string): { kind: ObjectKind; count: number } | null => {
    const kind = objectKindOf(name, story);
    return kind ? { kind, count: counts.get(name) ?? 1 } : null;
  };
  /** The own acts of figures that are drawn in another figure's act. */
  const moodOfEnd = (name: string): string => {
    const own = all.find(({ who }) => who.includes(name));
    if (!own) return '';
    const isTold = told.some(({ who }) => who.includes(name));
    const sleeps = own.feels === 'asleep' || (own.does === 'sleep' && !isTold);
    return [sleeps ? 'sleeping' : own.feels, own.state].filter(Boolean).join(' ');
  };
  /** How many of what was said are elsewhere. */
  const left = new Map<string, number>();
  const end = (name: string | undefined, held = 0): string | null => {
    if (name === undefined) return null;
    if (cast.nounOf(name) !== null) return noun(name, moodOfEnd(name));
    const thing = thingOf(name);
    if (!thing) return null;
    const others = left.get(name) ?? 0;
    if (said.has(name) && held > 0 && others >= held) {
      left.set(name, others - held);
      return held > 1 ? counted(thing.kind, held) : `another ${bare(thing.kind)}`;
    }
    if (said.has(name)) return `the ${bare(thing.kind)}`;
    said.add(name);
    const now = held > 0 ? Math.min(held, thing.count) : thing.count;
    left.set(name, thing.count - now);
    return counted(thing.kind, now);
  };
  const jointOf = ({ who: [first = ''], does, what: name = '' }: Act): string => {
    if (beside.has(first)) return 'beside';
    const [thing] = cast.things(name);
    if (isOnTop({ does }, cast.things(name))) return 'on';
    if (does !== 'sleep' || !thing) return firstJoint(does);
    return thing.kind === 'blanket' ? 'under' : thing.grips.inside ? 'in' : 'on';
  };
  const clauses = acts.map((act) => {
    const actors = act.who.map((name) => noun(name, moodOf(act, feels)));
    const isBeside = beside.has(act.who[0] ?? '');
    const isOnes = act.does === 'eat' || act.does === 'drink' || restsOn(act, act.what === undefined ? [] : cast.things(act.what));
    const what = end(act.what, isBeside ? 0 : isOnes ? act.who.length : isInHands(act.does) ? 1 : 0);
    const to = end(act.to);
    // “Drops the coin into the pot”.
    const short = act.does === 'drop into' && what !== null && to !== null ? 'drop' : act.does;
    const verb = act.who.length > 1 ? short : short === 'drop' ? 'drops' : thirdPerson(act.does);
    // Who looks at what is not in the picture just stands there.
    const needsEnd = / (?:at|to|on|of|into|up|in)$/u.test(act.does) && what === null && to === null;
    const does =
      needsEnd || (APART.has(act.does) && act.what !== undefined && what === null) ? (act.who.length > 1 ? 'stand' : 'stands') : verb;
    return [`${wordList(actors)} ${does}`, what && [jointOf(act), what].filter(Boolean).join(' '), to && `${secondJoint(act.does)} ${to}`]
      .filter(Boolean)
      .join(' ');
  });
  const rest = [...counts].flatMap(([name, count]) => {
    const others = left.get(name) ?? count;
    return others === 0 ? [] : { kind: objectKindOf(name, story), count: others, isMore: left.has(name) };
  });
  const more = (words: string): string => `another ${words.replace(/^an? /u, '')}`;
  const things = rest.flatMap(({ kind, count, isMore }) => (kind ? (isMore ? more : String)(counted(kind, count)) : []));
  const air = scene.space === 'inside' || scene.place === 'space' || scene.place === 'underwater' ? undefined : WEATHERS[scene.weather];
  const where = [(scene.space === 'inside' ? INSIDE : OUTSIDE)[scene.place], TIMES[scene.time], air, last && 'by the light of one lamp'];
  const scenery = where.filter(Boolean).join(' ');
  if (clauses.length === 0) return sentence(things.length > 0 ? `${wordList(things)} ${scenery}` : `A quiet view ${scenery}`);
  return sentence(`${clauses.join('; ')}, ${scenery}${things.length > 0 ? `, with ${wordList(things)}` : ''}`);
}

/** Separates the figures that rest beside a thing from those in it. */
function split(act: Act, beside: ReadonlySet<string>): Act[] {
  const groups = [act.who.filter((name) => !beside.has(name)), act.who.filter((name) => beside.has(name))];
  return groups.filter(({ length }) => length > 0).map((who) => ({ ...act, who }));
}

/** Without its article. */
const bare = (kind: ObjectKind): string => counted(kind, 1).replace(/^an? /u, '');

const ORDINALS = ['', 'second', 'third', 'fourth', 'fifth'];

const moodOf = ({ does, feels, state }: Act, usual: Emotion): string =>
  [does === 'sleep' ? '' : feels === 'asleep' ? 'sleeping' : (feels ?? usual), state].filter(Boolean).join(' ');

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
