import { describe, expect, it } from 'vitest';
import { COVER_IDS, SETTING_IDS } from '../stories/story-options.ts';
import { DEFAULT_SCENE } from './parse-scene.ts';
import { childSeedOf, coverPicture, coverScene, otherVersionId, PICTURE_VERSIONS, pagePicture, pictureVersion } from './pictures.ts';
import { type Scene, sceneSchema } from './scene.ts';

const STORY = { id: 'one', storySetting: 'library', storyTone: 'cozy', favoriteAnimal: 'otter' } as const;

it('coverScene shows every setting in the light of every cover', () => {
  for (const storySetting of SETTING_IDS) {
    for (const coverImage of COVER_IDS) {
      const scene = coverScene({ storySetting, coverImage });
      expect(sceneSchema.parse(scene)).toMatchObject({ place: storySetting, figures: [{ who: 'animal' }] });
    }
  }
  expect(coverScene({ storySetting: 'library', coverImage: 'space' })).toMatchObject({ space: 'inside', time: 'late-night' });
});

describe('coverPicture', () => {
  it('is the same before the story is written, as stored, and for stories without a stored cover', () => {
    const cover = coverScene(STORY);
    expect(coverPicture({ ...STORY, cover })).toEqual(coverPicture(STORY));
    expect(coverPicture(STORY)).toMatchObject({ cover: 'moon', seed: 'one', page: null });
  });

  it('reads a cover of unknown words, and an unknown choice', () => {
    const story = { ...STORY, coverImage: 'volcano' as never, cover: { place: 'castle', time: 'teatime' } };
    expect(coverPicture(story)).toMatchObject({ cover: 'moon', scene: { place: 'castle', time: 'night' } });
  });
});

it('childSeedOf is the number that is stored with the story, and for a story without one that of its id, on every picture', () => {
  const stored = { ...STORY, childSeed: 7 };
  const seeds = [stored, { ...stored, id: 'two' }, STORY].map((story) => [coverPicture(story), pagePicture(story, DEFAULT_SCENE, 1)]);
  expect(seeds.map((drawn) => drawn.map(({ childSeed }) => childSeed))).toEqual([
    [7, 7],
    [7, 7],
    [childSeedOf(STORY), childSeedOf(STORY)],
  ]);
  expect(childSeedOf({ id: 'two' })).not.toBe(childSeedOf({ id: 'one' }));
  expect(childSeedOf({ ...STORY, childSeed: 0 })).toBe(0);
});

describe('otherVersionId', () => {
  const ids = Array.from({ length: 60 }, (_, nth) => `story-${nth}`);

  it('takes the first id with another side and another of the three viewpoints', () => {
    expect(new Set(ids.map(pictureVersion)).size).toBe(PICTURE_VERSIONS);
    for (const earlier of ids) {
      let nth = 0;
      const [before, after] = [earlier, otherVersionId(earlier, () => `new-${nth++}`)].map(pictureVersion);
      expect((after ?? 0) % 2).not.toBe((before ?? 0) % 2);
      expect((after ?? 0) % 3).not.toBe((before ?? 0) % 3);
    }
  });

  it('leads to figures on the other side', () => {
    const scene: Scene = { ...DEFAULT_SCENE, figures: [{ who: 'animal', pose: 'stand', emotion: 'happy', size: 'medium', side: 'left' }] };
    let nth = 0;
    const other = otherVersionId(STORY.id, () => `new-${nth++}`);
    const sides = [STORY.id, other].map((id) => pagePicture({ ...STORY, id }, scene, 1).scene.figures[0]?.side);
    expect(sides.toSorted()).toEqual(['left', 'right']);
  });
});
