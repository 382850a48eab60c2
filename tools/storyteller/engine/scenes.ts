/** The scene of a told page: an arc's scene with the family's animal, the other children and the chosen things. */
import { bodyOfAnimal } from '../../../art/src/kit.ts';
import { type Choice, type CompactScene, fullScene } from '../../../domain/src/content/index.ts';
import {
  type Act,
  CHARACTER_KINDS,
  doable,
  type FigureState,
  INDOOR_SETTINGS,
  isInHands,
  readStaging,
  SCENE_LIMITS,
  type Scene,
  STAGING_LIMITS,
  type StorySetting,
  type Verb,
} from '../../../domain/src/index.ts';

interface SceneOf {
  setting: StorySetting;
  /** The animal's kind. */
  animal: string;
  /** Other children who are named on the page. */
  siblings: number;
  choices: Readonly<Record<string, Choice>>;
  /** Who is muddy or wet, by figure or choice. */
  states: ReadonlyMap<string, FigureState>;
}

export function sceneOf(compact: CompactScene, { setting, animal, siblings, choices, states }: SceneOf): Scene {
  const isIndoors = compact.place === undefined && INDOOR_SETTINGS.includes(setting);
  const { space = isIndoors ? 'inside' : 'outside' } = compact;
  const others = namesOf(Math.min(siblings, SCENE_LIMITS.figures - compact.acts.flatMap(({ who }) => who).length));
  const acts = compact.acts.map((act) => ({ ...act, state: act.who.map((name) => states.get(name)).find(Boolean) ?? act.state }));
  const chosen = readStaging({
    acts: acts.map((act) => chosenIn(act, choices)),
    things: compact.things.map((thing) => chosenIn(thing, choices)),
  });
  const done = doable(chosen.acts, (name) => (name === 'animal' ? bodyOfAnimal(animal).cannot : cannotOf(name)));
  return fullScene({ ...compact, space, acts: done.flatMap((act) => withOthers(act, others)), things: chosen.things }, setting);
}

const namesOf = (siblings: number): string[] =>
  Array.from({ length: Math.max(0, siblings) }, (_sibling, nth) => (nth === 0 ? 'sibling' : `sibling${nth + 1}`));

/** A character of this kind; people can do everything. */
const cannotOf = (kind: string): readonly Verb[] =>
  CHARACTER_KINDS.some((known) => known === kind) && !['person', 'friend', 'woman', 'man'].includes(kind) ? bodyOfAnimal(kind).cannot : [];

/** The other children do what the child does, or watch what only the child has in hands. */
function withOthers(act: Act, others: readonly string[]): Act[] {
  if (others.length === 0 || !act.who.includes('child')) return [act];
  const { who, does, what, to: _to, state: _state, ...rest } = act;
  if (what !== undefined && isInHands(does)) return [act, { ...rest, who: [...others], does: 'look at', what }];
  // Each of them would have a blanket of its own on their bed.
  const { to: _blanket, ...uncovered } = act;
  const together = act.to === 'blanket' && what === 'bed' ? uncovered : act;
  if (who.length + others.length <= STAGING_LIMITS.who) return [{ ...together, who: [...who, ...others] }];
  return [act, { ...act, who: [...others] }];
}

/** The words of choices instead of their names; what a choice has no word for is left out. */
function chosenIn(part: object, choices: Readonly<Record<string, Choice>>): object {
  const word = (value: unknown) => (typeof value === 'string' && choices[value] ? choices[value].word : value);
  return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, Array.isArray(value) ? value.map(word) : word(value)]));
}
