/** Who and what takes part in a page, by the names that its acts use. */
import {
  type Act,
  type Character,
  characterOf,
  type FigureState,
  isOwn,
  objectKindOf,
  type PlacedThing,
  type StoryPicture,
} from '@tuckaway/domain';
import { bodyOf, cannotOf, gripOf } from '../creatures/bodies.ts';
import { creatureBody, creatureReach, reachesWithFace } from '../creatures/body.ts';
import type { Cast } from '../creatures/cast.ts';
import { cutPaper, headOf, helmetFront, paintOn } from '../creatures/draw.ts';
import type { DrawnBody, Reach, Stance } from '../creatures/drawn-body.ts';
import type { Plan } from '../creatures/kind.ts';
import type { KindName } from '../creatures/kinds.ts';
import { shareOf } from '../creatures/sizes.ts';
import { stains } from '../creatures/stains.ts';
import type { Stage } from '../paper/stage.ts';
import { faceAt, path } from '../paper/svg.ts';
import { standingHeight } from '../people/frame.ts';
import { lookOfCharacter, lookOfChild, lookOfKin, type PersonLook, withState } from '../people/look.ts';
import { HELMET, personBody, reachOf } from '../people/person.ts';
import { kinIn } from '../people/words.ts';
import type { Authored } from './authored.ts';
import { type Burden, burdened, canCarry } from './carried.ts';
import { bareName, creatureOf } from './creature-of.ts';
import { nounOf, usedBy } from './nouns.ts';
import { pageThings } from './page-things.ts';
import type { StageFigure, StageThing } from './roles.ts';
import type { ShownActs } from './shown-acts.ts';
import { counted } from './words.ts';

const SIZES = { small: 0.78, medium: 1, large: 1.22 } as const;
/** People are a little smaller than their own drawings, so that five fit on a page. */
const PERSON = 0.94;
const CREATURE = 0.92;

/** Those that would hang in the air or lie on dry ground. */
const SWIMMERS: readonly Plan[] = ['fish', 'whale', 'ray', 'eel', 'jelly', 'seahorse', 'octopus'];

export interface PageCast {
  figure(name: string): StageFigure | null;
  /** As many as the page has, with what lies on them or in them; none if they lie on or in something else. */
  things(name: string): readonly StageThing[];
  /** How a text alternative calls a figure: “old woman”, “rabbit”; null for no figure. */
  nounOf(name: string): string | null;
  /** What a child wears or uses, as its family would say it; may be empty. */
  usesOf(name: string): string;
}

interface Context {
  picture: StoryPicture;
  s: Stage;
  castOf: (name: KindName) => Cast;
  /** They need helmets to breathe. */
  helmets: boolean;
  authored?: Authored;
}

