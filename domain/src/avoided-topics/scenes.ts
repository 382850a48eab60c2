/** Pictures without what is "not for tonight". */

import type { AvoidedTopic } from '../children/story-wishes.ts';
import type { Scene } from '../scenes/scene.ts';
import type { FigureKind, ObjectKind, Pose } from '../scenes/vocabulary.ts';

interface Hidden {
  figures?: readonly FigureKind[];
  objects?: readonly ObjectKind[];
  poses?: readonly Pose[];
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
  babies: {},
};

/** The scene without the figures and objects of these topics; its place stays, because the family chose it. */
export function withoutTopics(scene: Scene, topics: readonly AvoidedTopic[]): Scene {
  return topics.reduce((left, topic) => without(left, HIDDEN[topic]), scene);
}

function without(scene: Scene, { figures = [], objects = [], poses = [], night, wind }: Hidden): Scene {
  const shown = scene.figures
    .filter(({ who }) => !figures.includes(who))
    .map((figure) => (poses.includes(figure.pose) ? { ...figure, pose: 'stand' as const } : figure));
  const things = scene.objects.filter(({ kind }) => !objects.includes(kind));
  return {
    ...scene,
    time: night && (scene.time === 'night' || scene.time === 'late-night') ? 'evening' : scene.time,
    weather: wind && scene.weather === 'wind' ? 'cloudy' : scene.weather,
    figures: shown,
    objects: things,
    focus: isShown(scene.focus, shown, things) ? scene.focus : shown.some(({ who }) => who === 'child') ? 'child' : 'place',
  };
}

/** Whether the picture still has what it is about. `other` is any figure that is not the family's own. */
function isShown(focus: Scene['focus'], figures: Scene['figures'], objects: Scene['objects']): boolean {
  if (focus === 'place') return true;
  if (focus === 'objects') return objects.length > 0;
  const own: readonly string[] = ['animal', 'child', 'sibling', 'adult'];
  return figures.some(({ who }) => (focus === 'other' ? !own.includes(who) : who === focus));
}
