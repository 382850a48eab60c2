import { describe, expect, it } from 'vitest';
import { parseScene } from '../parse-scene.ts';
import { pagePicture } from '../pictures.ts';
import { readThingLine, thingLine } from './act-line.ts';
import { renamed } from './cast-names.ts';
import { readCast } from './read-cast.ts';
import { readStaging } from './read-staging.ts';
import { stagingSchema } from './staging.ts';

const CAST = readCast({ characters: [{ name: 'Safiya', kind: 'mouse' }], things: [{ name: 'red jar', kind: 'jar', color: 'red' }] });
const WRITTEN = {
  view: 'wide',
  acts: [{ who: ['Safiya'], does: 'hold up', what: 'red jar', side: 'left' }],
  things: [{ thing: 'star', count: 2, at: [66, 30] }, 'moon at 10 20.5 0.7 -12'],
  exactly: { Safiya: [52, 90, 1.3] },
};

describe('positions of an author', () => {
  it('are kept, by the names of the cast and those of kinds', () => {
    const staging = readStaging(WRITTEN, CAST);
    expect(staging.exactly).toEqual({ Safiya: [52, 90, 1.3] });
    expect(staging.things).toEqual([
      { thing: 'star', count: 2, at: [66, 30] },
      { thing: 'moon', count: 1, at: [10, 20.5, 0.7, -12] },
    ]);
    expect(readStaging(JSON.parse(JSON.stringify(staging)), CAST)).toEqual(staging);
    expect(stagingSchema.parse(staging)).toEqual(staging);
  });

  it('are left out if they are no positions, or of unknown names', () => {
    const exactly = { Safiya: [52], child: [1, 2, 3, 4, 5, 6], animal: ['1', 2], owl: [50, 300], dodo: [50, 50], mouse: [50, 50, 9] };
    expect(readStaging({ ...WRITTEN, exactly, things: [{ thing: 'star', at: [1, Number.NaN] }] }, CAST)).toMatchObject({
      things: [{ thing: 'star', count: 1 }],
    });
    expect(readStaging({ ...WRITTEN, exactly }, CAST)).not.toHaveProperty('exactly');
  });

  it('are in lines behind the thing', () => {
    for (const line of ['moon at 10 20', 'star x2 at 40 22 0.7', 'pebble far at -4 90.5 1.1 -30', 'leaf at 4 50 1 0 90.5'])
      expect(thingLine(readThingLine(line) ?? { thing: '', count: 0 })).toBe(line);
    expect(readThingLine('bowl at home')).toEqual({ thing: 'bowl at home', count: 1 });
  });

  it('move along with other names', () => {
    const { exactly } = renamed(readStaging(WRITTEN, CAST), (name) => (name === 'Safiya' ? 'Mo' : name));
    expect(exactly).toEqual({ Mo: [52, 90, 1.3] });
  });

  it('are the same in each version of the pictures, with the sides beside them', () => {
    const scene = parseScene({ staging: WRITTEN }, {}, CAST);
    const story = { storySetting: 'meadow', storyTone: 'calm', favoriteAnimal: 'fox', pictureCast: CAST } as const;
    for (const id of ['a', 'b', 'c', 'd']) expect(pagePicture({ ...story, id }, scene, 0).scene).toEqual(scene);
  });
});
