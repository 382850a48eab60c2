/// <reference types="node" />
/** What the app loads of the art kit: for each scene only its place and its hero's family of creatures. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COVER_IDS, coverPicture, parseScene, SCENE_PLACES, SETTING_IDS } from '@tuckaway/domain';
import { describe, expect, it } from 'vitest';
import { coverSvg, storyPicture } from './kit.ts';
import { drawCoverWith, drawStoryPicture } from './load.ts';
import { COVER_SCENES } from './scene/cover/compose.ts';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The modules that a file imports statically, directly or indirectly, without types. */
function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(HERE, file), 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';$/gms))
    comesWith(relative(HERE, join(HERE, dirname(file), from)), seen);
  return seen;
}

const SCENES = readdirSync(join(HERE, 'places')).filter((name) => name.endsWith('.ts') && name !== 'scenes.ts');
const FAMILIES = readdirSync(join(HERE, 'creatures', 'families'));
const scenesIn = (files: Set<string>) => [...files].filter((file) => SCENES.some((name) => file === `places/${name}`));
const familiesIn = (files: Set<string>) => [...files].filter((file) => /^creatures\/(?:families|kinds)\//.test(file));

describe('loading', () => {
  it('does not load other places, creatures or lists of names with the first scene', () => {
    const files = comesWith('index.ts');
    expect(scenesIn(files)).toEqual([]);
    expect(familiesIn(files)).toEqual([]);
    expect([...files].filter((file) => /kinds|names|tokens|alt|empty-state|icons|kit/.test(file))).toEqual([]);
  });

  it.each(SCENES)('adds no other place and no creature with %s', (name) => {
    const files = comesWith(`places/${name}`);
    expect(scenesIn(files)).toEqual([`places/${name}`]);
    expect(familiesIn(files)).toEqual([]);
  });

  it.each(FAMILIES)('adds no other family with %s', (name) => {
    const loaded = familiesIn(comesWith(`creatures/families/${name}`));
    expect(loaded.filter((file) => file.includes('/families/'))).toEqual([`creatures/families/${name}`]);
    for (const other of FAMILIES.filter((each) => each !== name)) {
      const kinds = loaded.filter((file) => file.includes('/kinds/'));
      const others = familiesIn(comesWith(`creatures/families/${other}`));
      expect(kinds.filter((file) => others.includes(file))).toEqual([]);
    }
  });
});

it.each(SCENE_PLACES)('draws the same picture from pieces as from the whole kit: %s', async (place) => {
  for (const [i, animal] of ['fox', 'pangolin', 'whale', 'heron', 'phoenix', 'unknown', ''].entries()) {
    const setting = SETTING_IDS.find((id) => id === place) ?? 'meadow';
    const cover = coverPicture({
      id: `pieces ${i}`,
      storySetting: setting,
      storyTone: 'cozy',
      favoriteAnimal: animal,
      coverImage: COVER_IDS[i % 6],
    });
    const figures = [{ who: 'animal' }, { who: 'owl' }, { who: 'whale' }, { who: 'friend' }].slice(0, i);
    const page = { ...cover, scene: parseScene({ place, space: i % 2 ? 'inside' : 'outside', figures }), page: i };
    for (const picture of [cover, page]) expect(await drawStoryPicture(picture)).toEqual(storyPicture(picture));
  }
});

it.each(COVER_IDS)('draws a cover with any animal that it knows: %s', async (cover) => {
  const own = coverSvg(cover);
  expect(await drawCoverWith(COVER_SCENES[cover].animal ?? '', cover)).toBe(own);
  expect(await drawCoverWith('otter', cover)).not.toBe(own);
  for (const unknown of ['', 'Zwumpf']) expect(await drawCoverWith(unknown, cover)).toBeNull();
});
