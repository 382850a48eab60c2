import { describe, expect, test } from 'vitest';
import { AVOIDED_TOPIC_IDS } from '../children/story-wishes.ts';
import { parseScene, staged } from '../scenes/parse-scene.ts';
import type { Figure, Scene } from '../scenes/scene.ts';
import { sceneSchema } from '../scenes/scene.ts';
import { withoutAnimal, withoutTopics } from './scenes.ts';

const figure = (who: Figure['who'], pose: Figure['pose'] = 'walk'): Figure => ({
  who,
  pose,
  emotion: 'happy',
  size: 'medium',
  side: 'left',
});
const SCENE: Scene = staged({
  place: 'forest',
  space: 'outside',
  view: 'wide',
  time: 'late-night',
  weather: 'wind',
  figures: [figure('child', 'climb'), figure('dog'), figure('snake'), figure('spider'), figure('adult')],
  objects: [
    { kind: 'fire', count: 1 },
    { kind: 'drum', count: 2 },
    { kind: 'ladder', count: 1 },
    { kind: 'cup', count: 1 },
  ],
  focus: 'other',
});

const who = (scene: Scene) => scene.figures.map((each) => each.who);
const kinds = (scene: Scene) => scene.objects.map(({ kind }) => kind);

describe('a scene without topics', () => {
  test('loses the figures and objects of each', () => {
    expect(who(withoutTopics(SCENE, ['dogs', 'snakes']))).toEqual(['child', 'spider', 'adult']);
    expect(who(withoutTopics(SCENE, ['insects', 'fathers']))).toEqual(['child', 'dog', 'snake']);
    expect(kinds(withoutTopics(SCENE, ['fire', 'loud-noises']))).toEqual(['ladder', 'cup']);
  });

  test('has no climbing, no wind and no night where these are avoided', () => {
    const { figures, time, weather, place } = withoutTopics(SCENE, ['heights', 'thunder', 'dark']);
    expect([figures[0]?.pose, time, weather, place]).toEqual(['stand', 'evening', 'cloudy', 'forest']);
    expect(withoutTopics({ ...SCENE, time: 'day' }, ['dark']).time).toBe('day');
  });

  test('is about the child where what it was about is gone', () => {
    expect(withoutTopics(SCENE, ['dogs']).focus).toBe('other');
    expect(withoutTopics(SCENE, ['dogs', 'snakes', 'insects']).focus).toBe('child');
    expect(withoutTopics({ ...SCENE, focus: 'adult', figures: [figure('adult')] }, ['mothers']).focus).toBe('place');
    expect(withoutTopics({ ...SCENE, focus: 'objects', objects: [{ kind: 'candle', count: 1 }] }, ['fire']).focus).toBe('child');
  });

  test('stays a scene with all topics, and the same without any', () => {
    expect(sceneSchema.safeParse(withoutTopics(SCENE, AVOIDED_TOPIC_IDS)).success).toBe(true);
    expect(withoutTopics(SCENE, [])).toEqual(SCENE);
  });
  const actsOf = ({ staging }: Scene) =>
    staging.acts.map(({ who, does, what }) => [...who, does, ...(what === undefined ? [] : [what])].join(' '));

  test('has no acts of and with what it does not show, also where the cast has a name for it', () => {
    const cast = { characters: [{ name: 'Rex', kind: 'dog' as const }], things: [{ name: 'bongo', kind: 'drum' as const }] };
    const scene = parseScene(
      {
        acts: [
          { who: ['Rex', 'child'], does: 'run' },
          { who: ['sibling'], does: 'play', what: 'bongo' },
          { who: ['animal'], does: 'climb', what: 'ladder' },
        ],
        things: [{ thing: 'cup', where: 'on', of: 'bongo' }, { thing: 'bell' }],
      },
      {},
      cast,
    );
    const left = withoutTopics(scene, ['dogs', 'loud-noises', 'heights'], cast);
    expect(actsOf(left)).toEqual(['child run', 'sibling stand', 'animal stand']);
    expect(left.staging.things).toEqual([{ thing: 'bell', count: 1 }]);
    expect(actsOf(withoutTopics(SCENE, ['heights', 'snakes', 'mothers']))).toEqual(['child stand', 'dog walk', 'spider walk']);
  });

  test('has no baby of the story’s cast, which older apps would show as a child', () => {
    const cast = { characters: [{ name: 'Bo', kind: 'baby' as const }], things: [] };
    const scene = parseScene(
      {
        acts: [
          { who: ['child'], does: 'hug', what: 'Bo' },
          { who: ['Bo'], does: 'sleep' },
        ],
      },
      {},
      cast,
    );
    expect(who(scene)).toEqual(['child', 'sibling']);
    const left = withoutTopics(scene, ['babies'], cast);
    expect([who(left), actsOf(left)]).toEqual([['child'], ['child stand']]);
  });

  test('has nobody who hugs an animal that is not shown', () => {
    const scene = parseScene({ figures: [{ who: 'child', pose: 'hug' }, { who: 'animal' }] });
    expect(actsOf(scene)).toEqual(['child hug animal', 'animal stand']);
    expect(actsOf(withoutAnimal(scene))).toEqual(['child stand']);
  });
});
