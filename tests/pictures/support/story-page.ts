/** Checks the picture of a family story's page against its scene. */

import { inWords, kindName, storyPicture } from '../../../art/src/kit.ts';
import {
  CHARACTER_KINDS,
  characterOf,
  OBJECT_KINDS,
  objectKindOf,
  type Scene,
  type StoryPicture,
  type Verb,
} from '../../../domain/src/index.ts';
import type { Mark } from './marks.ts';
import { type Measured, measure, overlap } from './measure.ts';

/** At least this share of each thing is drawn in front of everything and inside of every crop: 70 %, to whole percents of a small raster. */
export const VISIBLE = 0.695;
/** Outlines may touch. */
const TOUCHING = 0.08;
/** Acts whose ends may cover each other; a face stays free even then. */
const COVERING: readonly Verb[] = ['sit', 'lie', 'sleep', 'climb', 'hide in', 'peek out of', 'hug', 'ride on', 'tuck in', 'carry'];

/** Marks that pages of stories are not checked for here: the lights of a sky and of a street, hands, and the ground. */
const ASIDE = /^(?:sky (?:sun|moon)|house window|bare hand|ground)$/;

/** The place's own, such as a lantern: it may be anywhere but where it would seem to be held or worn. */
const SMALL_THING = 'small thing';

type Counts = Record<string, number>;

const count = (names: readonly string[]): Counts => {
  const counts: Counts = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** What marks call a name of an act. */
export const markOf = (name: string, { cast }: StoryPicture): string =>
  objectKindOf(name, cast) ?? characterOf(name, cast)?.kind ?? name.replace(/^sibling\d$/, 'sibling');

/** What a scene must show, and how often. */
export function wanted({ figures, objects }: Scene): Counts {
  const things = objects.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind as string));
  return count([...figures.map(({ who }) => who as string), ...things]);
}

/** What is wrong with a page's picture; empty if nothing is. */
export function pageFaults(picture: StoryPicture): string[] {
  const { svg, alt } = storyPicture(picture, { width: 960, height: 640, marks: true });
  const all = measure(svg, (what) => !ASIDE.test(what));
  const acts = picture.scene.staging.acts.map(({ who, does, what, to }) => ({
    does,
    names: [...who, what, to].flatMap((name) => (name === undefined ? [] : markOf(name, picture))),
  }));
  const close = acts.filter(({ does, names }) => names.length > 1 && COVERING.includes(does)).flatMap(({ names }) => names);
  const isTogether = (one: string, other: string): boolean => acts.some(({ names }) => names.includes(one) && names.includes(other));
  const named = all.filter(({ what }) => what !== SMALL_THING);
  // Past a shoulder one sees a part of the back only.
  const [, back] = /<!--\[([^\]]+?)--><!--\[part back-->/.exec(svg) ?? [];
  return [
    ...missing(wanted(picture.scene), all),
    ...hidden(
      named.filter(({ what }) => what !== back),
      close,
    ),
    ...overlapping(all, close, isTogether),
    ...altFaults(picture, alt, named),
  ];
}

export function missing(expected: Counts, all: readonly Measured[]): string[] {
  const drawn = count(all.map(({ what }) => what));
  return Object.entries(expected).flatMap(([what, n]) => (drawn[what] === n ? [] : [`${n} ${what} wanted, ${drawn[what] ?? 0} drawn`]));
}

export function hidden(all: readonly Measured[], close: readonly string[] = []): string[] {
  return all.flatMap(({ what, shown, crop, face }) => [
    ...(shown >= VISIBLE || close.includes(what) ? [] : [`${percent(shown)} of ${what} visible at ${crop}`]),
    ...(face === null || face >= VISIBLE ? [] : [`${percent(face)} of the face of ${what} visible`]),
  ]);
}

/** Such as a blanket on a sleeper in a bed. */
const isWithin = ({ parent }: Mark, outer: Mark): boolean => parent !== null && (parent === outer || isWithin(parent, outer));

/** Such as the arms of one octopus. */
const isSameThing = (one: Mark, other: Mark): boolean => one.parent !== null && one.parent === other.parent;

export function overlapping(
  all: readonly Measured[],
  close: readonly string[],
  isTogether: (one: string, other: string) => boolean = () => false,
): string[] {
  return all.flatMap((one, index) =>
    all.slice(0, index).flatMap((other) => {
      const isClose = close.includes(one.what) || close.includes(other.what) || isTogether(one.what, other.what);
      if (isWithin(one.mark, other.mark) || isSameThing(one.mark, other.mark) || isClose) return [];
      const both = overlap(one, other);
      return both <= TOUCHING ? [] : [`${percent(both)} of ${one.what} and ${other.what} overlap`];
    }),
  );
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** Words for what a scene calls otherwise. */
const NOUNS: Readonly<Record<string, string>> = {
  sibling: 'child',
  adult: 'grown-up',
  friend: 'friend in a night cloak',
  leaf: 'lea(?:f|ves)',
  shelf: 'shel(?:f|ves)',
  berry: 'berr(?:y|ies)',
  bread: 'loa(?:f|ves) of bread',
};

/** Where the text alternative and the picture say different things. */
export function altFaults(picture: StoryPicture, alt: string, all: readonly Pick<Measured, 'what'>[]): string[] {
  const animal = inWords(kindName(picture.animal));
  const drawn = count(all.map(({ what }) => what));
  const { alt: quiet } = storyPicture({
    ...picture,
    scene: { ...picture.scene, staging: { ...picture.scene.staging, acts: [], things: [] } },
  });
  const scenery = quiet.replace(/^A quiet view |\.$/g, '');
  // What is left names figures and things only: "a bowl of soup" is soup, and a child may wear glasses.
  const named = [scenery, animal].reduce((text, part) => text.replaceAll(part, ''), alt).replace(/\b\w+ of |\bwith glasses\b/g, '');
  const kinds: readonly string[] = [...OBJECT_KINDS, ...CHARACTER_KINDS];
  const notDrawn = kinds.filter(
    (kind) => !drawn[kind] && new RegExp(`\\b${NOUNS[kind]?.replace(/^.* of /, '') ?? kind}(?:e?s)?\\b`, 'i').test(named),
  );
  return [...unsaid(alt, animal, drawn), ...notDrawn.map((kind) => `“${alt}” says ${kind}, which is not drawn`)];
}

/** The figures and things of a picture that its text alternative does not name. */
function unsaid(alt: string, animal: string, drawn: Counts): string[] {
  return Object.entries(drawn).flatMap(([what, n]) => {
    const noun = what === 'animal' ? animal : (NOUNS[what] ?? what);
    const said = new RegExp(`\\b(?:${n === 1 ? '' : `${NUMBERS[n]} [^,]*?|another [^,]*?|second [^,]*?|third [^,]*?`})${noun}`, 'i');
    return said.test(alt) ? [] : [`“${alt}” does not say ${n} ${what}`];
  });
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
