import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appIconSvg } from '../../art/src/kit.ts';
import { COVER_IDS, SETTING_IDS } from '../../domain/src/index.ts';
import { ROOT } from '../local/paths.ts';
import { curatedSources } from '../seed/sources.ts';
import { madePictures } from './made-pictures.ts';

const LIMIT = 12 * 1024;
const drawn = madePictures().map(({ url, draw }) => ({ url, svg: draw() }));
const curated = curatedSources();

describe('the pictures drawn before a build', () => {
  it('are the covers, settings, empty states, and both covers and the pages of all curated stories', () => {
    const urls = drawn.map(({ url }) => url);
    expect(urls.filter((url) => url.startsWith('/art/covers/'))).toEqual(COVER_IDS.map((id) => `/art/covers/${id}.svg`));
    expect(urls.filter((url) => url.startsWith('/art/settings/')).sort()).toEqual(
      SETTING_IDS.map((id) => `/art/settings/${id}.svg`).sort(),
    );
    expect(urls.filter((url) => url.startsWith('/art/empty/'))).toHaveLength(5);
    expect(urls.filter((url) => url.startsWith('/art/curated/') && !url.endsWith('.yawn.svg'))).toHaveLength(
      curated.reduce((sum, { pages }) => sum + 2 + pages.length, 0),
    );
  });

  it('take at most 12 KB each after gzip', () => {
    expect(drawn.map(({ url, svg }) => [gzipSync(svg).length, url] as const).filter(([bytes]) => bytes > LIMIT)).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(drawn.map(({ svg }) => svg.replace(/t[0-9a-z]{8,}/g, ''))).size).toBe(drawn.length);
  });

  it.each(drawn)('$url has no styles, scripts, duplicate ids or links', ({ svg }) => {
    expect(svg.match(/ style=|<style|<script|<foreignObject|<image|href="(?!#)|url\((?!#)|NaN|undefined|<!--/)).toBeNull();
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it.each(curated)('the curated story “$title” describes each picture differently', ({ pages, cover }) => {
  const descriptions = [cover, ...pages.map(({ picture }) => picture)].map((text) => text.trim());
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const text of descriptions) expect(text).toMatch(/^[A-Z].{30,200}\.$/);
});

it('the favicon, which the header shows too, is the app’s icon', () => {
  expect(readFileSync(join(ROOT, 'web', 'public', 'favicon.svg'), 'utf8')).toBe(appIconSvg());
});
