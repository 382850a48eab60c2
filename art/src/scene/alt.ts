/** The text alternative of a family story's page: its acts in words, as they are drawn, and nothing else. */
import { type Act, type Emotion, firstJoint, type ObjectKind, type StoryPicture, secondJoint, thirdPerson, wordList } from '@tuckaway/domain';
import { FRAMES, INSIDE, OUTSIDE, TIMES, WEATHERS, counted, withArticle } from '../story/words.ts';
import { inWords, kindName } from '../creatures/names.ts';
import type { Place } from '../place.ts';
import { coverPlace, isRoom } from '../story/shown.ts';
import { APART } from './recipes.ts';

/** How the picture of a page calls its figures and things. */
export interface Names {
  /** Without an article: "old woman", "rabbit"; null for no figure. */
  figure(name: string): string | null;
  /** What they wear or use, as a family would say it: "in a wheelchair"; may be empty. */
  uses(name: string): string;
  /** The kind and number of a thing of the page; null for none. */
  thing(name: string): { kind: ObjectKind; count: number } | null;
}

export interface ShownPage {
  readonly acts: readonly Act[];
  /** Bystanders of no act. */
  readonly others: readonly string[];
  readonly rest: readonly { kind: ObjectKind; count: number }[];
  readonly names: Names;
  readonly feels: Emotion;
}

export function pageAlt({ scene, last }: StoryPicture, { acts, rest, names, feels }: ShownPage): string {
  const said = new Set<string>();
  /** Nouns that were said, to tell the second of a kind from the first. */
  const nouns = new Map<string, number>();
  const noun = (name: string, mood: string): string => {
    const word = names.figure(name) ?? name;
    if (said.has(name)) return `the ${word}`;
    said.add(name);
    const nth = nouns.get(word) ?? 0;
    nouns.set(word, nth + 1);
    const words = [mood, word, names.uses(name)].filter(Boolean).join(' ');
    return nth === 0 ? withArticle(words) : `${nth === 1 && word !== 'child' ? 'another' : (ORDINALS[nth] ?? 'another')} ${words}`.replace(/^(?=second|third|fourth|fifth)/u, 'a ');
  };
  const end = (name: string | undefined): string | null => {
    if (name === undefined) return null;
    if (names.figure(name) !== null) return noun(name, '');
    const thing = names.thing(name);
    if (!thing) return null;
    if (said.has(name)) return `the ${counted(thing.kind, 1).replace(/^an? /u, '')}`;
    said.add(name);
    return counted(thing.kind, thing.count);
  };
  const clauses = acts.map((act) => {
    const actors = act.who.map((name) => noun(name, moodOf(act, feels)));
    const verb = act.who.length > 1 ? act.does : thirdPerson(act.does);
    const what = end(act.what);
    const to = end(act.to);
    // Who looks at what is not in the picture just stands there.
    const needsEnd = / (?:at|to|on|of|into|up|in)$/u.test(act.does) && what === null && to === null;
    const does = needsEnd || (APART.has(act.does) && act.what !== undefined && what === null) ? (act.who.length > 1 ? 'stand' : 'stands') : verb;
    return [`${wordList(actors)} ${does}`, what && [firstJoint(act.does), what].filter(Boolean).join(' '), to && `${secondJoint(act.does)} ${to}`].filter(Boolean).join(' ');
  });
  const things = rest.map(({ kind, count }) => counted(kind, count));
  const air = scene.space === 'inside' || scene.place === 'space' || scene.place === 'underwater' ? undefined : WEATHERS[scene.weather];
  const where = [(scene.space === 'inside' ? INSIDE : OUTSIDE)[scene.place], TIMES[scene.time], air, last && 'by the light of one lamp'];
  const scenery = where.filter(Boolean).join(' ');
  if (clauses.length === 0) return sentence(things.length > 0 ? `${wordList(things)} ${scenery}` : `A quiet view ${scenery}`);
  return sentence(`${clauses.join('; ')}, ${scenery}${things.length > 0 ? `, with ${wordList(things)}` : ''}`);
}

const ORDINALS = ['', 'second', 'third', 'fourth', 'fifth'];

const moodOf = ({ does, feels, state }: Act, usual: Emotion): string =>
  [does === 'sleep' ? 'sleeping' : feels === 'asleep' ? 'sleeping' : (feels ?? usual), state].filter(Boolean).join(' ');

/** A cover shows the child and the animal at its place. @param child whether a child is drawn */
export function coverAlt({ scene, cover, animal }: StoryPicture, child: boolean): string {
  const place: Place = coverPlace(scene);
  const who = [child ? 'a child' : '', animal.trim() === '' ? 'a lantern' : withArticle(`happy ${inWords(kindName(animal))}`)].filter(Boolean);
  return sentence(`${wordList(who)} ${(isRoom(place) ? INSIDE : OUTSIDE)[place]}, ${FRAMES[cover]}`);
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
