import { afterEach, describe, expect, it, vi } from 'vitest';
import { inferScenes } from './infer-scenes.ts';
import type { Scene } from './scene.ts';

const STORY = { storySetting: 'forest', favoriteAnimal: 'otter', childName: 'Mia', siblings: ['Leo'] } as const;

function infer(...texts: string[]): Scene[] {
  return inferScenes(texts, STORY);
}

/** The scene of a text in the middle of a story. */
function sceneOf(text: string): Scene {
  return infer('Once there was an otter.', text, 'The end.')[1] as Scene;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('inferScenes', () => {
  it('finds who is there, and what each does and feels', () => {
    expect(sceneOf('The otter swam in circles. Mia laughed. Leo climbed a rock. His grandmother yawned.').figures).toMatchObject([
      { who: 'animal', pose: 'swim' },
      { who: 'child', emotion: 'happy' },
      { who: 'sibling', pose: 'climb' },
      { who: 'adult', emotion: 'sleepy' },
    ]);
  });

  const actsOf = (text: string) =>
    sceneOf(text).staging.acts.map(({ who, does, what }) => [...who, does, ...(what === undefined ? [] : [what])].join(' '));

  it.each([
    ['The otter pulled the rope. Mia hugged Leo.', ['animal pull rope', 'child hug sibling', 'sibling stand']],
    ['The otter slept in a basket, and Mia tucked the otter in.', ['animal sleep basket', 'child sleep basket']],
    ['Mia gave a letter to the owl. The otter peeked out of the box.', ['animal peek out of box', 'child give letter', 'owl give letter']],
    ['Mia carried three buns.', ['animal carry bun', 'child carry bun']],
    ['The otter pulled hard. Mia sat on the bench.', ['animal stand', 'child sit bench']],
  ])('finds what they do it with: %s', (text, acts) => {
    expect(actsOf(text)).toEqual(acts);
  });

  it('has people at home lie in a bed', () => {
    const [, , last] = infer('Once there was an otter.', 'They ran.', 'At home Mia lay still. The otter slept.');
    expect(last?.staging.acts).toMatchObject([
      { who: ['animal'], does: 'sleep' },
      { who: ['child'], does: 'lie', what: 'bed' },
    ]);
    expect(last?.staging.acts[0]).not.toHaveProperty('what');
  });

  it('shows other characters by their kind, and not the story’s animal twice', () => {
    expect(sceneOf('Two owls and a fox met the otter.').figures.map(({ who }) => who)).toEqual(['animal', 'owl', 'fox']);
  });

  it('gets darker from page to page, and lighter only on a new day', () => {
    const timesOf = (...texts: string[]) => infer(...texts).map(({ time }) => time);
    expect(timesOf('It was evening.', 'They had been wet in the morning.', 'They slept at home.')).toEqual(['evening', 'evening', 'night']);
    expect(timesOf('It was night.', 'The next morning they left.', 'The end.')).toEqual(['night', 'morning', 'night']);
  });

  it('takes no part of a name for a thing', () => {
    const texts = ['A tree frog called Star sat.', 'The tree frog and Star saw two stars.'];
    const scenes = inferScenes(texts, { ...STORY, favoriteAnimal: 'Tree Frog', childName: 'Star' });
    expect(scenes.map(({ objects }) => objects)).toEqual([[], [{ kind: 'star', count: 2 }]]);
  });

  it('counts objects', () => {
    expect(sceneOf('Mia set three lanterns and seven small acorns on the bench.').objects).toEqual([
      { kind: 'lantern', count: 3 },
      { kind: 'acorn', count: 7 },
      { kind: 'bench', count: 1 },
    ]);
  });

  it.each([
    ['He was as round as a drum and went off like a balloon.', []],
    ['All went well.', []],
    ['They looked down the well.', [{ kind: 'well', count: 1 }]],
    [
      'They hung between the apple tree and the fish-oil lantern.',
      [
        { kind: 'lantern', count: 1 },
        { kind: 'tree', count: 1 },
      ],
    ],
    [
      'She wore soft shoes and saw pebbles.',
      [
        { kind: 'pebble', count: 3 },
        { kind: 'shoe', count: 2 },
      ],
    ],
    ['In the kitchen they thought of three boats and a cup.', [{ kind: 'cup', count: 1 }]],
  ])('shows only what is there: %s', (text, objects) => {
    expect(sceneOf(text).objects).toEqual(objects);
  });

  it('continues light and weather until a page says otherwise, and ends at night', () => {
    const scenes = infer('At breakfast it rained.', 'The otter waited.', 'Snow fell at dusk.', 'They went home.');
    expect(scenes.map(({ time }) => time)).toEqual(['morning', 'morning', 'evening', 'night']);
    expect(scenes.map(({ weather }) => weather)).toEqual(['rain', 'rain', 'snow', 'snow']);
  });

  it('ends at home, inside, if the last page does', () => {
    expect(infer('The otter ran.', 'Mia lay in her own bed.')[1]).toMatchObject({ place: 'home', space: 'inside', view: 'wide' });
    expect(infer('The otter ran.', 'The otter slept under the stars.')[1]).toMatchObject({ place: 'forest', space: 'outside' });
  });

  it('alternates the view between neighboring pages', () => {
    for (let pages = 2; pages <= 12; pages++) {
      const views = infer(...Array.from({ length: pages }, () => 'The otter sat.')).map(({ view }) => view);
      expect(views.at(-1)).toBe('wide');
      for (const [index, view] of views.entries()) expect(view, `page ${index} of ${pages}`).not.toBe(views[index - 1]);
    }
  });

  const whoIs = (text: string, childName: string) =>
    inferScenes([text], { ...STORY, childName, siblings: [] })[0]?.figures.map(({ who }) => who);

  it('finds a name behind another word with its letters, and not in a longer word', () => {
    expect(whoIs('Hannah waved to Ann.', 'Ann')).toEqual(['animal', 'child']);
    expect(whoIs('The otter sat and all was well.', 'An')).toEqual(['animal']);
    expect(whoIs('İİİİ, Mia.', 'Mia')).toEqual(['animal', 'child']);
    expect(whoIs('𐐨Mia sat.', 'Mia')).toEqual(['animal']);
  });

  it('finds names in scripts without spaces', () => {
    expect(whoIs('晚上小明和狐狸睡了。', '小明')).toEqual(['animal', 'child']);
    expect(whoIs('밤에 민수는 잤다.', '민수')).toEqual(['animal', 'child']);
  });

  it('finds the same in every language of the device', () => {
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
      return this.replaceAll('I', 'ı').toLowerCase();
    });
    expect(whoIs('Isla sat.', 'isla')).toEqual(['animal', 'child']);
  });
});
