/** The scene of a told page: an arc's scene with the family's animal, the other children and the chosen things. */
import { type Choice, type CompactScene, fullScene, type Trait } from '../../../domain/src/content/index.ts';
import {
  FIGURE_KINDS,
  type FigureState,
  OBJECT_KINDS,
  type Pose,
  readStaging,
  SCENE_LIMITS,
  type Scene,
  SIDES,
  type StorySetting,
} from '../../../domain/src/index.ts';

interface SceneOf {
  setting: StorySetting;
  traits: readonly Trait[];
  /** Other children who are named on the page. */
  siblings: number;
  choices: Readonly<Record<string, Choice>>;
  /** Who is muddy or wet, by figure or choice. */
  states: ReadonlyMap<string, FigureState>;
}

const WALKING: readonly Pose[] = ['stand', 'walk', 'sit', 'climb', 'ride', 'fly'];

export function sceneOf(compact: CompactScene, { setting, traits, siblings, choices, states }: SceneOf): Scene {
  const figures = compact.figures.map((figure) => ({
    ...figure,
    ...(states.has(figure.who) && { state: states.get(figure.who) }),
    who: wordOf<string>(figure.who, choices, FIGURE_KINDS, 'friend'),
    pose: figure.who === 'animal' ? poseOf(figure.pose, traits, compact) : figure.pose,
  }));
  const sleeping = figures.some(({ who, pose }) => who === 'child' && pose === 'sleep');
  for (let sibling = 0; compact.acts.length === 0 && sibling < siblings && figures.length < SCENE_LIMITS.figures; sibling += 1) {
    const side = SIDES[(sibling + 1) % SIDES.length] ?? 'middle';
    figures.push({ who: 'sibling', pose: sleeping ? 'sleep' : 'stand', emotion: sleeping ? 'asleep' : 'happy', side });
  }
  const objects = compact.objects.map(({ kind, count }) => ({ kind: wordOf<string>(kind, choices, OBJECT_KINDS, 'box'), count }));
  const acts = compact.acts.map(({ who, ...act }) => ({
    ...act,
    who: [...who, ...(who.includes('child') ? named(siblings) : [])],
    state: who.map((name) => states.get(name)).find((state) => state !== undefined),
  }));
  const chosen = readStaging({
    view: 'wide',
    acts: acts.map((act) => chosenIn(act, choices)),
    things: compact.things.map((thing) => chosenIn(thing, choices)),
  });
  return fullScene({ ...compact, figures, objects, acts: chosen.acts, things: chosen.things }, setting);
}

/** The other children do what the child does. */
const named = (siblings: number): string[] =>
  Array.from({ length: siblings }, (_sibling, nth) => (nth === 0 ? 'sibling' : `sibling${nth + 1}`));

/** The words of choices instead of their names; what a choice has no word for is left out. */
function chosenIn(part: object, choices: Readonly<Record<string, Choice>>): object {
  const word = (value: unknown) => (typeof value === 'string' && choices[value] ? choices[value].word : value);
  return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, Array.isArray(value) ? value.map(word) : word(value)]));
}

/** What lives in water or fits through no door looks in at a window. */
function poseOf(pose: Pose, traits: readonly Trait[], { space, place }: CompactScene): Pose {
  if (pose === 'sleep' || pose === 'lie') return pose;
  if ((traits.includes('swims') || traits.includes('huge')) && (space === 'inside' || place === 'home')) return 'peek';
  if (traits.includes('swims') && WALKING.includes(pose)) return 'swim';
  if (traits.includes('flies') && pose === 'walk') return 'fly';
  return pose;
}

function wordOf<T extends string>(name: string, choices: Readonly<Record<string, Choice>>, words: readonly T[], otherwise: T): T {
  const chosen = choices[name];
  const word = chosen ? chosen.word : name;
  return words.find((each) => each === word) ?? otherwise;
}
