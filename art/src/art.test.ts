/// <reference types="node" />
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appIconSvg, coverSvg, emptyStateSvg, knownAnimals, type SceneRequest, sceneSvg, settingIconSvg } from './kit.ts';
import { PLACES } from './places/parts/place.ts';

const COVERS = ['moon', 'forest', 'ocean', 'space', 'castle', 'garden'] as const;
const MOODS = ['funny', 'sleepy', 'cozy', 'silly', 'calm'] as const;
const EMPTY = ['favorites', 'offline', 'not-found', 'soon', 'error'] as const;
const SIZES = [
  [800, 600],
  [800, 1000],
  [1200, 630],
] as const;
const LIMIT = 12 * 1024;

/** The errors in XML of the simple kind that the kit writes; empty if it is well-formed. */
function problems(xml: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
  let end = 0;
  for (const match of xml.matchAll(tag)) {
    const between = xml.slice(end, match.index);
    if (/[<>]/.test(between)) found.push(`stray bracket in "${between.slice(0, 60)}"`);
    end = match.index + match[0].length;
    const [, closing, name = '', attributes = '', empty] = match;
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}> closes nothing`);
    } else if (!empty) open.push(name);
    const names = [...attributes.matchAll(/\s([\w:-]+)="/g)].map((a) => a[1]);
    if (names.some((a) => /^(on|style$)/.test(a ?? '')) || /^(script|style|foreignObject|image|a)$/.test(name))
      found.push(`<${name}${attributes}> is not allowed`);
    if (new Set(names).size !== names.length) found.push(`an attribute twice in <${name}${attributes}>`);
  }
  if (end !== xml.length) found.push('text after the end');
  if (open.length) found.push(`left open: ${open.join(' ')}`);
  if (/&(?!(amp|lt|gt|quot|#39);)/.test(xml)) found.push('a bare &');
  if (/NaN|undefined|Infinity|\[object/.test(xml)) found.push('a number that is none');
  return found;
}

const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] ?? '');

/** Expectations for every picture. */
function expectPicture(svg: string, limit = LIMIT): void {
  expect(problems(svg)).toEqual([]);
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
  expect(gzipSync(svg).length).toBeLessThanOrEqual(limit);
  expect(svg.match(/<style|<script|<foreignObject|href="(?!#)|url\((?!#)/)).toBeNull();
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((m) => m[1] ?? '').filter((id) => !ids.includes(id))).toEqual([]);
  expect([...svg.matchAll(/<(?:path|circle|ellipse|rect)[^>]* (?:d|x|y|cx|cy|r|rx|ry)="[^"]*?(\d*\.\d{2,})/g)].map((m) => m[1])).toEqual(
    [],
  );
}

describe('scenes', () => {
  it('are the same for the same request', () => {
    const request: SceneRequest = { place: 'forest', animal: 'fox', mood: 'calm', seed: 'one' };
    expect(sceneSvg(request) === sceneSvg({ ...request })).toBe(true);
  });

  it.each(PLACES)('%s is a sound picture with any animal, mood and shape', (place) => {
    for (const [i, animal] of ['fox', 'elephant', 'whale', 'goldfish', 'butterfly', 'giraffe', 'snail', undefined].entries()) {
      const [width, height] = SIZES[i % 3] ?? SIZES[0];
      const mood = MOODS[i % 5] ?? 'calm';
      expectPicture(sceneSvg({ place, animal, mood, seed: `${place} ${i}` }, { width, height }));
    }
  });

  it.each(COVERS)('the cover %s is a sound picture, alone and for a story of any place', (cover) => {
    expectPicture(coverSvg(cover));
    for (const [i, place] of PLACES.entries()) {
      const [width, height] = SIZES[i % 3] ?? SIZES[0];
      expectPicture(sceneSvg({ place, animal: knownAnimals[i * 5] ?? 'cat', seed: `s${i}`, cover }, { width, height }));
    }
  });

  it('have a title only on request, and no filters, which old phones draw slowly', () => {
    expect(sceneSvg({ place: 'city', seed: 'a' }).match(/<title|<filter/)).toBeNull();
    expectPicture(sceneSvg({ place: 'city', seed: 'a' }, { title: 'Cats & “dogs” <3' }));
    expect(sceneSvg({ place: 'city', seed: 'a' }, { title: 'Cats & dogs' }).includes('<title>Cats &amp; dogs</title>')).toBe(true);
  });

  it('accept any text and escape it in the markup', () => {
    const odd = [
      '',
      ' ',
      '🦊',
      '🦄🌈',
      'قطة صغيرة',
      'שועל',
      'きつね',
      '<script>alert(1)</script>',
      '"><svg onload=x>',
      '&amp;',
      'a'.repeat(10_000),
      '\u0000\u0007',
      '\ud800',
      '__proto__',
      'constructor',
      'toString',
      "x' onclick='y",
    ];
    for (const text of odd) {
      expectPicture(sceneSvg({ place: text, animal: text, seed: text }, { title: text }));
      expect(sceneSvg({ place: text, animal: text, seed: text }).includes('alert(1)')).toBe(false);
      expectPicture(settingIconSvg(text), 2500);
    }
  });
});

describe('small pictures', () => {
  it.each(PLACES)('the vignette of %s is sound and small', (place) => {
    expectPicture(settingIconSvg(place));
    expect(settingIconSvg(place).length).toBeLessThanOrEqual(2500);
  });

  it('the icon is well-formed in both forms, and both can be on one page', () => {
    const plain = appIconSvg();
    const maskable = appIconSvg({ maskable: true });
    expectPicture(plain);
    expectPicture(maskable);
    const ids = [...idsOf(plain), ...idsOf(maskable)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('empty states are well-formed and can share a page', () => {
    for (const kind of EMPTY) expectPicture(emptyStateSvg(kind));
    const ids = EMPTY.flatMap((kind) => idsOf(emptyStateSvg(kind)));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
