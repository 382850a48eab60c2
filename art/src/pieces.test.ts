/// <reference types="node" />
/** What the app loads of the art kit: for each scene only its place and its hero's family of creatures. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COVERS } from './compose.ts';
import { sceneAlt, sceneSvg } from './kit.ts';
import { drawScene } from './load.ts';
import { PLACES } from './place.ts';

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

const SCENES = readdirSync(join(HERE, 'places')).filter((name) => !['common.ts', 'room.ts', 'scenes.ts'].includes(name));
const FAMILIES = ['four-legged.ts', 'birds.ts', 'sea.ts', 'crawlers.ts', 'tales.ts'];
const scenesIn = (files: Set<string>) => [...files].filter((file) => SCENES.some((name) => file === `places/${name}`));
const familiesIn = (files: Set<string>) => [...files].filter((file) => FAMILIES.some((name) => file === `creatures/${name}`));

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

  it.each(['four-legged.ts', 'birds.ts', 'tales.ts'])('adds no other family with %s', (name) => {
    expect(familiesIn(comesWith(`creatures/${name}`))).toEqual([`creatures/${name}`]);
  });
});

it.each([...PLACES.map((place) => ({ place })), ...COVERS.map((cover, i) => ({ place: PLACES[i * 3] ?? 'city', cover }))])(
  'draws the same scene from pieces as from the whole kit: $place $cover',
  async (asked) => {
    for (const animal of ['fox', 'owl', 'whale', 'snail', 'dragon', 'unknown', undefined]) {
      const request = { ...asked, animal, seed: `pieces ${animal}` };
      expect(await drawScene(request)).toEqual({ svg: sceneSvg(request), alt: sceneAlt(request) });
    }
  },
);
