/// <reference types="node" />
/** What a screen loads of the art kit: the door is tiny, a scene brings its own place and its hero's family, and no other. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COVERS } from './compose.ts';
import { sceneSvg } from './index.ts';
import { drawScene } from './load.ts';
import { PLACES } from './place.ts';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Modules of the kit that come with a file before anything is drawn: its static imports, theirs, and so on; types do not come along. */
function comesWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(HERE, file), 'utf8');
  for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';$/gms))
    comesWith(relative(HERE, join(HERE, dirname(file), from)), seen);
  return seen;
}

const SCENES = readdirSync(join(HERE, 'places')).filter((name) => !['common.ts', 'room.ts', 'scenes.ts'].includes(name));
const FAMILIES = ['four-legged.ts', 'birds.ts', 'sea.ts', 'crawlers.ts', 'tales.ts'];
const scenesIn = (files: Set<string>) => [...files].filter((file) => SCENES.some((name) => file === `places/${name}`));
const familiesIn = (files: Set<string>) => [...files].filter((file) => FAMILIES.some((name) => file === `creatures/${name}`));

describe('what is loaded', () => {
  it('with a screen that shows pictures is the door alone', () => {
    expect([...comesWith('picture.tsx')]).toEqual(['picture.tsx']);
  });

  it('with the first scene is no place, no creature, no list of names, and none of the small things of other places', () => {
    const files = comesWith('load.ts');
    expect(scenesIn(files)).toEqual([]);
    expect(familiesIn(files)).toEqual([]);
    expect([...files].filter((file) => /kinds|names|tokens|alt|empty-state|icons|index/.test(file))).toEqual([]);
  });

  it.each(SCENES)('with the place %s is no other place and no creature', (name) => {
    const files = comesWith(`places/${name}`);
    expect(scenesIn(files)).toEqual([`places/${name}`]);
    expect(familiesIn(files)).toEqual([]);
  });

  it.each(['four-legged.ts', 'birds.ts', 'tales.ts'])('with the family %s is no other family', (name) => {
    expect(familiesIn(comesWith(`creatures/${name}`))).toEqual([`creatures/${name}`]);
  });
});

describe('a scene drawn from its pieces', () => {
  it.each([...PLACES.map((place) => ({ place })), ...COVERS.map((cover, i) => ({ place: PLACES[i * 3] ?? 'city', cover }))])(
    'is the same as from the whole kit: $place $cover',
    async (asked) => {
      for (const animal of ['fox', 'owl', 'whale', 'snail', 'dragon', 'nobody knows', undefined]) {
        const request = { ...asked, animal, seed: `pieces ${animal}` };
        expect((await drawScene(request)) === sceneSvg(request), String(animal)).toBe(true);
      }
    },
  );
});
