/** Pictures without what is "not for tonight". */

import type { AvoidedTopic } from '../children/story-wishes.ts';
import { characterOf, figureKindOf, objectKindOf } from '../scenes/acts/cast-names.ts';
import { type Character, NO_CAST, type Staging, type StoryCast } from '../scenes/acts/staging.ts';
import { poseOfVerb } from '../scenes/acts/verbs.ts';
import { derivedFields } from '../scenes/derived-fields.ts';
import type { Scene } from '../scenes/scene.ts';
import { FAMILY_FIGURES, type FigureKind, type ObjectKind, type Pose } from '../scenes/vocabulary.ts';

interface Hidden {
  figures?: readonly FigureKind[];
  objects?: readonly ObjectKind[];
  poses?: readonly Pose[];
  /** Kinds that only a cast has. */
  characters?: readonly Character['kind'][];
  /** Night scenes are drawn as evening, and wind as clouds. */
  night?: true;
  wind?: true;
}

const HIDDEN: Readonly<Record<AvoidedTopic, Hidden>> = {
  dark: { night: true },
  thunder: { wind: true },
  'loud-noises': { objects: ['drum', 'horn'] },
  fire: { objects: ['fire', 'candle'] },
  'deep-water': { objects: ['well'] },
  heights: { objects: ['ladder', 'lighthouse'], poses: ['climb'] },
  dogs: { figures: ['dog'] },
  insects: { figures: ['bee', 'ladybug', 'ant', 'butterfly', 'moth', 'firefly', 'spider'] },
  snakes: { figures: ['snake'] },
  ghosts: {},
  clowns: {},
  hospitals: {},
  // A drawn grown-up beside a child looks like a parent.
  mothers: { figures: ['adult'] },
  fathers: { figures: ['adult'] },
  grandparents: { figures: ['adult'] },
  babies: { characters: ['baby'] },
};

/** The scene without the figures and objects of these topics; its place stays, because the family chose it. */
export function withoutTopics(scene: Scene, topics: readonly AvoidedTopic[], cast: StoryCast = NO_CAST): Scene {
  return topics.reduce((left, topic) => without(left, HIDDEN[topic], cast), scene);
}

/** The scene without the family's animal, whose name would tell too much. */
export const withoutAnimal = (scene: Scene): Scene => without(scene, { figures: ['animal'] }, NO_CAST);

function without(scene: Scene, hidden: Hidden, cast: StoryCast): Scene {
  const { figures = [], objects = [], poses = [], characters = [], night, wind } = hidden;
  const isHidden = (name: string) => {
    const kind = figureKindOf(name, cast) ?? objectKindOf(name, cast);
    const own = characterOf(name, cast)?.kind;
    return [...figures, ...objects].some((each) => each === kind) || characters.some((each) => each === own);
  };
  const staging = stagingWithout(scene.staging, isHidden, poses);
  // Apps without a cast show such a character as something else, which does not tell that it is hidden.
  const isCast = cast.characters.some(({ kind }) => characters.includes(kind));
  const drawn = isCast ? derivedFields(staging, cast) : scene;
  const shown = drawn.figures
    .filter(({ who }) => !figures.includes(who))
    .map((figure) => (poses.includes(figure.pose) ? { ...figure, pose: 'stand' as const } : figure));
  const things = drawn.objects.filter(({ kind }) => !objects.includes(kind));
  return {
    ...scene,
    time: night && (scene.time === 'night' || scene.time === 'late-night') ? 'evening' : scene.time,
    weather: wind && scene.weather === 'wind' ? 'cloudy' : scene.weather,
    figures: shown,
    objects: things,
    focus: isShown(drawn.focus, shown, things) ? drawn.focus : shown.some(({ who }) => who === 'child') ? 'child' : 'place',
    staging,
  };
}

/** Who did something with what is hidden just stands there. */
function stagingWithout(staging: Staging, isHidden: (name: string) => boolean, poses: readonly Pose[]): Staging {
  const acts = staging.acts.flatMap((act) => {
    const who = act.who.filter((name) => !isHidden(name));
    if (who.length === 0) return [];
    const ends = [act.what, act.to].filter((name) => name !== undefined);
    if (!ends.some(isHidden) && !poses.includes(poseOfVerb(act.does, undefined))) return [{ ...act, who }];
    const { what: _what, to: _to, ...rest } = act;
    return [{ ...rest, who, does: 'stand' as const }];
  });
  const things = staging.things.filter(({ thing, of }) => ![thing, of].some((name) => name !== undefined && isHidden(name)));
  return { ...staging, acts, things };
}

/** Whether the picture still has what it is about. `other` is any figure that is not the family's own. */
function isShown(focus: Scene['focus'], figures: Scene['figures'], objects: Scene['objects']): boolean {
  if (focus === 'place') return true;
  if (focus === 'objects') return objects.length > 0;
  const own: readonly string[] = FAMILY_FIGURES;
  return figures.some(({ who }) => (focus === 'other' ? !own.includes(who) : who === focus));
}