export function pageCast({ picture, s, castOf, helmets, authored }: Context, { acts, counts, placed }: ShownActs): PageCast {
  const { cast, tone, looks = [] } = picture;
  const seed = authored?.castSeed ?? picture.seed;
  const familySeed = String(picture.childSeed);
  const figures = new Map<string, StageFigure>();
  const things = pageThings(s, cast, { acts, counts, placed }, authored);
  const actOf = (name: string): Act | undefined => acts.find(({ who }) => who.includes(name));
  const child = lookOfChild(looks[0] ?? null, familySeed, 0);
  const all = acts.flatMap(({ who, what, to }) => [...who, what, to]).filter((name) => name !== undefined && isFigure(name, picture));
  /** Small figures are larger where they are alone. */
  const share = (kindOf: KindName, kind: Cast['kind']): number => (new Set(all).size > 1 && !authored ? shareOf(kindOf, kind) : 1);

  const lookOf = (name: string): PersonLook => {
    const bare = bareName(name);
    const own = nthChild(bare);
    if (own >= 0) return own === 0 ? child : lookOfChild(looks[own] ?? null, familySeed, own);
    const nth = Number(/#(\d+)$/u.exec(name)?.[1] ?? 1) - 1;
    if (bare === 'adult') return lookOfKin(child, 'adult', familySeed, nth);
    const described = characterOf(bare, cast);
    const kin = described && kinIn(bare);
    if (kin) return lookOfKin(child, { ...described, ...kinWith(described, kin) }, seed, cast.characters.indexOf(described));
    if (described) return lookOfCharacter(described, seed, cast.characters.indexOf(described));
    return lookOfCharacter({ kind: bare }, seed, cast.characters.length + nth);
  };

  const cut = (markup: string, outline: string): string =>
    `<g clip-path="url(#${s.define((id) => `<clipPath id="${id}">${path(outline)}</clipPath>`)})">${markup}</g>`;

  const person = (name: string, size: number, state: FigureState | undefined): StageFigure => {
    const look = withState(lookOf(name), state);
    const standing = (way: -1 | 1): Stance => ({ pose: 'stand', way, feeling: 'happy', gaze: { x: 0, y: 0 } });
    const reach = { right: reachOf(look, standing(1)), left: reachOf(look, standing(-1)) };
    const paint = paintOn(s);
    return {
      ...{
        name,
        mark: authored?.markOf(name, state) ?? markOf(name, cast),
        isPerson: true,
        freely: true,
        balances: false,
        swims: false,
        body: 'hands',
        k: PERSON * size,
        height: standingHeight(look.age),
      },
      reach: (way) => (way === 1 ? reach.right : reach.left),
      draw: (stance) => dressed(personBody(look, stance, paint), state),
      cut,
    };
  };

  /** A person as cut paper, in a helmet where there is no air. */
  const dressed = (drawn: DrawnBody, state: FigureState | undefined): DrawnBody => {
    const { body, front, shapes, anchors } = drawn;
    const paper =
      cutPaper(s, body) +
      stains(s, body, anchors.head, state) +
      faceAt(anchors.head, [
        { ...anchors.eyes, r: anchors.head.r * 0.4 },
        { ...anchors.mouth, r: anchors.head.r * 0.2 },
      ]) +
      (helmets ? helmetFront({ ...anchors.head, r: anchors.head.r * HELMET }) : '');
    return {
      ...{ body: paper, front: front && cutPaper(s, front), shapes, anchors },
      get bounds() {
        return drawn.bounds;
      },
    };
  };

  const creature = (name: string, kindOf: KindName, size: number, state: FigureState | undefined): StageFigure => {
    const kit = castOf(kindOf);
    const one = authored ? { ...kit, kind: { ...kit.kind, ...authored.paperOf(name) } } : kit;
    const { kind } = one;
    const grip = gripOf(kind, kindOf);
    const plain = name !== 'animal';
    const options = {
      stage: s,
      seed: `${seed}|${name}`,
      grip,
      tone,
      helmet: helmets && kind.home !== 'water',
      plain,
      covered: authored !== undefined,
      ...(state && { state }),
    };
    const head = headOf(kind);
    const reach = creatureReach(kind, grip);
    const sits = !cannotOf(kind, kindOf).includes('sit');
    return {
      ...{
        name,
        mark: authored?.markOf(name, state) ?? markOf(name, cast),
        isPerson: false,
        freely: !reachesWithFace(kind, grip),
        balances: grip === 'nose' || grip === 'tusk',
        swims: SWIMMERS.includes(kind.plan),
        body: bodyOf(kind, kindOf),
        height: head.r - head.y,
      },
      k: CREATURE * (kind.size ?? 1) * size * share(kindOf, kind),
      reach: (way) => (way === 1 ? reach : mirrored(reach)),
      // In scenes of earlier versions, anybody may sit.
      draw: (stance: Stance): DrawnBody =>
        creatureBody(one, { ...stance, pose: stance.pose === 'sit' && !sits ? 'stand' : stance.pose }, options),
      cut,
    };
  };

  /** Figures with something to carry in the cast. */
  const carried = new Set<string>();
  /** What a figure wears or carries beside its act. */
  const burdenOf = (name: string, figure: StageFigure): Burden => {
    const { does = 'stand' } = actOf(name) ?? {};
    const isFree = canCarry(figure, does);
    const { carries } = characterOf(name, cast) ?? {};
    const isElsewhere = carries === undefined || counts.has(carries);
    const takes = (wheres: readonly PlacedThing['where'][]): StageThing[] =>
      placed.filter(({ where, of }) => of === name && wheres.includes(where)).flatMap(({ thing }) => things.take(thing));
    const [given] = isFree ? takes(['in the hand of', 'hanging from']) : [];
    const hand = given ?? (isElsewhere || !isFree ? undefined : things.of(carries)[0]);
    if (hand && !given) carried.add(name);
    return { ...(hand && { hand }), on: takes(['on']) };
  };
  return {
    figure(name) {
      const known = figures.get(name);
      if (known) return known;
      if (!isFigure(name, picture)) return null;
      const { size = 'medium', state } = actOf(name) ?? {};
      const kind = creatureOf(name, picture);
      const made = kind === null ? person(name, SIZES[size], state) : creature(name, kind, SIZES[size], state);
      const burden = burdenOf(name, made);
      const whole = burden.hand || burden.on.length > 0 ? burdened(made, burden, `${name.replaceAll(/\s/gu, '_')}:hand`) : made;
      figures.set(name, whole);
      return whole;
    },
    things: things.of,
    nounOf: (name) => (isFigure(name, picture) ? nounOf(name, picture) : null),
    usesOf(name) {
      const look = looks[nthChild(name)];
      const { carries } = characterOf(bareName(name), cast) ?? {};
      const load = carries !== undefined && carried.has(name) ? objectKindOf(carries, cast) : undefined;
      return look ? usedBy(look, actOf(name)?.does) : load ? `with ${counted(load, 1)}` : '';
    },
  };
}

/** A name says the gender of a person of whom the cast does not; an age that the cast has counts. */
const kinWith = ({ kind, age }: Character, kin: NonNullable<ReturnType<typeof kinIn>>): Pick<Character, 'kind' | 'age'> => ({
  kind: kind === 'woman' || kind === 'man' ? kind : kin.kind,
  age: age ?? kin.age,
});

const isFigure = (name: string, { cast }: StoryPicture): boolean => objectKindOf(bareName(name), cast) === undefined || isOwn(name);

const mirrored = ({ shoulders: { left, right }, length }: Reach): Reach => ({
  shoulders: { left: { x: -right.x, y: right.y }, right: { x: -left.x, y: left.y } },
  length,
});

/** What marks call a figure: the word by which apps without acts know it. */
function markOf(name: string, cast: StoryPicture['cast']): string {
  const bare = bareName(name);
  if (/^sibling\d$/u.test(bare)) return 'sibling';
  return characterOf(bare, cast)?.kind ?? bare;
}

/** Which of the family's children a name means, from 0; -1 for others. */
function nthChild(name: string): number {
  const [, sibling] = /^sibling(\d?)$/u.exec(bareName(name)) ?? [];
  return name === 'child' ? 0 : sibling === undefined ? -1 : Number(sibling || 1);
}
